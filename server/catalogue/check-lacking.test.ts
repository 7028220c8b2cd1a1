import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '#languages/index.ts';
import { checkLacking, lackingIn } from './check-lacking.ts';
import { checkWord } from './check-word.ts';
import type { TableRow } from './table.ts';

const ARM: TableRow['cells'] = {
  ...Object.fromEntries(LANGUAGE_CODES.map(language => [language, ''])),
  ...{ key: 'arm', pos: 'noun', en: 'arm', es: 'brazo', es_gender: 'm', ja: '腕', ja_kana: 'うで' },
};
const FULL = new Set(LANGUAGE_CODES.filter(language => !['en', 'es', 'ja'].includes(language)));
const listed = (...rows: [key: string, languages: string, reason?: string][]): TableRow[] =>
  rows.map(([key, languages, reason = 'has one word for it and hand'], index) => ({
    line: index + 2,
    cells: { key, languages, reason },
  }));
const columnsOf = (cells: TableRow['cells'], lacking: ReadonlySet<string> = FULL) =>
  checkWord({ line: 2, cells }, lacking).map(([column]) => column);
const check = (...rows: Parameters<typeof listed>) =>
  checkLacking([{ file: 'words/body.tsv', rows: [{ line: 2, cells: ARM }] }], listed(...rows));

test('a cell may be empty where the list names its language, and nowhere else', () => {
  expect(columnsOf(ARM)).toEqual([]);
  expect(columnsOf(ARM, new Set([...FULL].filter(language => language !== 'uk')))).toEqual(['uk']);
});

test('what does not exist has no reading and no gender', () => {
  expect(columnsOf({ ...ARM, uk_gender: 'f', uk_stress: 'рука́' })).toEqual(['uk_stress', 'uk_gender']);
  expect(columnsOf({ ...ARM, ja: '' }, new Set([...FULL, 'ja']))).toEqual(['ja_kana']);
  expect(columnsOf({ ...ARM, ar_vocalised: 'ذِرَاع' })).toEqual(['ar_vocalised']);
  expect(columnsOf({ ...ARM, es_gender: '' })).toEqual(['es_gender']);
});

test('several rows may name the languages of a word, each with its reason', () => {
  const lacking = lackingIn(listed(['arm', 'uk pl'], ['arm', 'bn', 'another'], ['foot', 'ja']));
  expect(lacking.get('arm')).toEqual(new Set(['uk', 'pl', 'bn']));
  expect(check(['arm', 'uk pl'], ['arm', 'bn', 'another'])).toEqual([]);
});

test('the list names no other key, no word that there is, nothing twice, and each with a reason', () => {
  expect(check(['leg', 'uk'])).toEqual([
    'lacking.tsv:2 leg is no taught word; correct the key or remove the row',
  ]);
  expect(check(['arm', 'es'])).toEqual([
    'lacking.tsv:2 arm · languages "es" has "brazo"; remove it here, or empty the cell',
  ]);
  expect(check(['arm', 'uk'], ['arm', 'uk'])).toEqual([
    'lacking.tsv:3 arm · languages "uk" is named already; remove one of the two',
  ]);
  expect(check(['arm', 'en'])).toHaveLength(1);
  expect(check(['arm', 'xx'])).toHaveLength(1);
  expect(check(['arm', ''])).toHaveLength(1);
  expect(check(['arm', 'uk', ''])).toEqual([
    'lacking.tsv:2 arm · reason "" is empty; say why there is no such word',
  ]);
});
