import { expect, test } from 'vitest';
import { bitsOf, calendarDay, dayDue, instantOf, nextLook, type Schedule, weekdaysOf } from './schedule.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A Monday, midnight UTC. */
const MONDAY = Date.UTC(2026, 0, 5);
const EVERY_DAY = bitsOf([1, 2, 3, 4, 5, 6, 7]);

const evening: Schedule = {
  minute: 19 * 60,
  days: EVERY_DAY,
  zone: 'Europe/Kyiv',
  sentDay: null,
  unopened: 0,
};
const iso = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString());

test('the next look is at the hour of the person, on their days', () => {
  expect(iso(nextLook(evening, MONDAY))).toBe('2026-01-05T17:00:00.000Z');
  expect(iso(nextLook({ ...evening, zone: 'America/New_York' }, MONDAY))).toBe('2026-01-05T00:00:00.000Z');
  expect(iso(nextLook({ ...evening, days: bitsOf([7]) }, MONDAY))).toBe('2026-01-11T17:00:00.000Z');
  expect(iso(nextLook(evening, MONDAY + 17 * HOUR_MS + 1))).toBe('2026-01-06T17:00:00.000Z');
});

test('the clock on the wall counts, whether it was changed or not', () => {
  // On 29 March 2026 clocks in Kyiv go from 03:00 to 04:00, on 25 October back.
  const at = (date: number, minute: number) => iso(instantOf(date / DAY_MS, minute, 'Europe/Kyiv'));
  expect(at(Date.UTC(2026, 2, 28), 19 * 60)).toBe('2026-03-28T17:00:00.000Z');
  expect(at(Date.UTC(2026, 2, 29), 19 * 60)).toBe('2026-03-29T16:00:00.000Z');
  expect(at(Date.UTC(2026, 9, 25), 19 * 60)).toBe('2026-10-25T17:00:00.000Z');
  // There is no 03:30 on that day: an hour beside it, and never none.
  expect(['2026-03-29T00:30:00.000Z', '2026-03-29T01:30:00.000Z']).toContain(at(Date.UTC(2026, 2, 29), 210));
});

test('a reminder is due from its minute on for two hours, and once a day', () => {
  const time = MONDAY + 17 * HOUR_MS;
  const day = calendarDay(time, 'Europe/Kyiv');
  expect(dayDue(evening, time - 1)).toBeUndefined();
  expect(dayDue(evening, time)).toBe(day);
  expect(dayDue(evening, time + 2 * HOUR_MS)).toBe(day);
  expect(dayDue(evening, time + 2 * HOUR_MS + 1)).toBeUndefined();
  expect(dayDue({ ...evening, sentDay: day }, time)).toBeUndefined();
  expect(dayDue({ ...evening, sentDay: day }, time + DAY_MS)).toBe(day + 1);
  // An hour that was changed after the reminder brings no second one.
  expect(iso(nextLook({ ...evening, minute: 20 * 60, sentDay: day }, time))).toBe('2026-01-06T18:00:00.000Z');
  // Late in the evening, two hours are tomorrow's.
  const late = { ...evening, minute: 23 * 60 + 30 };
  expect(dayDue(late, MONDAY + 22 * HOUR_MS + 600_000)).toBe(day);
});

test('after three that nobody opened they are a week apart, after three more there are none', () => {
  const time = MONDAY + 17 * HOUR_MS;
  const sentDay = calendarDay(time, 'Europe/Kyiv');
  const weekly = { ...evening, sentDay, unopened: 3 };
  for (let days = 1; days < 7; days += 1) expect(dayDue(weekly, time + days * DAY_MS)).toBeUndefined();
  expect(dayDue(weekly, time + 7 * DAY_MS)).toBe(sentDay + 7);
  // Every day somebody may have come back.
  expect(nextLook(weekly, time + 1)).toBe(time + DAY_MS);
  expect(nextLook({ ...weekly, unopened: 6 }, time)).toBeNull();
  expect(dayDue({ ...weekly, unopened: 6 }, time + 7 * DAY_MS)).toBeUndefined();
});

test('days of the week are bits, Monday first', () => {
  expect(bitsOf([1, 7])).toBe(65);
  expect(weekdaysOf(65)).toEqual([1, 7]);
  expect(weekdaysOf(EVERY_DAY)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});
