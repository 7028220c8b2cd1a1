import { localDay } from '#learning/day.ts';

/** The learner's day, where they are. */
export function today(): number {
  return localDay(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone);
}
