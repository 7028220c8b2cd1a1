import type { Db } from '../database/database.ts';
import { eraseEntries } from './entries-store.ts';
import { eraseDictionary, findLeft } from './store.ts';

/** How long a deletion can be taken back, and a dictionary that is half-written be gone on with. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** Erases the dictionaries, of everybody, that were deleted or left half-written a day ago. */
export async function eraseLeftDictionaries(db: Db, now: number): Promise<void> {
  for (;;) {
    const left = await findLeft(db, now - KEPT_MS);
    if (left.length === 0) return;
    for (const { userId, id, number } of left) {
      await eraseEntries(db, userId, number);
      await eraseDictionary(db, userId, id);
    }
  }
}
