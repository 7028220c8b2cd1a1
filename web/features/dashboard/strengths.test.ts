import { expect, test } from 'vitest';
import { countStrengths } from './strengths.ts';

test('words are counted by their strength, known ones as the strongest, ignored ones not at all', () => {
  expect(
    countStrengths({
      young: { state: 'learning', strength: 1, dueDay: 3 },
      other: { state: 'learning', strength: 1, dueDay: 4 },
      strong: { state: 'learning', strength: 3, dueDay: 30 },
      known: { state: 'known', strength: 4 },
      never: { state: 'ignored', strength: 0 },
    }),
  ).toEqual({ 1: 2, 2: 0, 3: 1, 4: 1 });
});
