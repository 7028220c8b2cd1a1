import { expect, test } from 'vitest';
import { coverageOf, furthestRow } from './text-coverage.ts';

const states = {
  other: { state: 'learning', strength: 2, dueDay: 9 },
  another: { state: 'known', strength: 4 },
  hmm: { state: 'ignored', strength: 0 },
} as const;

test('every running word counts as often as it stands there, ignored ones not at all', () => {
  const words = [
    ['known', 4],
    ['learning', 2],
    ['new', 4],
    ['ignored', 9],
  ] as const;
  expect(coverageOf(words)).toEqual({ known: 4, learning: 2, total: 10 });
  expect(coverageOf([])).toEqual({ known: 0, learning: 0, total: 0 });
});

test('a mark on any row of a form covers the form; without one it is what it is likeliest', () => {
  expect(furthestRow(['other', 'another', 'else'], states)).toEqual({ row: 'another', state: 'known' });
  expect(furthestRow(['else', 'other'], states)).toEqual({ row: 'other', state: 'learning' });
  expect(furthestRow(['else', 'hmm'], states)).toEqual({ row: 'hmm', state: 'ignored' });
  expect(furthestRow(['else', 'also'], states)).toEqual({ row: 'else', state: 'new' });
  expect(furthestRow(['else'], undefined)).toEqual({ row: 'else', state: 'new' });
  expect(furthestRow([], states)).toBeUndefined();
});
