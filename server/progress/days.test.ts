import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS, dayStarts } from './days.ts';

const HOUR_MS = 3_600_000;
const utc = (text: string) => Date.parse(`${text}Z`);

test('without a zone days have 24 hours, today first', () => {
  expect(dayStarts(20 * DAY_MS, 3)).toEqual([20 * DAY_MS, 19 * DAY_MS, 18 * DAY_MS]);
});

test.each([
  ['clocks that went forward', 'Europe/Kyiv', '2026-03-30T00:00+03:00', [0, 23, 47]],
  ['clocks that went back', 'Europe/Kyiv', '2026-10-26T00:00+02:00', [0, 25, 49]],
  ['clocks that stay', 'Asia/Tokyo', '2026-10-26T00:00+09:00', [0, 24, 48]],
  ['a midnight that is skipped', 'Africa/Cairo', '2026-04-25T00:00+03:00', [0, 23, 47]],
  ['a midnight that comes twice', 'America/Havana', '2026-11-02T00:00-05:00', [0, 25, 49]],
  ['half an hour', 'Australia/Lord_Howe', '2026-10-05T00:00+11:00', [0, 23.5, 47.5]],
  ['quarters of an hour', 'Asia/Kathmandu', '2026-10-05T00:00+05:45', [0, 24, 48]],
])('days of the calendar are right over %s', (_, zone, midnight, hours) => {
  const today = Date.parse(midnight);
  expect(dayStarts(today, 3, zone).map(start => (today - start) / HOUR_MS)).toEqual(hours);
});

test('each day begins where the calendar of its zone turns a page', () => {
  const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
  const instant = fc.integer({ min: utc('2020-01-20T00:00'), max: utc('2035-12-31T00:00') });
  fc.assert(
    fc.property(zone, instant, (timeZone, today) => {
      const dateOf = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' });
      const [, ...starts] = dayStarts(today, 14, timeZone);
      const dates = starts.map(start => dateOf.format(start));
      expect(new Set([dateOf.format(today), ...dates]).size).toBe(14);
      for (const [index, start] of starts.entries())
        expect(dateOf.format(start - 1) < (dates[index] ?? '')).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test('an unknown zone is a RangeError', () => {
  expect(() => dayStarts(20 * DAY_MS, 3, 'Europe/Atlantis')).toThrow(RangeError);
});
