import { expect, test } from 'vitest';
import { familiarityOf, type TextRows } from './familiarity.ts';

const rows: TextRows = [
  ['dogs', 'dog', 3],
  ['dog', 'dog', 1],
  ['bread', 'bread', 2],
  ['run', 'run', 4],
  ['hmm', 'hmm', 1],
];
const states = {
  dog: { state: 'known', strength: 4 },
  bread: { state: 'learning', strength: 2, dueDay: 9 },
  hmm: { state: 'ignored', strength: 0 },
} as const;

test('every running word counts, whatever form of its row it is', () => {
  expect(familiarityOf(rows, states)).toEqual({ known: 4, learning: 2, total: 11 });
  expect(familiarityOf(rows, {})).toEqual({ known: 0, learning: 0, total: 11 });
});
