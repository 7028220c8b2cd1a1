type Bound = {
  /** How many entries may stay. */
  most: number;
  /** Counting them is slow, so it is done with the first entry of a visit and then once in so many. */
  everySoMany: number;
  /** The full addresses of entries that never make room. */
  pinned?: () => ReadonlySet<string>;
};

/** How many entries this page has put into each cache. */
const puts = new Map<string, number>();

/** Puts an entry into a cache of the browser; the oldest make room for it where there is a bound. Rejects where the cache is blocked or full. */
export async function putBounded(
  name: string,
  [address, response]: readonly [address: string, response: Response],
  bound?: Bound,
): Promise<void> {
  const cache = await caches.open(name);
  await cache.put(address, response);
  if (bound === undefined) return;
  const count = puts.get(name) ?? 0;
  puts.set(name, count + 1);
  if (count % bound.everySoMany === 0) await dropOldest(cache, bound);
}

/** A cache lists its entries in the order in which they were put, and what is put again goes to the end. */
async function dropOldest(cache: Cache, { most, pinned }: Bound): Promise<void> {
  const staying = pinned?.();
  const keys = (await cache.keys()).filter(({ url }) => !staying?.has(url));
  for (const key of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(key);
}
