import type { Db } from '../database/database.ts';
import { findDictionaries, OPERATOR, type StoredDictionary } from './store.ts';

/** The operator's command is another process: what it adds is seen after so long. */
const FRESH_MS = 30_000;

/** Reads the complete dictionaries of the operator, at most twice a minute: everybody asks for them. */
export function sharedDictionaries(db: Db, clock: () => number): () => Promise<StoredDictionary[]> {
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<StoredDictionary[]> = Promise.resolve([]);
  return () => {
    if (clock() - readAt < FRESH_MS) return reading;
    readAt = clock();
    reading = findDictionaries(db, OPERATOR).then(found => found.filter(isSpeaking));
    reading.catch(() => {
      readAt = Number.NEGATIVE_INFINITY;
    });
    return reading;
  };
}

/** Complete, and not turned off. */
export function isSpeaking({ completed_at: completedAt, is_off: isOff }: StoredDictionary): boolean {
  return completedAt !== null && isOff === 0;
}
