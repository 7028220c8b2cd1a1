import type { QueryClient } from '@tanstack/react-query';
import type { Outbox, Outcome } from '../outbox/outbox.ts';
import type { Item } from '../outbox/outbox-db.ts';

// The outbox itself comes when something is written, or once a page has come to rest; this is all that the shell has of it.

/**
 * Puts a write of the person who is logged in into the outbox and sends it at once; resolves with what became of it. Rejects where
 * nobody is logged in or the outbox cannot be loaded.
 */
export async function write(item: Item, queries: QueryClient): Promise<Outcome> {
  return (await import('./open-outbox.ts')).attempt(item, queries);
}

/** The same, for what nobody waits for: it is tried until the server has taken it, or refused it for good. Resolves once it is stored. */
export async function writeUntilTaken(item: Item, queries: QueryClient): Promise<void> {
  await (await import('./open-outbox.ts')).post(item, queries);
}

/** A person's outbox for who adds to it before its code is there: what is added meanwhile is handed over in its order. */
export function outboxOf(
  userId: string,
  queries: QueryClient,
): { add(item: Item): void } & Pick<Outbox, 'flush'> {
  const early: Item[] = [];
  let opened: Outbox | undefined;
  const open = async () => {
    opened ??= (await import('./open-outbox.ts')).openOutbox(userId, queries);
    for (const item of early.splice(0)) void opened.add(item);
    return opened;
  };
  // What cannot be loaded now is asked for again with the next item.
  const tryToOpen = () => void open().catch(() => undefined);
  tryToOpen();
  return {
    add: item => {
      early.push(item);
      tryToOpen();
    },
    flush: () =>
      open().then(
        outbox => outbox.flush(),
        () => undefined,
      ),
  };
}
