import { expect, test } from 'vitest';
import { checkUkrainian, checkUkrainianText } from './check-ukrainian.ts';
import type { TableRow } from './table.ts';

const list = (...rows: [word: string, instead: string, keys?: string][]): TableRow[] =>
  rows.map(([word, instead, keys = ''], index) => ({ line: index + 2, cells: { word, instead, keys } }));
const LIST = list(['скачок', 'стрибок'], ['приймати участь', 'брати участь'], ['лук', 'цибуля', 'bow']);
const row = (key: string, uk: string, line = 2): TableRow => ({ line, cells: { key, uk } });
const BOW = row('bow', 'лук', 9);
const check = (rows: TableRow[], notUkrainian = LIST) =>
  checkUkrainian({
    categories: { file: 'categories.tsv', rows: [] },
    words: [],
    dictionary: [{ file: 'dictionary/a.tsv', rows: [BOW, ...rows] }],
    notUkrainian,
  });

test('a listed word is named with its row and with what to say instead, in any variant, case and stress', () => {
  expect(check([row('leap', 'стрибок; Скачо́к')])).toEqual([
    'dictionary/a.tsv:2 leap · uk "Скачо́к" has "скачок", which is not standard Ukrainian; say: стрибок',
  ]);
  expect(check([row('take-part', 'залюбки приймати участь')])).toHaveLength(1);
});

test('words and category names are looked at too', () => {
  const file = (name: string) => ({ file: name, rows: [row('leap', 'скачок')] });
  const slips = checkUkrainian({
    categories: file('categories.tsv'),
    words: [file('words/a.tsv')],
    dictionary: [{ file: 'dictionary/a.tsv', rows: [BOW] }],
    notUkrainian: LIST,
  });
  expect(slips.map(slip => slip.split(' ')[0])).toEqual(['categories.tsv:2', 'words/a.tsv:2']);
});

test('only whole words count, and a phrase is not found across two variants', () => {
  expect(
    check([row('skip', 'скачки'), row('leap', 'скачок-стрибок'), row('take', 'приймати; участь')]),
  ).toEqual([]);
});

test('a word that is good in one sense is allowed for the rows that mean it', () => {
  expect(check([])).toEqual([]);
  expect(check([row('onion', 'лук')])).toEqual([
    'dictionary/a.tsv:2 onion · uk "лук" has "лук", which is not standard Ukrainian; say: цибуля',
  ]);
});

test('the list has no word twice, none without a remedy and no key that does not need it', () => {
  const twice = list(['узи', 'вузи'], ['узи', 'вузи'], ['одежда', ''], ['мука', 'борошно', 'torture']);
  expect(check([], twice)).toEqual([
    'not-ukrainian.tsv:3 "узи" is listed already; remove one of the two',
    'not-ukrainian.tsv:4 "одежда" lacks a word or what to say instead; write it',
    'not-ukrainian.tsv:5 "мука" is allowed for torture, which does not say it; remove the key',
  ]);
});

test('running text is looked at line by line, but for words that are good in some sense', () => {
  expect(checkUkrainianText('uk.json', 'Добре.\nХто хоче Приймати участь?\nЛук і стріли.', LIST)).toEqual([
    'uk.json:2 · uk "Хто хоче Приймати участь?" has "приймати участь", which is not standard Ukrainian; say: брати участь',
  ]);
});
