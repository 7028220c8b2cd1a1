import type { FinishedCheck } from './finished-check.ts';

/** What a guest's check found out, for the account that they make or log in to afterwards. */
export type GuestCheck = { check: FinishedCheck; sureIds: readonly string[] };

const KEY = 'guest_placement';

/** Kept for this tab alone: whoever opens the next one may be somebody else. */
export function keepGuestCheck(kept: GuestCheck): void {
  ifPossible(() => sessionStorage.setItem(KEY, JSON.stringify(kept)));
}

export function hasGuestCheck(): boolean {
  return ifPossible(() => sessionStorage.getItem(KEY)) !== null;
}

/** The check that is kept, once. */
export function takeGuestCheck(): GuestCheck | null {
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
