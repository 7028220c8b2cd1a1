import { UNOPENED_UNTIL_SILENT, UNOPENED_UNTIL_WEEKLY } from '#contract/reminder-bounds.ts';
import { DAY_MS } from '#learning/day.ts';
import { zoneOffset } from '#learning/zone-offset.ts';

const MINUTE_MS = 60_000;
const WEEK = 7;

/** When somebody wants to be reminded, and what that depends on. Days are those of the calendar, counted from 1970-01-01. */
export type Schedule = {
  minute: number;
  /** Bits, Monday first. */
  days: number;
  zone: string;
  sentDay: number | null;
  unopened: number;
};

/** How late a reminder may still come: a server may have been down, or a service away. Later it would only annoy. */
export const LATE_MS = 2 * 3_600_000;

/** The day of the calendar in a zone. */
export function calendarDay(instant: number, zone: string): number {
  return Math.floor((instant + zoneOffset(instant, zone)) / DAY_MS);
}

/** When the clocks of a zone show a minute of a day. In an hour that a zone leaves out, up to an hour beside it. */
export function instantOf(day: number, minute: number, zone: string): number {
  const wall = day * DAY_MS + minute * MINUTE_MS;
  const near = wall - zoneOffset(wall, zone);
  return wall - zoneOffset(near, zone);
}

/** How often reminders come, by how many in a row brought nobody back. */
export function paceOf(unopened: number): 'daily' | 'weekly' | 'silent' {
  if (unopened >= UNOPENED_UNTIL_SILENT) return 'silent';
  return unopened >= UNOPENED_UNTIL_WEEKLY ? 'weekly' : 'daily';
}

/**
 * When to look next whether somebody is to be reminded, from an instant on; null when never. It is on each of their days, also while
 * reminders come once a week: whoever has come back meanwhile is to be noticed.
 */
export function nextLook(schedule: Schedule, from: number): number | null {
  if (paceOf(schedule.unopened) === 'silent') return null;
  return nextOf(schedule, from, 1);
}

/** The day whose reminder may be sent now; undefined when none may. */
export function dayDue(schedule: Schedule, now: number): number | undefined {
  const pace = paceOf(schedule.unopened);
  if (pace === 'silent') return undefined;
  const at = nextOf(schedule, now - LATE_MS, pace === 'weekly' ? WEEK : 1);
  return at > now ? undefined : calendarDay(at, schedule.zone);
}

function nextOf({ minute, days, zone, sentDay }: Schedule, from: number, apart: number): number {
  const today = calendarDay(from, zone);
  let day = sentDay === null ? today : Math.max(today, sentDay + apart);
  while (!isChosen(days, day) || instantOf(day, minute, zone) < from) day += 1;
  return instantOf(day, minute, zone);
}

/** 1970-01-01 was a Thursday. */
function isChosen(days: number, day: number): boolean {
  return (days & (1 << ((day + 3) % WEEK))) !== 0;
}

/** `[1, 7]` is Monday and Sunday: 1 and 64. */
export function bitsOf(weekdays: readonly number[]): number {
  return weekdays.reduce((bits, weekday) => bits | (1 << (weekday - 1)), 0);
}

export function weekdaysOf(bits: number): number[] {
  return [1, 2, 3, 4, 5, 6, 7].filter(weekday => (bits & (1 << (weekday - 1))) !== 0);
}
