import { expect, test } from 'vitest';
import { guessMapping, looksLikeHeader, remapped } from './columns.ts';
import type { DeckTable } from './deck.ts';
import { readRows } from './rows.ts';

const table = (header: string[] | null, ...rows: string[][]): DeckTable => ({
  name: 'words',
  header,
  rows: rows.map(cells => ({ cells })),
});
const pair = { lang: 'en', learn: 'uk' } as const;

test.each([
  [
    'names in any order',
    table(['Back', 'Tags', 'Front'], ['dog', 'a', 'собака']),
    ['translation', null, 'word'],
  ],
  ['names of the languages', table(['English', 'Українська'], ['dog', 'собака']), ['translation', 'word']],
  ['no names: by the script', table(null, ['dog', 'собака']), ['translation', 'word']],
  ['no names, word first', table(null, ['собака', 'dog', 'x']), ['word', 'translation', null]],
  ['one name: the other is the rest', table(['x', 'Meaning'], ['собака', 'dog']), ['word', 'translation']],
  ['an empty column is nothing', table(null, ['', 'собака', 'dog']), [null, 'word', 'translation']],
  ['a name that comes twice', table(['word', 'word'], ['собака', 'dog']), ['word', 'translation']],
  [
    'what LingQ calls them',
    table(['term', 'fragment', 'hint 1', 'status', 'notes'], ['собака', 'Це собака.', 'dog', '1', 'x']),
    ['word', 'sentence', 'translation', null, 'note'],
  ],
  [
    'a hint of LingQ without a number',
    table(['term', 'hint', 'notes'], ['собака', 'dog', 'x']),
    ['word', 'translation', 'note'],
  ],
  [
    'a hint beside a translation',
    table(['word', 'hint', 'translation'], ['собака', 'гав', 'dog']),
    ['word', 'note', 'translation'],
  ],
  [
    'what Readlang exports: the sentence has the word in it',
    table(null, ['собака', 'dog', 'Це моя Собака.'], ['кіт', 'cat', 'Кіт спить.'], ['так', 'yes', '']),
    ['word', 'translation', 'sentence'],
  ],
  ['nothing at all', table(null), []],
  [
    'our own export',
    table(
      ['word', 'translation', 'reading', 'note', 'sentence', 'emoji', 'key'],
      ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
    ),
    ['word', 'translation', 'reading', 'note', 'sentence', 'emoji', 'key'],
  ],
])('columns are guessed by %s', (_, given, mapping) => {
  expect(guessMapping(given, pair)).toEqual(mapping);
});

test('a first row is a header when it names a column', () => {
  expect(looksLikeHeader(['Front', 'x'], pair)).toBe(true);
  expect(looksLikeHeader(['ukrainian', 'english'], pair)).toBe(true);
  expect(looksLikeHeader(['собака', 'dog'], pair)).toBe(false);
});

test('a column that is given to another loses its meaning', () => {
  expect(remapped(['word', 'translation', null], 2, 'word')).toEqual([null, 'translation', 'word']);
  expect(remapped(['word', 'translation'], 0, null)).toEqual([null, 'translation']);
});

test('rows become words, and what is no word is listed with its place and reason', () => {
  const given = table(
    null,
    ['собака', 'dog'],
    ['', 'cat'],
    ['х'.repeat(201), 'long'],
    ['СОБАКА', 'Dog'],
    ['кіт', ''],
    ['п\u0000ес', 'dog'],
    ['так\nто', 'yes', 'note '.repeat(300)],
  );
  const { words, skipped } = readRows(given, ['word', 'translation', 'note']);
  expect(words.map(({ place, word, translation }) => [place, word, translation])).toEqual([
    [1, 'собака', 'dog'],
    [5, 'кіт', ''],
    [7, 'так, то', 'yes'],
  ]);
  expect(words[2]?.note).toHaveLength(1000);
  expect(skipped.map(({ place, reason }) => [place, reason])).toEqual([
    [2, 'noWord'],
    [3, 'wordTooLong'],
    [4, 'twice'],
    [6, 'notText'],
  ]);
});

test('no more than 10,000 words are taken from a file', () => {
  const many = table(null, ...Array.from({ length: 10_001 }, (_, index) => [`w${index}`, 'x']));
  const { words, skipped } = readRows(many, ['word', 'translation']);
  expect([words.length, skipped]).toEqual([
    10_000,
    [{ place: 10_001, text: 'w10000 · x', reason: 'tooMany' }],
  ]);
});
