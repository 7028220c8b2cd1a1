import { putBounded } from '#web/platform/storage/bounded-cache.ts';
import { ifPossible } from '#web/platform/storage/if-possible.ts';

/** Clips stored in the browser over visits; 3,000 are some 12 MB. */
const BOUND = { most: 3000, everySoMany: 100 };
/** Voices get better and words are corrected, so a clip older than this is fetched anew. */
const FRESH_MS = 3 * 24 * 60 * 60_000;

const CACHE_PREFIX = 'speech-';
const CACHE_NAME = `${CACHE_PREFIX}2`;
const STORED_AT = 'x-stored-at';

/** The clip an earlier visit stored; `isOld` where it is time for a new one. */
export async function findStored(key: string): Promise<{ clip: Blob; isOld: boolean } | undefined> {
  const found = await ifPossible(async () => (await caches.open(CACHE_NAME)).match(key));
  if (found === undefined) return undefined;
  const age = Date.now() - Number(found.headers.get(STORED_AT));
  return { clip: await found.blob(), isOld: age > FRESH_MS };
}

/** Stores a clip; the ones stored first make room. */
export async function storeClip(key: string, clip: Blob): Promise<void> {
  const headers = { 'content-type': clip.type, [STORED_AT]: String(Date.now()) };
  await ifPossible(() => putBounded(CACHE_NAME, [key, new Response(clip, { headers })], BOUND));
}

/** Removes what earlier versions of the page stored in a form that is no longer read. */
export async function dropOldStores(): Promise<void> {
  await ifPossible(async () => {
    const names = await caches.keys();
    const old = names.filter(name => name.startsWith(CACHE_PREFIX) && name !== CACHE_NAME);
    await Promise.all(old.map(name => caches.delete(name)));
  });
}
