import { handOver, type Item, type Pending, pendingItems } from './outbox-db.ts';

/** Stands for a person's id in the outbox: those are UUIDs, so nobody has it, and nothing of it is ever sent. */
const GUEST = 'guest';
/** What nobody has come back to for so long is forgotten. */
const KEPT_MS = 30 * 86_400_000;
/** A month of a hundred answers a day; the oldest go first. */
const MOST = 3000;

const items = pendingItems(GUEST);
let storing: Promise<unknown> = Promise.resolve();

/**
 * What a guest answered, marked and wants to learn on this device, in the form of the outbox, until it goes into their account. Where the browser keeps
 * nothing it lasts as long as the page.
 */
export const guestLog = {
  add: (item: Item): void => {
    storing = storing.then(() => items.add(item));
  },

  /** Resolves once all of it outlives the page, as far as it can. */
  flush: async (): Promise<void> => {
    await storing;
  },

  /** In the order in which it was done; what is too old, or too much, is removed. */
  read: async (now = Date.now()): Promise<Item[]> => {
    await storing;
    const pending = await items.list();
    const kept = pending.filter(({ item }) => now - (timeOf(item) ?? now) <= KEPT_MS).slice(-MOST);
    const gone = pending.filter(one => !kept.includes(one));
    if (gone.length > 0) await items.remove(gone);
    return kept.map(({ item }) => item);
  },

  /** Makes it the person's: their outbox sends it, and it leaves the device when the server has it. Resolves with what there was. */
  handOver: async (userId: string): Promise<Item[]> => {
    await guestLog.read();
    return handOver(GUEST, userId);
  },
};

/** An undo has no time: alone it changes nothing, and goes when there is too much. */
function timeOf(item: Pending['item']): number | undefined {
  if (item.kind === 'answer') return item.answer.answeredAt;
  if (item.kind === 'dictionary') return item.words[0]?.row?.added_at;
  return item.kind === 'mark' ? item.mark.at : undefined;
}
