import { putBounded } from '#web/platform/storage/bounded-cache.ts';
import { ifPossible } from '#web/platform/storage/if-possible.ts';
import { unsubscribeHere } from '#web/platform/storage/push-subscription.ts';
import { readStored, writeStored } from '#web/platform/storage/storage.ts';
import { createStore } from '#web/platform/storage/store.ts';

/** Responses that are the same for everybody; those of a person are in a cache of their own. */
const PUBLIC = 'replies-1';
/** Lists of words are 5 to 20 kB. */
const BOUND = { most: 400, everySoMany: 40, pinned: pinnedUrls };
const STORED_AT = 'x-kept-at';
const PINNED_KEY = 'offline_lists';
const OWNER_KEY = 'kept_for';
/** Sounds of own cards, and of what somebody wrote or read: all that do not belong to a word of the catalogue. */
const PERSONAL_SOUND = /\/(?:card-[\da-f-]{36})?$/;

/**
 * The addresses of responses that are shown from a copy, with the time it was made, in milliseconds since 1970. A person's data never
 * goes by as new when it is not: what shows it says so.
 */
export const shownCopies = createStore<ReadonlyMap<string, { storedAt: number; isPersonal: boolean }>>(
  new Map(),
);

const cacheOf = (userId: string | undefined) => (userId === undefined ? PUBLIC : `${PUBLIC}-${userId}`);

/** Whether the browser stores copies for this person: not on insecure addresses, nor where storage is blocked. */
export async function canStore(userId: string | undefined): Promise<boolean> {
  return (await ifPossible(() => caches.open(cacheOf(userId)))) !== undefined;
}

/** Stores a copy of a person's response, or of everybody's. */
export async function storeCopy(userId: string | undefined, url: string, response: Response): Promise<void> {
  const headers = { 'content-type': 'application/json', [STORED_AT]: String(Date.now()) };
  await ifPossible(() => putBounded(cacheOf(userId), [url, new Response(response.body, { headers })], BOUND));
}

export function findCopy(userId: string | undefined, url: string): Promise<Response | undefined> {
  return ifPossible(async () => (await caches.open(cacheOf(userId))).match(url));
}

/** When a copy was made; undefined for what comes from the server. */
export function storedAt({ headers }: Response): number | undefined {
  const time = headers.get(STORED_AT);
  return time === null ? undefined : Number(time);
}

/** What the copy of an address says; undefined where there is none or it is not JSON. */
export async function readCopy<Reply>(url: string, userId?: string): Promise<Reply | undefined> {
  const copy = await findCopy(userId, url);
  return ifPossible(async () => (await copy?.json()) as Reply | undefined);
}

let changing: Promise<unknown> = Promise.resolve();

/** Changes the copy of a person's response, if there is one, by what is known without asking anew; its time stays. */
export function changeCopy<Reply>(
  url: string,
  userId: string | undefined,
  change: (reply: Reply) => Reply,
): Promise<void> {
  const changed = changing.then(() =>
    ifPossible(async () => {
      const cache = await caches.open(cacheOf(userId));
      const copy = await cache.match(url);
      if (copy === undefined) return;
      const reply = change((await copy.clone().json()) as Reply);
      await cache.put(url, new Response(JSON.stringify(reply), { headers: copy.headers }));
    }),
  );
  changing = changed;
  return changed;
}

/** Stores what came with the page as if it had been fetched: by the address, for everybody. */
export async function storeRendered(
  replies: readonly (readonly [url: string, reply: unknown])[],
): Promise<void> {
  for (const [url, reply] of replies) await storeCopy(undefined, url, new Response(JSON.stringify(reply)));
}

/** The addresses of lists that somebody has made available without a connection: these copies never make room. */
export function pinnedLists(): string[] {
  try {
    const addresses: unknown = JSON.parse(readStored(PINNED_KEY) ?? '[]');
    return Array.isArray(addresses) ? addresses.filter(address => typeof address === 'string') : [];
  } catch {
    return [];
  }
}

function pinnedUrls(): Set<string> {
  return new Set(pinnedLists().map(address => location.origin + address));
}

export function pinList(address: string): void {
  writeStored(PINNED_KEY, JSON.stringify([...new Set([...pinnedLists(), address])]));
}

/** From here on the copy makes room like others; it goes at once. */
export async function unpinList(address: string): Promise<void> {
  writeStored(PINNED_KEY, JSON.stringify(pinnedLists().filter(pinned => pinned !== address)));
  await ifPossible(async () => (await caches.open(PUBLIC)).delete(address));
}

/**
 * Removes what the browser stores of everybody but this person, and of everybody when nobody is logged in: copies, sounds of own
 * cards, trainings under way. What waits in the outbox stays for its owner: it shows nothing to others.
 */
export async function forgetOthers(userId: string | undefined): Promise<void> {
  if ((readStored(OWNER_KEY) ?? undefined) === userId) return;
  writeStored(OWNER_KEY, userId ?? null);
  shownCopies.set(new Map());
  forgetSittings();
  // Whoever comes next is not told what somebody else is to learn.
  await unsubscribeHere();
  await ifPossible(async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith(`${PUBLIC}-`) && name !== cacheOf(userId)) await caches.delete(name);
      if (name.startsWith('speech-')) await forgetSounds(name);
    }
  });
}

async function forgetSounds(name: string): Promise<void> {
  const sounds = await caches.open(name);
  for (const { url } of await sounds.keys()) if (PERSONAL_SOUND.test(url)) await sounds.delete(url);
}

function forgetSittings(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith('sitting_')) sessionStorage.removeItem(key);
  } catch {
    // Where the tab's storage is blocked, nothing was stored.
  }
}
