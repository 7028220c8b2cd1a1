import { createStore } from '#web/platform/storage/store.ts';
import { isFromElsewhere, isServerAway, noteFailed, noteReached } from './connection.ts';
import { pinnedLists } from './pinned-lists.ts';

/** Replies that are the same for everybody; those of a person are in a cache of their own. */
const REPLIES = 'replies-1';
const KEPT_AT = 'x-kept-at';
/** Lists of words are 5 to 20 kB. */
const MOST_REPLIES = 400;
const KEPT_BETWEEN_COUNTS = 40;
/** A server that says nothing for so long is treated as away, where there is a copy. */
export const PATIENCE_MS = 4000;
/** Of one that was silent a moment ago it is enough that it may speak again. */
const PATIENCE_WITH_SILENT_MS = 500;

let keptCount = 0;
let isSilent = false;

/**
 * The addresses of replies that are shown from a copy, with the time it was made, in milliseconds since 1970. A person's data never
 * goes by as new when it is not: whoever shows it says so.
 */
export const shownCopies = createStore<ReadonlyMap<string, { keptAt: number; isPersonal: boolean }>>(
  new Map(),
);

/** The address of the reply that came after its copy had been given: whoever shows the copy asks once more, and has it at once. */
export const cameLate = createStore('');
const HANDED_OVER_MS = 1000;
/** How long after a failure it is asked again behind the copy that is shown, as long as the server is not known to be away. */
const AGAIN_MS = [1000, 5000];
const lateReplies = new Map<string, Response>();

/** The cache of a person's replies; everybody's without one. */
export function repliesOf(userId: string | undefined): string {
  return userId === undefined ? REPLIES : `${REPLIES}-${userId}`;
}

/** The names of all caches of people's replies but this person's. */
export async function repliesOfOthers(userId: string | undefined): Promise<string[]> {
  const names = await caches.keys();
  return names.filter(name => name.startsWith(`${REPLIES}-`) && name !== repliesOf(userId));
}

/** Like `fetch`, for the reading calls of one person or of everybody: the reply is kept, and the copy taken where the server is away. */
export function fetchAndKeep(userId: string | undefined, patience = PATIENCE_MS): typeof watchedFetch {
  return async (url, init) => {
    const cache = await ifPossible(() => caches.open(repliesOf(userId)));
    if (cache === undefined) return watchedFetch(url, init);
    const asked = `${userId} ${url}`;
    const arrived = lateReplies.get(asked);
    if (arrived !== undefined) {
      lateReplies.delete(asked);
      noteShown(url, arrived, userId);
      return arrived;
    }
    let isCopyGiven = false;
    const ask = async (signal?: AbortSignal | null) => {
      const reply = await watchedFetch(url, { ...init, signal });
      if (reply.status === 200 && !isFromElsewhere(reply)) {
        void ifPossible(() => keep(cache, url, reply.clone()));
        if (isCopyGiven) {
          isCopyGiven = false;
          lateReplies.set(asked, reply.clone());
          setTimeout(() => lateReplies.delete(asked), HANDED_OVER_MS);
          cameLate.set(url);
        }
      }
      return reply;
    };
    // One connection that broke, and the server is there: nobody is told that it is back, and the copy would stay for good.
    const askAgain = async () => {
      for (const wait of AGAIN_MS) {
        await later(wait);
        if (!isCopyGiven || isServerAway.get()) return;
        await ifPossible(ask);
      }
    };
    const fromNetwork = ask(init?.signal);
    fromNetwork.catch(() => undefined);
    const copyOnceLate = later(isSilent ? PATIENCE_WITH_SILENT_MS : patience).then(() => cache.match(url));
    const first = await Promise.race([fromNetwork, copyOnceLate]).catch(() => undefined);
    if (init?.signal?.aborted) return fromNetwork;
    const isGood = first !== undefined && !isFromElsewhere(first);
    const copy = isGood ? undefined : await ifPossible(() => cache.match(url));
    const reply = isGood ? first : (copy ?? first ?? (await fromNetwork));
    isCopyGiven = reply.headers.has(KEPT_AT);
    if (isCopyGiven) {
      isSilent = true;
      const failing = fromNetwork.then(isFromElsewhere, () => true);
      void failing.then(isFailed => (isFailed ? askAgain() : undefined));
    }
    noteShown(url, reply, userId);
    return reply;
  };
}

/** Keeps replies that came with the page, as if they had been fetched: by the address, for everybody. */
export async function keepReplies(
  replies: readonly (readonly [url: string, reply: unknown])[],
): Promise<void> {
  await ifPossible(async () => {
    const cache = await caches.open(repliesOf(undefined));
    for (const [url, reply] of replies) await keep(cache, url, new Response(JSON.stringify(reply)));
  });
}

/** `fetch`, which also notes whether the server was reached. */
export async function watchedFetch(url: string, init?: RequestInit): Promise<Response> {
  // Who waits for so long has the server looked for.
  const lookingFor = setTimeout(noteFailed, PATIENCE_MS);
  try {
    const reply = await fetch(url, init);
    isSilent = false;
    if (isFromElsewhere(reply)) noteFailed();
    else noteReached();
    return reply;
  } catch (error) {
    if (!init?.signal?.aborted) noteFailed();
    throw error;
  } finally {
    clearTimeout(lookingFor);
  }
}

/** The kept reply of an address, whoever asked for it; undefined where there is none or it is not JSON. */
export async function findKept<Reply>(url: string, userId?: string): Promise<Reply | undefined> {
  const copy = await ifPossible(async () => (await caches.open(repliesOf(userId))).match(url));
  return ifPossible(async () => (await copy?.json()) as Reply | undefined);
}

let changing: Promise<unknown> = Promise.resolve();

/** Changes a person's kept reply of an address, if there is one, by what is heard without asking anew; its time stays. */
export function changeKept<Reply>(
  url: string,
  userId: string | undefined,
  change: (reply: Reply) => Reply,
): Promise<void> {
  const changed = changing.then(() =>
    ifPossible(async () => {
      const cache = await caches.open(repliesOf(userId));
      const copy = await cache.match(url);
      if (copy === undefined) return;
      const reply = change((await copy.clone().json()) as Reply);
      await cache.put(url, new Response(JSON.stringify(reply), { headers: copy.headers }));
    }),
  );
  changing = changed;
  return changed;
}

/** Removes everybody's kept reply of an address. */
export async function forgetKeptReply(url: string): Promise<void> {
  await ifPossible(async () => (await caches.open(REPLIES)).delete(url));
}

async function keep(cache: Cache, url: string, reply: Response): Promise<void> {
  const headers = { 'content-type': 'application/json', [KEPT_AT]: String(Date.now()) };
  await cache.put(url, new Response(reply.body, { headers }));
  keptCount += 1;
  if (keptCount % KEPT_BETWEEN_COUNTS > 0) return;
  const pinned = new Set(pinnedLists());
  const keys = (await cache.keys()).filter(({ url: kept }) => !pinned.has(kept.replace(location.origin, '')));
  for (const key of keys.slice(0, Math.max(0, keys.length - MOST_REPLIES))) await cache.delete(key);
}

function noteShown(url: string, reply: Response, userId: string | undefined): void {
  const keptAt = reply.headers.get(KEPT_AT);
  const shown = new Map(shownCopies.get());
  if (keptAt === null && !shown.delete(url)) return;
  if (keptAt !== null) shown.set(url, { keptAt: Number(keptAt), isPersonal: userId !== undefined });
  shownCopies.set(shown);
}

const later = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

/** Undefined where caches are absent, as on insecure addresses, blocked or full. */
async function ifPossible<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}
