import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS, dayStart, isoDate, localDay } from './day.ts';
import { isZone, zoneOffset } from './zone-offset.ts';

const dateOf = (instant: string, zone: string) => isoDate(localDay(Date.parse(instant), zone));

test('a day begins at four by the clock on the wall', () => {
  const cases: [instant: string, zone: string, day: string][] = [
    ['2026-11-22T03:59:59.999Z', 'UTC', '2026-11-21'],
    ['2026-11-22T04:00:00.000Z', 'UTC', '2026-11-22'],
    ['2026-11-21T22:14:59.999Z', 'Asia/Kathmandu', '2026-11-21'],
    ['2026-11-21T22:15:00.000Z', 'Asia/Kathmandu', '2026-11-22'],
    ['2026-11-21T17:00:00.000Z', 'Australia/Lord_Howe', '2026-11-22'],
    ['2026-11-21T16:59:59.999Z', 'Australia/Lord_Howe', '2026-11-21'],
    ['2026-11-22T08:59:59.999Z', 'America/New_York', '2026-11-21'],
    ['2026-11-22T09:00:00.000Z', 'America/New_York', '2026-11-22'],
    ['2026-11-21T14:00:00.000Z', 'Pacific/Kiritimati', '2026-11-22'],
  ];
  for (const [instant, zone, day] of cases)
    expect([instant, zone, dateOf(instant, zone)]).toEqual([instant, zone, day]);
});

test('also on the days when the clocks change', () => {
  // Berlin: to summer time on 29 March 2026, back on 25 October; four o’clock is at 02:00 and at 03:00 UTC.
  expect(dateOf('2026-03-29T01:59:59.999Z', 'Europe/Berlin')).toBe('2026-03-28');
  expect(dateOf('2026-03-29T02:00:00.000Z', 'Europe/Berlin')).toBe('2026-03-29');
  expect(dateOf('2026-10-25T02:59:59.999Z', 'Europe/Berlin')).toBe('2026-10-24');
  expect(dateOf('2026-10-25T03:00:00.000Z', 'Europe/Berlin')).toBe('2026-10-25');
  // Kyiv’s clocks go from 04:00 back to 03:00: the day begins once, at the second.
  expect(dateOf('2026-10-25T00:59:59.999Z', 'Europe/Kyiv')).toBe('2026-10-24');
  expect(dateOf('2026-10-25T01:30:00.000Z', 'Europe/Kyiv')).toBe('2026-10-24');
  expect(dateOf('2026-10-25T02:00:00.000Z', 'Europe/Kyiv')).toBe('2026-10-25');
  // Lord Howe Island moves its clocks by half an hour.
  expect(dateOf('2026-10-03T16:59:59.999Z', 'Australia/Lord_Howe')).toBe('2026-10-03');
  expect(dateOf('2026-10-03T17:00:00.000Z', 'Australia/Lord_Howe')).toBe('2026-10-04');
});

test('Samoa left out 30 December 2011', () => {
  expect(dateOf('2011-12-30T09:59:59.999Z', 'Pacific/Apia')).toBe('2011-12-29');
  expect(dateOf('2011-12-30T14:00:00.000Z', 'Pacific/Apia')).toBe('2011-12-31');
});

const ZONES = [
  'UTC',
  'Europe/Kyiv',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'Australia/Lord_Howe',
  'America/St_Johns',
];
const anyZone = fc.constantFrom(
  ...ZONES,
  'Africa/Casablanca',
  'Pacific/Chatham',
  'Asia/Gaza',
  'Antarctica/Troll',
);
const anyInstant = fc.integer({ min: Date.UTC(1995, 0, 1), max: Date.UTC(2037, 0, 1) });

test('a day is the date of the wall clock, less four hours, in every zone at every time', () => {
  fc.assert(
    fc.property(anyZone, anyInstant, (zone, instant) => {
      const [date = '', time = ''] = new Date(instant).toLocaleString('sv-SE', { timeZone: zone }).split(' ');
      const expected = time < '04:00:00' ? isoDate(Date.parse(date) / DAY_MS - 1) : date;
      expect(isoDate(localDay(instant, zone))).toBe(expected);
    }),
    { numRuns: 3_000 },
  );
});

test('days follow one another, and each begins where it is said to', () => {
  fc.assert(
    fc.property(anyZone, anyInstant, (zone, instant) => {
      const day = localDay(instant, zone);
      const start = dayStart(day, zone);
      expect(start).toBeLessThanOrEqual(instant);
      expect(localDay(start, zone)).toBe(day);
      expect(localDay(start - 1, zone)).toBeLessThan(day);
      expect(dayStart(day + 1, zone)).toBeGreaterThan(instant);
    }),
  );
});

test('clocks change at their millisecond', () => {
  const hours = (instant: string, zone: string) => zoneOffset(Date.parse(instant), zone) / 3_600_000;
  expect(hours('2026-03-29T00:59:59.999Z', 'Europe/Berlin')).toBe(1);
  expect(hours('2026-03-29T01:00:00.000Z', 'Europe/Berlin')).toBe(2);
  expect(hours('2026-04-04T14:59:59.999Z', 'Australia/Lord_Howe')).toBe(11);
  expect(hours('2026-04-04T15:00:00.000Z', 'Australia/Lord_Howe')).toBe(10.5);
  expect(hours('2026-11-22T12:00:00.500Z', 'Asia/Kathmandu')).toBe(5.75);
});

test('a zone is known by its name', () => {
  for (const zone of [...ZONES, 'Asia/Katmandu', 'Etc/GMT+5'])
    expect([zone, isZone(zone)]).toEqual([zone, true]);
  for (const zone of ['', 'Mars/Phobos', '+05:45', 'UTC+1', 'Europe/Kyiv ', 'x'.repeat(500), '../etc']) {
    expect([zone, isZone(zone)]).toEqual([zone, false]);
  }
  expect(() => localDay(0, 'Mars/Phobos')).toThrow(RangeError);
});
