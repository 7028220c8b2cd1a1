import { readStored, writeStored } from '#web/platform/storage/storage.ts';

/** Rounds that were finished on this device, as a number, until somebody was asked whether they want to be reminded. */
const KEY = 'finished_rounds';
const ASKED = 'asked';
const OFFERED_AFTER = 3;

/** Counts a round that has been finished. */
export function countFinishedRound(): void {
  const stored = readStored(KEY);
  if (stored !== ASKED) writeStored(KEY, String(Math.min(Number(stored ?? 0) + 1, OFFERED_AFTER)));
}

export function mayOfferReminder(): boolean {
  return readStored(KEY) === String(OFFERED_AFTER);
}

/** It is asked once, whatever the answer. */
export function noteReminderOffered(): void {
  writeStored(KEY, ASKED);
}
