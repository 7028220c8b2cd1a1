/** Clips kept in the browser over visits; 3,000 are some 12 MB. */
const MOST_STORED = 3000;
/** Counting them is slow, so it is done once in a while. */
const STORED_BETWEEN_COUNTS = 100;
/** Voices get better and words are corrected, so a clip older than this is fetched anew. */
const FRESH_MS = 3 * 24 * 60 * 60_000;

const CACHE_PREFIX = 'speech-';
const CACHE_NAME = `${CACHE_PREFIX}2`;
const STORED_AT = 'x-stored-at';

let storedCount = 0;

/** The clip an earlier visit stored; `isOld` where it is time for a new one. */
export async function findStored(key: string): Promise<{ clip: Blob; isOld: boolean } | undefined> {
  const found = await withCache(cache => cache.match(key));
  if (found === undefined) return undefined;
  const age = Date.now() - Number(found.headers.get(STORED_AT));
  return { clip: await found.blob(), isOld: age > FRESH_MS };
}

/** Stores a clip, and drops the ones stored first when there are too many. */
export async function storeClip(key: string, clip: Blob): Promise<void> {
  const headers = { 'content-type': clip.type, [STORED_AT]: String(Date.now()) };
  await withCache(cache => cache.put(key, new Response(clip, { headers })));
  if (storedCount % STORED_BETWEEN_COUNTS === 0) await withCache(dropSurplus);
  storedCount += 1;
}

/** Removes what earlier versions of the page stored in a form that is no longer read. */
export async function dropOldStores(): Promise<void> {
  await ifPossible(async () => {
    const names = await caches.keys();
    const old = names.filter(name => name.startsWith(CACHE_PREFIX) && name !== CACHE_NAME);
    await Promise.all(old.map(name => caches.delete(name)));
  });
}

/** A cache lists its keys in the order they were stored, and what is stored again goes to the end. */
async function dropSurplus(cache: Cache): Promise<void> {
  const keys = await cache.keys();
  const surplus = keys.slice(0, Math.max(0, keys.length - MOST_STORED));
  await Promise.all(surplus.map(key => cache.delete(key)));
}

function withCache<Result>(use: (cache: Cache) => Promise<Result>): Promise<Result | undefined> {
  return ifPossible(async () => use(await caches.open(CACHE_NAME)));
}

/** Undefined where the browser's cache is absent, as on insecure addresses, blocked or full: the server has the sounds too. */
async function ifPossible<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}
