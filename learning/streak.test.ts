import fc from 'fast-check';
import { expect, test } from 'vitest';
import { streakOf } from './streak.ts';

const days = (count: number, from = 100) => Array.from({ length: count }, (_, index) => from + index);

test('nobody who has not begun has a streak, and two days off are free', () => {
  expect(streakOf([], 100)).toEqual({ length: 0, longest: 0, freezeDays: 2, hasStudiedToday: false });
});

test('a day that is not over yet does not end a streak', () => {
  expect(streakOf(days(3), 103)).toMatchObject({ length: 3, freezeDays: 2, hasStudiedToday: false });
  expect(streakOf(days(4), 103)).toMatchObject({ length: 4, hasStudiedToday: true });
});

test('two days off use the freeze days and keep the streak', () => {
  expect(streakOf([100, 101, 104], 104)).toMatchObject({ length: 3, freezeDays: 0 });
});

test('a third day off ends it, and the longest is kept', () => {
  expect(streakOf([100, 101, 105], 105)).toEqual({
    length: 1,
    longest: 2,
    freezeDays: 2,
    hasStudiedToday: true,
  });
  expect(streakOf([100, 101], 105)).toMatchObject({ length: 0, longest: 2 });
});

test('a run that has spent its freeze days does not end the one that began later', () => {
  expect(streakOf([47], 50)).toMatchObject({ length: 1 });
  expect(streakOf([44, 47], 50)).toMatchObject({ length: 1 });
});

test('five days of study earn a freeze day, up to five', () => {
  expect(streakOf(days(5), 104).freezeDays).toBe(3);
  expect(streakOf(days(60), 159).freezeDays).toBe(5);
});

test('order and repetition of days do not matter, days to come do not count, and more study never shortens a streak', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 60 })), fc.nat(60), (studied, more) => {
      const streak = streakOf(studied, 50);
      expect(streakOf([...studied, ...studied].reverse(), 50)).toEqual(streak);
      expect(streakOf([...studied, 51], 50)).toEqual(streak);
      expect(streak.longest).toBeGreaterThanOrEqual(streak.length);
      if (more <= 50) expect(streakOf([...studied, more], 50).length).toBeGreaterThanOrEqual(streak.length);
    }),
    { numRuns: 1000 },
  );
});
