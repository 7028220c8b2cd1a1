import { LRUCache } from 'lru-cache';
import { DAYS_SHOWN, getProgress } from '#contract/progress.ts';
import type { Db } from '../database/database.ts';
import type { Bind } from '../http/bind.ts';
import { invalidInput } from '../http/errors.ts';
import type { Limits } from '../http/limits.ts';
import { done } from '../http/success.ts';
import { filledCourse } from '../word-states/fill.ts';
import { DAY_MS, dayStarts } from './days.ts';
import { countProgress } from './store.ts';

/** Somewhere it is always another day, but never by more than one; the second is for clocks that are wrong. */
const FARTHEST_MS = 2 * DAY_MS;

/** Days of this many zones are kept: everybody in a zone has the same, and reading a zone's clock is slow. */
const MOST_KEPT = 500;

export function progressRoutes(
  bind: Bind,
  { db, limits, clock }: { db: Db; limits: Limits; clock: () => number },
): void {
  const kept = new LRUCache<string, number[]>({ max: MOST_KEPT });

  bind(getProgress, async ({ user, query: { learn, today, zone } }) => {
    if (Math.abs(today - clock()) > FARTHEST_MS)
      throw invalidInput({ today: ['The day must be the one that it is now'] });
    limits.countHere('personalLists', user.id);
    await filledCourse(db, user.id, learn);
    return done(await countProgress(db, { userId: user.id, learn, starts: startsOf(today, zone) }));
  });

  function startsOf(today: number, zone: string | undefined): number[] {
    const key = `${today} ${zone}`;
    const starts = kept.get(key) ?? calendarOf(today, zone);
    kept.set(key, starts);
    return starts;
  }
}

// A browser may know zones that this server's tables lack; 24-hour days then serve its person better than none.
function calendarOf(today: number, zone: string | undefined): number[] {
  try {
    return dayStarts(today, DAYS_SHOWN, zone);
  } catch (error) {
    if (error instanceof RangeError) return dayStarts(today, DAYS_SHOWN);
    throw error;
  }
}
