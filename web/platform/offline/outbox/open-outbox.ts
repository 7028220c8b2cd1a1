import type { QueryClient } from '@tanstack/react-query';
import type { listDictionary, listMyWords } from '#contract/dictionary.ts';
import type { listLearningWords } from '#contract/learning.ts';
import { refresh } from '#web/platform/http/queries.ts';
import { readToken } from '#web/platform/http/token.ts';
import { beforeLogout } from '#web/platform/session/before-logout.ts';
import { isServerAway } from '../response-cache/connection.ts';
import { showWaiting } from './apply-pending.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { refusals } from './refusals.ts';
import { sendItems } from './send-items.ts';

type Open = { userId: string; token: string | null; outbox: Outbox; close: () => void };

let open: Open | undefined;

/** The outbox of the person who is logged in, one for the whole page; what an earlier visit left in it goes out as it opens. */
export function openOutbox(userId: string, queries: QueryClient): Outbox {
  const token = readToken();
  if (open?.userId === userId && open.token === token) return open.outbox;
  closeOutbox(open?.outbox);
  const outbox = createOutbox(userId, items => sendItems(items, queries), {
    onRefused: ({ kind }) => {
      // The screens show what was wanted; what is true, they have to ask.
      void refresh<typeof listLearningWords | typeof listDictionary | typeof listMyWords>(
        queries,
        ...(kind === 'dictionary'
          ? (['/user-dictionary', '/my-words'] as const)
          : (['/learning/words'] as const)),
      );
      if (kind !== 'answer') refusals.set({ kind });
    },
    onStuck: () => void showWaiting(queries),
  });
  const forgetLogout = beforeLogout(outbox.flush);
  window.addEventListener('online', outbox.flush);
  // The next try may be minutes away.
  const stopWatching = isServerAway.subscribe(() => {
    if (!isServerAway.get()) void outbox.flush();
  });
  void outbox.flush();
  const close = () => {
    forgetLogout();
    window.removeEventListener('online', outbox.flush);
    stopWatching();
    outbox.close();
  };
  open = { userId, token, outbox, close };
  return outbox;
}

/** When the person is gone; what is not sent stays for their next login. An outbox that another has replaced is closed already. */
export function closeOutbox(outbox: Outbox | undefined): void {
  if (open === undefined || open.outbox !== outbox) return;
  open.close();
  open = undefined;
}
