import { isOffline } from '#web/platform/http/connection.ts';
import { ApiError } from '#web/platform/http/http.ts';
import { readToken } from '#web/platform/http/token.ts';
import { type Item, type Pending, pendingItems, takeOldAnswers } from './outbox-db.ts';
import { sentLate, stuckCount } from './outbox-status.ts';

/** What the server takes at once. */
const MOST_AT_ONCE = 200;
/** Answers come every few seconds; waiting a little sends several together. */
const GATHER_MS = 2000;
const FIRST_RETRY_MS = 5000;
const LONGEST_RETRY_MS = 300_000;

/** What becomes of a write: the server has it, it waits for a connection, or it failed and is given up. */
export type Outcome = { is: 'sent'; reply?: unknown } | { is: 'waiting' } | { is: 'failed'; error: unknown };

export type Outbox = {
  /** Has it sent soon, and until the server has taken it or will never take it. Resolves once it is stored and outlives the page. */
  add(item: Item): Promise<void>;
  /**
   * Has it sent at once for somebody who waits for what becomes of it: a failure is told and the write given up, since they can do it
   * again. Where there is no connection it waits like everything else.
   */
  attempt(item: Item): Promise<Outcome>;
  /** Sends what is pending; resolves when the server has it or could not be reached. */
  flush(): Promise<void>;
  /** Sends once more and stops trying; what is left goes out the next time. */
  close(): void;
};

type OutboxWork = {
  /** Brings items of one kind that were done one after the other to the server, as the person of the token. Rejects where it does not take them. */
  send: (items: Item[], token: string | null) => Promise<unknown>;
  /** The server has them; what is awaited of this holds up the outcome. */
  onSent?: (items: Item[], reply: unknown) => Promise<void>;
  /** The server will never take it; `isAwaited` where somebody is told by the outcome. */
  onRefused?: (item: Item, isAwaited: boolean) => void;
  onStuck?: () => void;
};

/**
 * Brings what a person does to the server: in order, in batches, again after a failure (every write can be sent twice), from one tab at
 * a time, and without disturbing the learner.
 */
export function createOutbox(userId: string, { send, onSent, onRefused, onStuck }: OutboxWork): Outbox {
  const items = pendingItems(userId);
  const token = readToken();
  const awaited = new Map<number, (outcome: Outcome) => void>();
  /** What is done with and could not be removed: it is not sent a second time. */
  let unremoved: Pending[] = [];
  let storing: Promise<unknown> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = FIRST_RETRY_MS;
  let sending: Promise<void> | undefined;
  let isClosed = false;

  const store = (item: Item): Promise<number> => {
    const stored = storing.then(() => items.add(item));
    storing = stored;
    if (stuckCount.get() > 0 && isCounted(item)) stuckCount.set(stuckCount.get() + 1);
    return stored;
  };

  for (const answer of takeOldAnswers(userId)) void store({ kind: 'answer', answer });

  const flushIn = (milliseconds: number) => {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(() => void flush(), milliseconds);
  };

  const flushLater = () => {
    flushIn(retryMs);
    retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
  };

  const flush = async () => {
    clearTimeout(timer);
    // What was added a moment ago may have missed the round that is under way.
    await sending;
    sending ??= trySending();
    await sending;
  };

  const trySending = async () => {
    try {
      const count = await inTurn(userId, sendAll);
      if (stuckCount.get() > 0 && count > 0) sentLate.set({ count });
      if (!isClosed) stuckCount.set(0);
      if (unremoved.length > 0) flushLater();
      else retryMs = FIRST_RETRY_MS;
    } catch {
      // Recording must not disturb learning: everything stays stored and is tried again.
      flushLater();
      if (!isClosed) {
        stuckCount.set((await listed()).filter(({ item }) => isCounted(item)).length);
        onStuck?.();
      }
      for (const place of awaited.keys()) settle(place, { is: 'waiting' });
    }
    sending = undefined;
  };

  const listed = async () => {
    const done = new Set(unremoved.map(({ place }) => place));
    return (await items.list()).filter(({ place }) => !done.has(place));
  };

  const sendAll = async () => {
    if (unremoved.length > 0 && (await items.remove(unremoved))) unremoved = [];
    let count = 0;
    /** So many of the next were refused together: each goes alone, so that one does not hold up the others. */
    let apart = 0;
    for (;;) {
      await storing;
      // Another tab may have logged somebody else in meanwhile; they must not get these answers.
      if (readToken() !== token) return count;
      const batch = firstOfAKind(await listed(), place => apart > 0 || awaited.has(place));
      if (batch.length === 0) return count;
      const outcome = await sendBatch(batch);
      if (outcome.is === 'failed' && batch.length > 1) apart = batch.length;
      else {
        apart = Math.max(0, apart - batch.length);
        await finish(batch, outcome);
        count += batch.filter(({ item }) => isCounted(item)).length;
      }
    }
  };

  /** Throws where it is to be tried again. */
  const sendBatch = async (batch: Pending[]): Promise<Outcome> => {
    try {
      return {
        is: 'sent',
        reply: await send(
          batch.map(({ item }) => item),
          token,
        ),
      };
    } catch (error) {
      const isAwaited = batch.some(({ place }) => awaited.has(place));
      if (isRefusedForGood(error) || (isAwaited && !isOffline())) return { is: 'failed', error };
      throw error;
    }
  };

  const finish = async (batch: Pending[], outcome: Outcome) => {
    if (!(await items.remove(batch))) unremoved = [...unremoved, ...batch];
    // Only now: what is done with must not be taken for pending any more.
    if (outcome.is === 'sent')
      await onSent?.(
        batch.map(({ item }) => item),
        outcome.reply,
      );
    else for (const { place, item } of batch) onRefused?.(item, awaited.has(place));
    for (const { place } of batch) settle(place, outcome);
  };

  const settle = (place: number, outcome: Outcome) => {
    awaited.get(place)?.(outcome);
    awaited.delete(place);
  };

  return {
    add: async item => {
      const stored = store(item);
      flushIn(Math.min(GATHER_MS, retryMs));
      await stored;
    },
    attempt: async item => {
      const stored = store(item);
      if (isOffline()) {
        flushIn(Math.min(GATHER_MS, retryMs));
        await stored;
        return { is: 'waiting' };
      }
      const outcome = stored.then(place => new Promise<Outcome>(resolve => void awaited.set(place, resolve)));
      const place = await stored;
      void flush().then(async () => {
        // Another tab may have sent it, or logged somebody else in.
        const isLeft = awaited.has(place) && (await listed()).some(left => left.place === place);
        settle(place, isLeft ? { is: 'waiting' } : { is: 'sent' });
      });
      return outcome;
    },
    flush,
    close: () => {
      void flush();
      isClosed = true;
      stuckCount.set(0);
    },
  };
}

/** What the server has understood and will never take. */
export function isRefusedForGood(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'invalid_input';
}

/** What can go out in one call: items of the first one's kind, until another kind follows or one that goes alone. */
function firstOfAKind(pending: Pending[], goesAlone: (place: number) => boolean): Pending[] {
  const [first] = pending;
  if (first === undefined) return [];
  const isLoner = ({ place, item }: Pending) => item.kind === 'dictionary' || goesAlone(place);
  if (isLoner(first)) return [first];
  const end = pending.findIndex(one => one.item.kind !== first.item.kind || isLoner(one));
  return pending.slice(0, Math.min(end === -1 ? pending.length : end, MOST_AT_ONCE));
}

/** One tab at a time; where the browser has no locks (an address without https), sending something twice changes nothing. */
async function inTurn(userId: string, work: () => Promise<number>): Promise<number> {
  const locks = globalThis.navigator?.locks as LockManager | null | undefined;
  return locks ? locks.request(`outbox-${userId}`, work) : work();
}

/** The band counts answers and what belongs to them. */
const isCounted = ({ kind }: Item) => kind === 'answer' || kind === 'mark' || kind === 'undo';
