import type { Language } from '#languages/index.ts';
import type { countUnits, FormSequence } from '#languages/word-forms/count-units.ts';
import {
  type Candidate,
  CLAUSE_END,
  GAP,
  type KnownWords,
  type LanguageForms,
  LONGEST_WORD,
  type Piece,
} from '#languages/word-forms/language-forms.ts';
import { countPieces } from './count-pieces.ts';
import { readCasedWords } from './word-reader.ts';

/** What a form of a text may be: a form of `base`, which means what the rows say, likeliest first; grammar words may have none. */
export type FormReading = { base: string; rows: readonly string[] };

/** A different form of a text, how often it comes, and all that it may be, likeliest first. */
export type FormCount = {
  form: string;
  count: number;
  /** A name is what nothing is known of and what is always written with a capital. */
  kind: 'word' | 'name' | 'number';
  readings: FormReading[];
};

/** In these a space parts syllables, so words are looked for in a line. */
const PARTED_SYLLABLES: ReadonlySet<Language> = new Set(['vi']);

/** How the words of a language change, what our rows are called in it, and what finds units of several words; a worker brings them. */
type CountingTools = { forms: LanguageForms; known: KnownWords; countUnits: typeof countUnits };

/** Counts the words of a text in any of our languages as they are written, with what each may be. */
export function countForms(
  text: string,
  language: Language,
  { forms, known, countUnits }: CountingTools,
): FormCount[] {
  const countAll = PARTED_SYLLABLES.has(language) ? countByLine : countSpaced;
  const counted = forms.visitPieces
    ? countSpaceless(text, forms.visitPieces, forms, known)
    : countAll(text, forms, known);
  const candidates = counted.forms.map(form =>
    // What is longer is no word, and endings would be looked for at every place of it.
    form.length > LONGEST_WORD ? [] : forms.candidates(form, known),
  );
  const units =
    counted.sequence === undefined ? [] : unitsIn(counted.sequence, candidates, { forms, known, countUnits });
  for (const { parts, count } of units)
    for (const part of parts) counted.counts[part] = (counted.counts[part] ?? 0) - count;
  const singles = counted.forms.map((form, number): FormCount => {
    const count = counted.counts[number] ?? 0;
    const readings = (candidates[number] ?? []).map(readingOf);
    const isName = readings.length === 0 && counted.capitals[number] === count && language !== 'de';
    const kind = /^[\p{N}\p{P}]+$/u.test(form) ? 'number' : isName ? 'name' : 'word';
    return { form, count, kind, readings };
  });
  const together = units.map(
    ({ form, rows, count }): FormCount => ({
      ...{ form, count, kind: 'word' },
      readings: [{ base: rows[0].form, rows: rows.map(({ key }) => key).filter(key => key !== '') }],
    }),
  );
  return [...singles.filter(({ count }) => count > 0), ...together];
}

/** The different forms of a text by their numbers; those of scripts with spaces also as they follow one another. */
type Counted = { forms: string[]; counts: number[]; capitals: number[]; sequence?: FormSequence };

function formTable(fold: (word: string) => string) {
  const numbers = new Map<string, number>();
  /** By the word as it is written: a text has most of its words many times. */
  const written = new Map<string, number | undefined>();
  const counted = { forms: [] as string[], counts: [] as number[], capitals: [] as number[] };
  const numberOf = (word: string): number | undefined => {
    if (written.has(word)) return written.get(word);
    const form = fold(word);
    const number = form === '' ? undefined : (numbers.get(form) ?? counted.forms.push(form) - 1);
    if (number !== undefined) numbers.set(form, number);
    written.set(word, number);
    return number;
  };
  /** The number of the form of a word, counted as often; undefined where nothing of it is left. */
  const add = (word: string, count: number): number | undefined => {
    const number = numberOf(word);
    if (number === undefined) return undefined;
    counted.counts[number] = (counted.counts[number] ?? 0) + count;
    counted.capitals[number] = (counted.capitals[number] ?? 0) + (startsWithCapital(word) ? count : 0);
    return number;
  };
  return { counted, add };
}

function countSpaceless(
  text: string,
  visitPieces: NonNullable<LanguageForms['visitPieces']>,
  forms: LanguageForms,
  known: KnownWords,
): Counted {
  const { words, counts } = countPieces(text, visit => visitPieces(text, known, visit));
  const { counted, add } = formTable(forms.fold);
  for (const [number, word] of words.entries()) add(word, counts[number] ?? 0);
  return counted;
}

function countByLine(text: string, forms: LanguageForms, known: KnownWords): Counted {
  const { counted, add } = formTable(forms.fold);
  const sequence: number[] = [];
  const gaps: number[] = [];
  for (const line of text.split('\n')) {
    let between = '';
    const close = () => {
      if (gaps.length > 0) gaps[gaps.length - 1] = gapIn(between, 0, between.length);
      between = '';
    };
    for (const { text: piece, isWord } of forms.split(line, known)) {
      const form = isWord ? add(piece, 1) : undefined;
      if (form === undefined) {
        between += piece;
        continue;
      }
      close();
      sequence.push(form);
      gaps.push(GAP.phrase);
    }
    between += '\n';
    close();
  }
  const read = { forms: counted.forms, sequence: Int32Array.from(sequence), gaps: Uint8Array.from(gaps) };
  return { ...counted, sequence: read };
}

function countSpaced(text: string, forms: LanguageForms, known: KnownWords): Counted {
  const { words, sequence, bounds } = readCasedWords(text);
  const counts = new Uint32Array(words.length);
  for (const number of sequence) counts[number] = (counts[number] ?? 0) + 1;
  const { counted, add } = formTable(forms.fold);
  // The parts of word n are between ends[n] and ends[n + 1]; nearly every word has one.
  const parts = { forms: [] as number[], gaps: [] as number[] };
  const ends = new Int32Array(words.length + 1);
  for (const [number, word] of words.entries()) {
    for (const { form, gap } of partsOf(forms.split(word, known), counts[number] ?? 0, add)) {
      parts.forms.push(form);
      parts.gaps.push(gap);
    }
    ends[number + 1] = parts.forms.length;
  }
  let length = 0;
  for (const number of sequence) length += (ends[number + 1] ?? 0) - (ends[number] ?? 0);
  const read = { forms: counted.forms, sequence: new Int32Array(length), gaps: new Uint8Array(length) };
  let place = 0;
  for (let at = 0; at < sequence.length; at += 1) {
    const number = sequence[at] ?? 0;
    const end = ends[number + 1] ?? 0;
    for (let part = ends[number] ?? 0; part < end; part += 1) {
      read.sequence[place] = parts.forms[part] ?? 0;
      read.gaps[place] = parts.gaps[part] ?? GAP.other;
      place += 1;
    }
    if (place > 0) read.gaps[place - 1] = gapIn(text, bounds[2 * at + 1] ?? 0, bounds[2 * at + 2] ?? 0);
  }
  return { ...counted, sequence: read };
}

/** The forms that a word is taken apart into, with the gap behind each. */
function partsOf(
  pieces: readonly Piece[],
  count: number,
  add: (word: string, count: number) => number | undefined,
): { form: number; gap: number }[] {
  const parts: { form: number; gap: number }[] = [];
  for (const { text, isWord } of pieces) {
    const form = isWord ? add(text, count) : undefined;
    const last = parts.at(-1);
    if (form !== undefined) parts.push({ form, gap: GAP.phrase });
    else if (last !== undefined) last.gap = GAP.other;
  }
  return parts;
}

function gapIn(text: string, start: number, end: number): number {
  const first = text.charCodeAt(start);
  if (end - start === 1 && (first === 0x20 || first === 0xa0)) return GAP.phrase;
  for (let at = start; at < end; at += 1) if (isClauseEnd(text.charCodeAt(at))) return GAP.clauseEnd;
  return GAP.other;
}

const CLAUSE_ENDS = Uint8Array.from({ length: 0x10000 }, (_, unit) =>
  Number(CLAUSE_END.test(String.fromCharCode(unit))),
);
const isClauseEnd = (unit: number) => CLAUSE_ENDS[unit] === 1;

function unitsIn(
  sequence: FormSequence,
  candidates: readonly (readonly Candidate[])[],
  { forms, known, countUnits }: CountingTools,
) {
  return countUnits(sequence, forms, known, form => candidates[form] ?? []);
}

const readingOf = ({ base, head, rows }: Candidate): FormReading => ({
  base: head ?? base,
  rows: rows.map(({ key }) => key),
});

function startsWithCapital(word: string): boolean {
  const first = word.charCodeAt(0);
  if (first < 128) return first >= 65 && first <= 90;
  return /^\p{Lu}/u.test(word);
}
