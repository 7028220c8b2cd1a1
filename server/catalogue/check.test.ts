import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '#languages/index.ts';
import { checkContent } from './check.ts';
import type { Content } from './read-content.ts';
import type { TableRow } from './table.ts';

const FORMS: Record<string, string> = {
  en: 'letter',
  uk: 'лист',
  es: 'carta',
  hi: 'पत्र; चिट्ठी',
  ar: 'رسالة',
  pt: 'carta',
  bn: 'চিঠি',
  fr: 'lettre',
  de: 'Brief',
  ja: '手紙',
  id: 'surat',
  tr: 'mektup',
  zh: '信',
  vi: 'thư; bức thư; lá thư',
  it: 'lettera',
  ko: '편지',
  pl: 'list',
};
const row = (cells: Record<string, string> = {}, line = 2): TableRow => ({
  line,
  cells: { key: 'letter-mail', pos: 'noun', rank: '', sense: 'by mail', ...FORMS, ...cells },
});
const NO_CATEGORIES = { file: 'categories.tsv', rows: [] };
/** Transcriptions of just these rows, in every language. */
const transcribed = (rows: TableRow[]): Content['transcriptions'] =>
  new Map(
    LANGUAGE_CODES.map(language => [
      language,
      rows.map(({ line, cells }) => ({
        line,
        cells: { key: cells.key ?? '', transcription: 'x', source: 'engine', word: cells[language] ?? '' },
      })),
    ]),
  );
const check = (...rows: TableRow[]) =>
  checkContent({
    categories: NO_CATEGORIES,
    words: [],
    dictionary: [{ file: 'dictionary/a.tsv', rows }],
    retired: ['gone'],
    notUkrainian: [],
    sameForm: [],
    lacking: [],
    sameAsEnglish: [],
    transcriptions: transcribed(rows),
    notes: new Map(),
  });

test('a good row passes, with up to three variants in a cell', () => {
  expect(Object.keys(FORMS).sort()).toEqual([...LANGUAGE_CODES].sort());
  expect(check(row(), row({ key: 'letter-abc', sense: 'of the alphabet', rank: 'first' }, 3))).toEqual([]);
  expect(check(row({ rank: 'uk pl' }))).toEqual([]);
});

test.each([
  ['key', 'Letter'],
  ['key', ''],
  ['pos', 'name'],
  ['rank', '1'],
  ['rank', 'uk xx'],
  ['en', 'letter; note'],
  ['uk', ''],
  ['uk', 'лист; '],
  ['uk', 'лист;записка'],
  ['uk', 'лист, записка'],
  ['uk', 'лист; лист'],
  ['uk', 'a; b; в; г'],
  ['uk', 'лиcт'],
  ['uk', "об'єкт"],
  ['uk', 'лист 2'],
  ['de', ' Brief'],
  ['de', 'Brief (Post)'],
  ['fr', 'e\u0301crit'],
  ['zh', '號'],
])('%s "%s" is a slip, told with file, line and column', (column, cell) => {
  const slips = check(row({ [column]: cell }));
  expect(slips.length).toBeGreaterThan(0);
  for (const slip of slips) expect(slip).toMatch(new RegExp(`^dictionary/a\\.tsv:2 .*· ${column} ".*" \\S+`));
});

test('a form may show where another word stands', () => {
  expect(check(row({ ar: 'اتصل بـ; لـ', ja: 'ほとんど～ない; 〜に' }))).toEqual([]);
  expect(check(row({ ar: 'رسـالة' })).length).toBe(1);
});

test('phrases may end like sentences, words may not', () => {
  expect(check(row({ de: 'Brief!' })).length).toBe(1);
  expect(check(row({ pos: 'phrase', de: 'Brief!' }))).toEqual([]);
});

test('a key is used once, also across words and dictionary', () => {
  const [slip] = check(row(), row({ sense: 'another' }, 3));
  expect(slip).toMatch(/^dictionary\/a\.tsv:3 letter-mail · key .* is used at dictionary\/a\.tsv:2 already/);
});

test('one English word, part of speech and sense is one row', () => {
  const [slip] = check(row(), row({ key: 'letter-post' }, 3));
  expect(slip).toMatch(
    /^dictionary\/a\.tsv:3 letter-post · en .* is the meaning of dictionary\/a\.tsv:2 again/,
  );
});

test('a row of a taught meaning lists the taught form among its variants', () => {
  const word = {
    line: 2,
    cells: { key: 'letter', pos: 'noun', sense: 'by mail', ...FORMS, hi: 'चिट्ठी', vi: 'thư' },
  };
  const slips = (dictionary: TableRow) =>
    checkContent({
      categories: NO_CATEGORIES,
      words: [{ file: 'words/post.tsv', rows: [word] }],
      dictionary: [{ file: 'dictionary/a.tsv', rows: [dictionary] }],
      retired: [],
      notUkrainian: [],
      sameForm: [],
      lacking: [],
      sameAsEnglish: [],
      transcriptions: transcribed([word, dictionary]),
      notes: new Map(),
    }).filter(slip => slip.startsWith('dictionary/'));
  expect(slips(row())).toEqual([]);
  expect(slips(row({ sense: 'of the alphabet', hi: 'अक्षर' }))).toEqual([]);
  expect(slips(row({ hi: 'पत्र' }))).toEqual([
    'dictionary/a.tsv:2 letter-mail · hi "पत्र" lacks the taught form "चिट्ठी"; add it',
  ]);
});

test('rows of the dictionary may read the same in other languages', () => {
  expect(check(row(), row({ key: 'note', en: 'note' }, 3))).toEqual([]);
});

test('a category stands on a shelf and has a picture', () => {
  const categories = (cells: Record<string, string>) =>
    checkContent({
      categories: { file: 'categories.tsv', rows: [{ line: 2, cells: { key: 'post', ...cells } }] },
      words: [],
      dictionary: [],
      retired: [],
      notUkrainian: [],
      sameForm: [],
      lacking: [],
      sameAsEnglish: [],
      transcriptions: transcribed([]),
      notes: new Map(),
    });
  expect(categories({ shelf: 'city', emoji: '📮' })).toEqual([]);
  expect(categories({ shelf: 'town', emoji: '' })).toEqual([
    expect.stringMatching(/^categories.tsv:2 post · shelf "town" is no shelf; use one of: start /),
    'categories.tsv:2 post · emoji "" is not a single emoji; write one',
  ]);
});

test('a word that was changed after its transcription is told with the remedy', () => {
  const word = {
    line: 2,
    cells: { key: 'letter', pos: 'noun', sense: 'by mail', ...FORMS, hi: 'पत्र', vi: 'thư' },
  };
  const before = { ...word, cells: { ...word.cells, de: 'Schreiben' } };
  const slips = checkContent({
    categories: NO_CATEGORIES,
    words: [{ file: 'words/post.tsv', rows: [word] }],
    dictionary: [],
    retired: [],
    notUkrainian: [],
    sameForm: [],
    lacking: [],
    sameAsEnglish: [],
    transcriptions: transcribed([before]),
    notes: new Map(),
  });
  expect(slips.filter(slip => slip.startsWith('transcriptions/'))).toEqual([
    'transcriptions/de.tsv lacks 1 words as they are written now (letter); run npm run transcriptions',
  ]);
});
