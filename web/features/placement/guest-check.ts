import type { QueryClient } from '@tanstack/react-query';
import type { listLearningWords } from '#contract/learning.ts';
import { call } from '#web/platform/http/http.ts';
import { type FinishedCheck, markByCheck, saveCheck } from './finished-check.ts';

/** What a guest's check found out, for the account that they make or log in to afterwards. */
type GuestCheck = { check: FinishedCheck; sureIds: readonly string[] };

const KEY = 'guest_placement';

/** For this tab alone: another person may open the next one. */
export function keepGuestCheck(kept: GuestCheck): void {
  ifPossible(() => sessionStorage.setItem(KEY, JSON.stringify(kept)));
}

export function hasGuestCheck(): boolean {
  return ifPossible(() => sessionStorage.getItem(KEY)) !== null;
}

/** Takes out the check that is stored. */
function takeGuestCheck(): GuestCheck | null {
  return ifPossible(() => {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as GuestCheck | null;
    sessionStorage.removeItem(KEY);
    return kept;
  });
}

/** Where the tab's storage is blocked or full, nothing is carried over. */
function ifPossible<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/**
 * Brings the check of a guest to the account they are in now; returns it with how many words it marked, or null where there was
 * none. Throws ApiError, and keeps the check for the next try.
 */
export async function carryCheck(queries: QueryClient): Promise<{ id: string; marked: number } | null> {
  const kept = takeGuestCheck();
  if (kept === null) return null;
  try {
    return { id: kept.check.id, marked: await bring(kept, queries) };
  } catch (error) {
    keepGuestCheck(kept);
    throw error;
  }
}

async function bring({ check, sureIds }: GuestCheck, queries: QueryClient): Promise<number> {
  const { learn } = check;
  await saveCheck(check, queries);
  const query = { query: { learn } };
  const { data } = await call<typeof listLearningWords>('GET', '/learning/words', query);
  // Of words that were met before, the answers and marks of the person say more than a check does.
  const fresh = sureIds.filter(id => !Object.hasOwn(data.words, id));
  if (fresh.length > 0) await markByCheck(check, fresh, queries);
  return fresh.length;
}
