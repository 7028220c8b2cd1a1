import { expect, test } from 'vitest';
import { strengthOf } from './strength.ts';

const learning = (spacing: number) => strengthOf({ state: 'learning', reps: 3, spacing });

test('a word that is being learned is fresh, then lasts for some days, then for weeks', () => {
  expect([1, 2.9].map(learning)).toEqual([1, 1]);
  expect([3, 13.9].map(learning)).toEqual([2, 2]);
  expect([14, 365].map(learning)).toEqual([3, 3]);
});

test('what is known is strongest; what is new, ignored or never answered has no strength', () => {
  expect(strengthOf({ state: 'known', reps: 0, spacing: 0 })).toBe(4);
  expect(strengthOf({ state: 'new', reps: 0, spacing: 0 })).toBe(0);
  expect(strengthOf({ state: 'ignored', reps: 5, spacing: 30 })).toBe(0);
  expect(strengthOf({ state: 'learning', reps: 0, spacing: 0 })).toBe(0);
});
