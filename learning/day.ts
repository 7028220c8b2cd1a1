import { zoneOffset } from './zone-offset.ts';

export const DAY_MS = 86_400_000;

/** A day of learning ends when most people sleep, not at midnight in the middle of an evening's packet. */
export const DAY_STARTS_MS = 4 * 3_600_000;

/**
 * The learner's local day of an instant (milliseconds since 1970), which starts at 04:00 by the clock on the wall in `zone`.
 * A day is a whole number: days from 1970-01-01. Throws a RangeError when there is no such zone.
 */
export function localDay(instant: number, zone: string): number {
  return Math.floor((instant + zoneOffset(instant, zone) - DAY_STARTS_MS) / DAY_MS);
}

/** The first instant of a local day, to the millisecond; of a day that a zone left out, the first instant after it. */
export function dayStart(day: number, zone: string): number {
  // No zone is further than a day from UTC.
  let before = (day - 2) * DAY_MS;
  let after = (day + 2) * DAY_MS;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (localDay(middle, zone) < day) before = middle;
    else after = middle;
  }
  return after;
}

/** `2026-11-22` for a day. */
export function isoDate(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}
