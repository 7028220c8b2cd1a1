import { LRUCache } from 'lru-cache';
import { measured } from '../process/cache-sizes.ts';

type Bounds<Value> = { mostBytes: number; bytesOf: (value: Value) => number };

/**
 * Returns what is cached for a person under `name`, or what `make` makes of that revision, or a later one, once their words
 * have changed. A caller who has just read the revision gives it, and it is not read again.
 */
export type CacheByRevision<Value> = (
  userId: string,
  name: string,
  make: (revision: number) => Promise<Value>,
  read?: number,
) => Promise<Value>;

/** What an entry holds besides its value: keys and links. */
const OVERHEAD_BYTES = 500;

/**
 * Caches what follows from a person's words, together with the revision it was made of. The revision is read from the database
 * each time: that is a look at one row, and right whichever server made the last change.
 */
export function cacheByRevision<Value>(
  revisionOf: (userId: string) => Promise<number>,
  { mostBytes, bytesOf }: Bounds<Value>,
): CacheByRevision<Value> {
  const cache = measured(
    'personal',
    new LRUCache<string, { revision: number; value: Value }>({
      maxSize: mostBytes,
      sizeCalculation: ({ value }) => OVERHEAD_BYTES + Math.ceil(bytesOf(value)),
    }),
  );

  return async (userId, name, make, read) => {
    const key = `${userId} ${name}`;
    // Before the words: a change between the two makes the value newer than its revision, and it is made again next time.
    const revision = read ?? (await revisionOf(userId));
    const known = cache.get(key);
    if (known?.revision === revision) return known.value;
    const value = await make(revision);
    cache.set(key, { revision, value });
    return value;
  };
}
