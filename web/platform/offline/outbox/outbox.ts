import { readToken } from '#web/platform/http/token.ts';
import { takeOldAnswers } from './old-answers.ts';
import { type Item, type Waiting, waitingItems } from './outbox-db.ts';
import { sentLate, stuckCount } from './outbox-status.ts';
import { isRefusedForGood } from './refusals.ts';

/** What the server takes at once. */
const MOST_AT_ONCE = 200;
/** Answers come every few seconds; waiting a little sends several together. */
const GATHER_MS = 2000;
const FIRST_RETRY_MS = 5000;
const LONGEST_RETRY_MS = 300_000;

export type Outbox = {
  add(item: Item): void;
  /** Sends what is waiting now; resolves when the server has it or could not be reached. */
  flush(): Promise<void>;
  /** Sends once more and stops trying; what is left goes out the next time. */
  close(): void;
};

/** Things of one kind that were done one after the other; rejects when the server did not take them. */
export type Send = (items: Item[]) => Promise<void>;

/**
 * Brings what a person does to the server: in order, in batches, again after a failure (the server knows everything by its id),
 * from one tab at a time, and without disturbing the learner.
 */
export function createOutbox(
  userId: string,
  send: Send,
  { onRefused, onStuck }: { onRefused?: (item: Item) => void; onStuck?: () => void } = {},
): Outbox {
  const waiting = waitingItems(userId);
  const token = readToken();
  let storing = storeAll(takeOldAnswers(userId).map(answer => ({ kind: 'answer', answer })));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = FIRST_RETRY_MS;
  let sending: Promise<void> | undefined;
  let isClosed = false;

  async function storeAll(items: Item[]): Promise<void> {
    for (const item of items) await waiting.add(item);
  }

  const flushIn = (milliseconds: number) => {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(() => void flush(), milliseconds);
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
      retryMs = FIRST_RETRY_MS;
      if (stuckCount.get() > 0 && count > 0) sentLate.set({ count });
      if (!isClosed) stuckCount.set(0);
    } catch {
      // Recording must not disturb learning: everything stays stored and is tried again.
      flushIn(retryMs);
      retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
      if (!isClosed) {
        stuckCount.set((await waiting.list()).filter(({ item }) => isCounted(item)).length);
        onStuck?.();
      }
    }
    sending = undefined;
  };

  const sendAll = async () => {
    let count = 0;
    // Another tab may have logged somebody else in meanwhile; they must not get these answers.
    const waitingOurs = async () => {
      await storing;
      return readToken() === token ? waiting.list() : [];
    };
    for (let ours = await waitingOurs(); ours.length > 0; ours = await waitingOurs()) {
      const batch = firstOfAKind(ours);
      const refused = await sendBatch(batch);
      await waiting.remove(batch);
      // Only now: what is refused must not be waited for any more.
      for (const { item } of refused) onRefused?.(item);
      count += batch.filter(({ item }) => isCounted(item)).length;
    }
    return count;
  };

  /**
   * One thing the server will never take, of a word that was retired for example, must not hold up the others. Resolves with what it
   * has refused.
   */
  const sendBatch = async (batch: Waiting[]): Promise<Waiting[]> => {
    try {
      await send(batch.map(({ item }) => item));
      return [];
    } catch (error) {
      if (!isRefusedForGood(error)) throw error;
      if (batch.length === 1) return batch;
      const refused: Waiting[] = [];
      for (const one of batch) refused.push(...(await sendBatch([one])));
      return refused;
    }
  };

  return {
    add: item => {
      storing = storing.then(() => waiting.add(item));
      if (stuckCount.get() > 0 && isCounted(item)) stuckCount.set(stuckCount.get() + 1);
      flushIn(Math.min(GATHER_MS, retryMs));
    },
    flush,
    close: () => {
      void flush();
      isClosed = true;
      stuckCount.set(0);
    },
  };
}

/** What can go out in one call: things of the first one's kind, until another kind follows. */
function firstOfAKind(waiting: Waiting[]): Waiting[] {
  const kind = waiting[0]?.item.kind;
  const end = waiting.findIndex(({ item }) => item.kind !== kind);
  return waiting.slice(0, Math.min(end === -1 ? waiting.length : end, MOST_AT_ONCE));
}

/** One tab at a time; where the browser has no locks (an address without https), the ids make a second sending harmless. */
async function inTurn(userId: string, work: () => Promise<number>): Promise<number> {
  const locks = globalThis.navigator?.locks as LockManager | null | undefined;
  return locks ? locks.request(`outbox-${userId}`, work) : work();
}

/** The band counts answers and what belongs to them. */
const isCounted = (item: Item) => item.kind !== 'dictionary';
