import { expect, test } from 'vitest';
import { LANGUAGE_CODES, type Language } from '#languages/index.ts';
import { checkNotes } from './check-notes.ts';
import type { TableRow } from './table.ts';

type Row = [key: string, cells?: Partial<Record<Language | 'sense', string>>];

/** A row whose forms are its own in every language but for those that are given. */
const row = ([key, cells]: Row, index: number): TableRow => ({
  line: index + 2,
  cells: {
    ...{ key, sense: '' },
    ...Object.fromEntries(LANGUAGE_CODES.map(language => [language, `${key} ${language}`])),
    ...cells,
  },
});
const check = (rows: Row[], notes: Partial<Record<Language, [key: string, note: string][]>> = {}) => {
  const files = Object.entries(notes).map(
    ([language, listed]) =>
      [
        language as Language,
        listed.map(([key, note], index) => ({ line: index + 2, cells: { key, note } })),
      ] as const,
  );
  return checkNotes([{ file: 'words/a.tsv', rows: rows.map(row) }], new Map(files));
};
const FAST: Row = ['fast', { de: 'schnell' }];
const QUICKLY: Row = ['quickly', { de: 'Schnell' }];
const OF_FAST: [string, string] = ['fast', 'wie etwas ist'];
const OF_QUICKLY: [string, string] = ['quickly', 'wie man etwas tut'];

test('each row whose form is read like another has a note in that language', () => {
  expect(check([FAST, QUICKLY], { de: [OF_FAST, OF_QUICKLY] })).toEqual([]);
  expect(check([FAST, QUICKLY], { de: [OF_FAST], uk: [] })).toEqual([
    'words/a.tsv:3 quickly · de "Schnell" is also that of fast; write a note in notes/de.tsv',
  ]);
});

test('Turkish letters are read as Turkish', () => {
  const rows: Row[] = [
    ['light', { tr: 'ışık' }],
    ['glow', { tr: 'IŞIK' }],
  ];
  expect(check(rows)).toHaveLength(2);
  expect(check([rows[0] as Row, ['other', { tr: 'işik' }]])).toEqual([]);
});

test('the sense of an English row is its note, unless the file has another', () => {
  const rows: Row[] = [
    ['bat-animal', { en: 'bat', sense: 'the animal' }],
    ['bat-club', { en: 'bat' }],
  ];
  expect(check(rows)).toEqual([
    expect.stringMatching(/^words\/a\.tsv:3 bat-club · en "bat" is also that of/),
  ]);
  expect(check(rows, { en: [['bat-club', 'for a ball']] })).toEqual([]);
  expect(check(rows, { en: [['bat-club', 'the animal']] })).toEqual([
    'words/a.tsv:3 bat-club · en "bat" has the note of bat-animal; write another in notes/en.tsv',
  ]);
  const spoken: Row = ['bat-animal', { en: 'bat', sense: 'a flying bat' }];
  const [slip] = check([spoken, rows[1] as Row], { en: [['bat-club', 'for a ball']] });
  expect(slip).toMatch(/^words\/a\.tsv:2 bat-animal · sense "a flying bat" has the word "bat" itself/);
});

test('no other row has a note, and none has two', () => {
  const lacking: Row = ['at-once', { de: '' }];
  expect(
    check([FAST, QUICKLY, lacking, ['slow']], {
      de: [OF_FAST, OF_QUICKLY, OF_FAST, ['gone', 'x'], ['slow', 'x'], ['at-once', 'x']],
    }),
  ).toEqual([
    'notes/de.tsv:4 fast is listed already; remove one of the two',
    'notes/de.tsv:5 gone is no taught word; correct the key or remove the row',
    'notes/de.tsv:6 slow · "slow de" is the form of no other taught word; remove the row',
    'notes/de.tsv:7 at-once has no word in de; remove the row',
  ]);
});

test.each([
  ['', 'is empty'],
  ['x'.repeat(41), 'is longer than 40 signs'],
  ['fu\u0308r Autos', 'is not NFC'],
  ['wie  etwas ist', 'has a space too many'],
  ['wie etwas ist ', 'has a space too many'],
  ['wie etwas ist (Autos)', 'has brackets'],
  ['wie etwas ist.', 'ends with punctuation'],
  ['so, SCHNELL wie es geht', 'has the word "schnell" itself'],
])('the note "%s" %s', (note, problem) => {
  expect(check([FAST, QUICKLY], { de: [['fast', note], OF_QUICKLY] })).toEqual([
    expect.stringContaining(`notes/de.tsv:2 fast · note "${note}" ${problem}`),
  ]);
});

test('a note may have a longer word that begins like its own', () => {
  expect(check([FAST, QUICKLY], { de: [['fast', 'wie ein Schnellzug'], OF_QUICKLY] })).toEqual([]);
});
