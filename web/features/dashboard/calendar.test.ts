import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS } from '#learning/day.ts';
import { levelsOf, WEEKS, weeksUntil } from './calendar.ts';

test('a year of weeks begins on Mondays, ends today and leaves no day out', () => {
  fc.assert(
    fc.property(fc.integer({ min: 15_000, max: 30_000 }), today => {
      const weeks = weeksUntil(today);
      expect(weeks).toHaveLength(WEEKS);
      for (const [monday = 0] of weeks) expect(new Date(monday * DAY_MS).getUTCDay()).toBe(1);
      const days = weeks.flat();
      expect(days.at(-1)).toBe(today);
      expect(days).toEqual(days.map((_, index) => (days[0] ?? 0) + index));
    }),
  );
});

test('a day is the darker the more it held, and a packet fills it unless more was ever done', () => {
  const day = (number: number, answers: number) => ({ day: number, answers, minutes: 1 });
  expect([...levelsOf([day(1, 1), day(2, 6), day(3, 20)]).values()]).toEqual([1, 2, 4]);
  expect([...levelsOf([day(1, 20), day(2, 100)]).values()]).toEqual([1, 4]);
});
