import { expect, test } from 'vitest';
import { coveragesOf, type TextRows } from './text-coverages.ts';

const rows: TextRows = {
  rows: ['dog', 'bread', 'run', 'other', 'another'],
  texts: {
    one: [
      [0, 4],
      [1, 2],
      [2, 4],
      [3, 3, 4],
    ],
    two: [[1, 1]],
  },
};
const states = {
  dog: { state: 'known', strength: 4 },
  bread: { state: 'learning', strength: 2, dueDay: 9 },
  another: { state: 'known', strength: 4 },
} as const;

test('every running word of a text counts, whatever form and whichever row of the form was marked', () => {
  const coverages = coveragesOf(rows, states);
  expect(coverages.get('one')).toEqual({ known: 7, learning: 2, total: 13 });
  expect(coverages.get('two')).toEqual({ known: 0, learning: 1, total: 1 });
  expect(coveragesOf(rows, {}).get('one')).toEqual({ known: 0, learning: 0, total: 13 });
  expect(coverages.get('three')).toBeUndefined();
});
