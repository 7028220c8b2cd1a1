import { expect, test } from 'vitest';
import type { WordStanding } from '#contract/word-states.ts';
import { returnsOf } from './returns.ts';

const TODAY = 20_000;
const due = (days: number): WordStanding => ({ state: 'learning', strength: 1, dueDay: TODAY + days });

test('words come back together, the soonest first, and not more than three dates are told', () => {
  const states = { a: due(4), b: due(1), c: due(4), d: due(9), e: due(30), other: due(1) };
  expect(returnsOf(['a', 'b', 'c', 'd', 'e'], states, TODAY)).toEqual([
    { days: 1, count: 1 },
    { days: 4, count: 2 },
    { days: 9, count: 1 },
  ]);
});

test('words that are new, marked or still due have no date', () => {
  const states: Record<string, WordStanding> = {
    due: due(0),
    late: due(-3),
    known: { state: 'known', strength: 4 },
  };
  expect(returnsOf(['due', 'late', 'known', 'new'], states, TODAY)).toEqual([]);
});
