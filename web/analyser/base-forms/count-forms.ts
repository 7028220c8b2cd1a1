import type { Language } from '#languages/index.ts';
import {
  type Candidate,
  type KnownWords,
  type LanguageForms,
  LONGEST_WORD,
} from '#languages/word-forms/language-forms.ts';
import { readCasedWords } from '../counter/word-reader.ts';

/** What a form of a text may be: a form of `base`, which means what the row says; grammar words have none. */
export type FormReading = { base: string; row?: string };

/** A different form of a text, how often it stands there, and all that it may be, likeliest first. */
export type FormCount = {
  form: string;
  count: number;
  /** A name is what nothing is known of and what is always written with a capital. */
  kind: 'word' | 'name' | 'number';
  readings: FormReading[];
};

/** Between the words of a text in these nothing tells where they begin, so they are looked for in the text itself. */
const WITHOUT_SPACES: ReadonlySet<Language> = new Set(['zh', 'ja', 'vi']);

type Counted = { count: number; capitals: number };

/** Counts the words of a text in any of our languages as they stand there, and tells what each may be. */
export function countForms(
  text: string,
  language: Language,
  { forms, known }: { forms: LanguageForms; known: KnownWords },
): FormCount[] {
  const counted = new Map<string, Counted>();
  const add = (piece: string, count: number) => {
    const form = forms.fold(piece);
    if (form === '') return;
    const entry = counted.get(form);
    const capitals = startsWithCapital(piece) ? count : 0;
    if (entry === undefined) counted.set(form, { count, capitals });
    else {
      entry.count += count;
      entry.capitals += capitals;
    }
  };
  if (WITHOUT_SPACES.has(language)) {
    const written = new Map<string, number>();
    for (const line of text.split('\n')) {
      for (const { text: word, isWord } of forms.split(line, known))
        if (isWord) written.set(word, (written.get(word) ?? 0) + 1);
    }
    for (const [word, count] of written) add(word, count);
  } else {
    const { words, counts } = readCasedWords(text);
    for (const [number, word] of words.entries()) {
      const count = counts[number] ?? 0;
      for (const piece of forms.split(word, known)) if (piece.isWord) add(piece.text, count);
    }
  }
  return Array.from(counted, ([form, { count, capitals }]) => {
    // What is longer is no word, and endings would be looked for at every place of it.
    const readings = form.length > LONGEST_WORD ? [] : forms.candidates(form, known).map(readingOf);
    const isName = readings.length === 0 && capitals === count && language !== 'de';
    const kind = /^[\p{N}\p{P}]+$/u.test(form) ? 'number' : isName ? 'name' : 'word';
    return { form, count, kind, readings };
  });
}

function readingOf({ base, rows }: Candidate): FormReading {
  const row = rows[0]?.key;
  return row === undefined ? { base } : { base, row };
}

function startsWithCapital(word: string): boolean {
  const first = word.charCodeAt(0);
  if (first < 128) return first >= 65 && first <= 90;
  return /^\p{Lu}/u.test(word);
}
