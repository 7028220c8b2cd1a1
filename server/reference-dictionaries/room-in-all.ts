import type { Db } from '../database/database.ts';
import { bytesInAll } from './store.ts';

const FRESH_MS = 60_000;

/** Whether the dictionaries of everybody leave room: their sum is read at most once a minute, and what is written meanwhile is added. */
export function roomInAll(db: Db, { most, clock }: { most: number; clock: () => number }) {
  let readAt = Number.NEGATIVE_INFINITY;
  let used = 0;
  return {
    async isThere(): Promise<boolean> {
      if (clock() - readAt >= FRESH_MS) {
        used = await bytesInAll(db);
        readAt = clock();
      }
      return used < most;
    },
    add(bytes: number): void {
      used += bytes;
    },
  };
}
