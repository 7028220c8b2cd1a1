import { expect, test } from 'vitest';
import { contentRows, countedWords, readingsAt } from './content-words.ts';

const KINDS: Record<string, string> = {
  between: 'preposition',
  enter: 'verb',
  other: 'determiner',
  wine: 'noun',
  come: 'verb',
  to: 'preposition',
};
const posOf = (row: string) => KINDS[row];

test('a form counts for all content words that it may be, a chosen one alone', () => {
  const readings = [{ rows: ['wine'] }, { rows: ['come', 'to', 'wine'] }];
  expect(contentRows(readings, posOf)).toEqual(['wine', 'come']);
  expect(contentRows(readings, posOf, 'come')).toEqual(['come']);
  expect(contentRows(readings, posOf, 'other')).toEqual([]);
});

test('a form that is likeliest a small word, or of which nothing is known, counts for none', () => {
  expect(contentRows([{ rows: ['between'] }, { rows: ['enter'] }], posOf)).toEqual([]);
  expect(contentRows([{ rows: [] }, { rows: ['enter'] }], posOf)).toEqual([]);
  expect(contentRows([], posOf)).toEqual([]);
});

test('words that make one unit count once, and only as that unit', () => {
  const words = countedWords([
    [0, 5, 0, 7],
    [6, 4, 1],
    [11, 3, 2, 7],
    [15, 4, 1],
  ]);
  expect(words).toEqual([{ token: 0, unit: 7 }, { token: 1 }, { token: 1 }]);
  expect(readingsAt({ token: 0, unit: 7 }, ['get up', 'get'])).toEqual(['get up']);
  expect(readingsAt({ token: 1 }, ['get up', 'get'])).toEqual(['get up', 'get']);
});
