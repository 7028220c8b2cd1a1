import { expect, test } from 'vitest';
import { matching } from './ranking.ts';

const ROWS = ['house', 'give up', "o'clock", 'café'].map(word => ({ word, count: 1 }));

test.each([
  ['', ['house', 'give up', "o'clock", 'café']],
  ['  ', ['house', 'give up', "o'clock", 'café']],
  ['OUS', ['house']],
  [' give ', ['give up']],
  ['o’c', ["o'clock"]],
  ['cafe', ['café']],
  ['fe\u0301', ['café']],
  ['ＣＡＦＥ', ['café']],
  ['zebra', []],
])('%j finds %j', (search, words) => {
  expect(matching(ROWS, search).map(row => row.word)).toEqual(words);
});
