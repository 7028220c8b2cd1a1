import { LANGUAGES, type Language } from '#languages/index.ts';
import type { Column, DeckTable, Mapping } from './deck.ts';

export type Pair = { lang: Language; learn: Language };

/** What files call the columns, in small letters; the names of our own exports come first. */
const NAMES: Record<Column, readonly string[]> = {
  word: [
    'word',
    'front',
    'term',
    'expression',
    'vocab',
    'vocabulary',
    'target',
    'question',
    'foreign',
    'kanji',
    'hanzi',
  ],
  translation: [
    'translation',
    'back',
    'meaning',
    'definition',
    'gloss',
    'native',
    'answer',
    'meanings',
    'source',
  ],
  reading: [
    'reading',
    'transcription',
    'pronunciation',
    'ipa',
    'pinyin',
    'kana',
    'furigana',
    'romaji',
    'romanization',
    'phonetic',
  ],
  note: ['note', 'notes', 'comment', 'comments', 'remark', 'hint', 'extra', 'info'],
  // LingQ calls it a fragment or a phrase.
  sentence: [
    'sentence',
    'example',
    'examples',
    'context',
    'sentences',
    'example sentence',
    'fragment',
    'phrase',
    'usage',
  ],
  emoji: ['emoji', 'picture'],
  key: ['key'],
};

/** A first row is a header when a cell of it is the name of a column. */
export function looksLikeHeader(cells: readonly string[], pair: Pair): boolean {
  return cells.some(cell => columnNamed(cell, pair) !== null);
}

/**
 * Which column of a table is what: by its name, and where names do not tell, the first two others are word and translation, in
 * the order that the scripts of the two languages suggest.
 */
export function guessMapping({ header, rows }: DeckTable, pair: Pair): Mapping {
  const width = Math.max(header?.length ?? 0, ...rows.slice(0, 100).map(({ cells }) => cells.length));
  const mapping: (Column | null)[] = Array.from({ length: width }, () => null);
  const hint = hintOfLingq(header ?? []);
  for (const [index, cell] of (header ?? []).entries()) {
    const column = index === hint ? 'translation' : columnNamed(cell, pair);
    if (column !== null && !mapping.includes(column)) mapping[index] = column;
  }
  const open = mapping.flatMap((column, index) => (column === null && isUsed(rows, index) ? [index] : []));
  if (!mapping.includes('word') && !mapping.includes('translation')) placeBoth(mapping, open, { rows, pair });
  else if (!mapping.includes('word')) place(mapping, open[0], 'word');
  else if (!mapping.includes('translation')) place(mapping, open[0], 'translation');
  if (header === null) placeSentence(mapping, rows);
  return mapping;
}

/** What LingQ calls the first translation of a term; there may be more of them. */
const HINT = /^hints?[ _]?1?$/;

/** The column of LingQ that holds the translation; -1 in a table of anybody else, where a hint is a note. */
function hintOfLingq(header: readonly string[]): number {
  const names = header.map(name => name.trim().toLowerCase());
  const isLingq = names.includes('term') && !names.some(name => NAMES.translation.includes(name));
  return isLingq ? names.findIndex(name => HINT.test(name)) : -1;
}

/** Rows that are enough to see a pattern. */
const SEEN_ROWS = 100;

/** A column without a name that contains the word, with more around it, in most rows is its sentence, as in what Readlang exports. */
function placeSentence(mapping: (Column | null)[], rows: DeckTable['rows']): void {
  const word = mapping.indexOf('word');
  const seen = rows.slice(0, SEEN_ROWS);
  const isSentence = (index: number) => {
    const holding = seen.filter(({ cells }) => {
      const [form, text] = [cells[word]?.toLowerCase() ?? '', cells[index]?.toLowerCase() ?? ''];
      return form !== '' && text.length > form.length && text.includes(form);
    });
    return holding.length > seen.length / 2;
  };
  place(
    mapping,
    mapping.findIndex((column, index) => column === null && isSentence(index)),
    'sentence',
  );
}

/** The mapping with another meaning of one column; what had that meaning before is left out. */
export function remapped(mapping: Mapping, index: number, column: Column | null): Mapping {
  return mapping.map((before, place) => {
    if (place === index) return column;
    return before === column ? null : before;
  });
}

type Sample = Pick<DeckTable, 'rows'> & { pair: Pair };

function placeBoth(mapping: (Column | null)[], [first, second]: number[], { rows, pair }: Sample): void {
  const isSwapped =
    first !== undefined &&
    second !== undefined &&
    likeness(rows, first, pair.learn) + likeness(rows, second, pair.lang) <
      likeness(rows, first, pair.lang) + likeness(rows, second, pair.learn);
  place(mapping, isSwapped ? second : first, 'word');
  place(mapping, isSwapped ? first : second, 'translation');
}

function place(mapping: (Column | null)[], index: number | undefined, column: Column): void {
  if (index !== undefined && index !== -1) mapping[index] = column;
}

function columnNamed(cell: string, { lang, learn }: Pair): Column | null {
  const name = cell.trim().toLowerCase();
  const found = (Object.keys(NAMES) as Column[]).find(column => NAMES[column].includes(name));
  if (found !== undefined) return found;
  if (namesOf(learn).includes(name)) return 'word';
  return namesOf(lang).includes(name) ? 'translation' : null;
}

function namesOf(code: Language): string[] {
  const language = LANGUAGES.find(known => known.code === code);
  return language === undefined ? [] : [code, language.name.toLowerCase(), language.english.toLowerCase()];
}

const SCRIPTS: Partial<Record<Language, RegExp>> = {
  uk: /\p{Script=Cyrillic}/u,
  hi: /\p{Script=Devanagari}/u,
  ar: /\p{Script=Arabic}/u,
  bn: /\p{Script=Bengali}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  zh: /\p{Script=Han}/u,
  ko: /\p{Script=Hangul}/u,
};
const LATIN = /\p{Script=Latin}/u;

/** How many of the first rows have letters of the language in a column. */
function likeness(rows: DeckTable['rows'], index: number, language: Language): number {
  const script = SCRIPTS[language] ?? LATIN;
  return rows.slice(0, 100).filter(({ cells }) => script.test(cells[index] ?? '')).length;
}

function isUsed(rows: DeckTable['rows'], index: number): boolean {
  return rows.some(({ cells }) => (cells[index] ?? '') !== '');
}
