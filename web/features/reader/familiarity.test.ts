import { expect, test } from 'vitest';
import { familiarityOf, type TextRows } from './familiarity.ts';

const rows: TextRows = {
  rows: ['dog', 'bread', 'run', 'hmm'],
  texts: {
    one: [
      [0, 4],
      [1, 2],
      [2, 4],
      [3, 1],
    ],
    two: [[1, 1]],
  },
};
const states = {
  dog: { state: 'known', strength: 4 },
  bread: { state: 'learning', strength: 2, dueDay: 9 },
  hmm: { state: 'ignored', strength: 0 },
} as const;

test('every running word counts, whatever form of its row it is', () => {
  expect(familiarityOf(rows, 'one', states)).toEqual({ known: 4, learning: 2, total: 11 });
  expect(familiarityOf(rows, 'one', {})).toEqual({ known: 0, learning: 0, total: 11 });
  expect(familiarityOf(rows, 'two', states)).toEqual({ known: 0, learning: 1, total: 1 });
  expect(familiarityOf(rows, 'three', states)).toBeUndefined();
});
