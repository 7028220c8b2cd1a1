import { lockIfThere } from '../account/store.ts';
import type { Db } from '../database/database.ts';
import { eraseEntries } from './entries-store.ts';
import { claim, eraseDictionary, findLeft } from './store.ts';

/** How long a deletion can be taken back, and a dictionary that is half-written be gone on with. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** Erases the dictionaries, of everybody, that were deleted or left half-written a day ago. */
export async function eraseLeftDictionaries(db: Db, now: number): Promise<void> {
  const until = now - KEPT_MS;
  for (;;) {
    const left = await findLeft(db, until);
    if (left.length === 0) return;
    for (const { userId, id, number } of left) {
      // Its owner may go on with it at this moment: entries without a dictionary would be left.
      const isClaimed = await db.transaction(async queries => {
        await lockIfThere(queries, userId);
        return claim(queries, userId, id, until);
      });
      if (!isClaimed) continue;
      await eraseEntries(db, userId, number);
      await eraseDictionary(db, userId, id);
    }
  }
}
