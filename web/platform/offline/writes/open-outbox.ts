import type { QueryClient } from '@tanstack/react-query';
import type { getProfile } from '#contract/account.ts';
import type { listDictionary, listMyWords } from '#contract/dictionary.ts';
import type {
  getLearning,
  getLearningReport,
  listLearningWords,
  listPlacements,
} from '#contract/learning.ts';
import type { ChangedWord } from '#contract/word-states.ts';
import { beforeLogout } from '#web/platform/http/before-logout.ts';
import { isServerAway } from '#web/platform/http/connection.ts';
import { ApiError, addressOf } from '#web/platform/http/http.ts';
import { refresh } from '#web/platform/http/queries.ts';
import { readToken, tokenOwner } from '#web/platform/http/token.ts';
import { within } from '#web/platform/loading/deadline.ts';
import { createOutbox, type Outbox, type Outcome } from '../outbox/outbox.ts';
import type { Item } from '../outbox/outbox-db.ts';
import { refusals } from '../outbox/outbox-status.ts';
import { send } from '../outbox/send.ts';
import { showPending } from '../pending/apply-pending.ts';
import { changeListCopy } from '../pending/dictionary-after.ts';
import { noteStates } from '../pending/word-states.ts';
import { changeCopy } from '../response-cache/response-cache.ts';

/** What comes after it in the outbox waits no longer. */
const LONGEST_REFRESH_MS = 5000;

let open: { userId: string; token: string | null; outbox: Outbox; close: () => void } | undefined;

/** The outbox of the person who is logged in, one for the whole page; what an earlier visit left in it goes out as it opens. */
export function openOutbox(userId: string, queries: QueryClient): Outbox {
  const token = readToken();
  if (open?.userId === userId && open.token === token) return open.outbox;
  closeOutbox(open?.outbox);
  const outbox = createOutbox(userId, {
    send,
    onSent: (items, reply) => noteSent(items, reply, queries),
    onRefused: ({ kind }, isAwaited) => {
      void refresh<Refreshed>(queries, ...CHANGED[kind], '/learning/words');
      if (!isAwaited && (kind === 'mark' || kind === 'undo' || kind === 'dictionary')) refusals.set({ kind });
    },
    onStuck: () => void showPending(queries),
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

export async function attempt(item: Item, queries: QueryClient): Promise<Outcome> {
  const outcome = await ownOutbox(queries).attempt(item);
  if (outcome.is === 'waiting') await showPending(queries);
  return outcome;
}

export async function post(item: Item, queries: QueryClient): Promise<void> {
  const outbox = ownOutbox(queries);
  await outbox.add(item);
  void outbox.flush();
}

function ownOutbox(queries: QueryClient): Outbox {
  const userId = tokenOwner();
  if (userId === undefined) throw new ApiError(401, { code: 'login_required' });
  return openOutbox(userId, queries);
}

/** Brings what the server now knows to the copies and to what is shown. */
async function noteSent(items: readonly Item[], reply: unknown, queries: QueryClient): Promise<void> {
  // Thousands of words need not be read again for those that changed.
  noteStates(queries, statesIn(reply));
  for (const item of items) {
    if (item.kind === 'dictionary') await changeListCopy(item);
    if (item.kind === 'languages') await changeProfileCopy(item.choice);
  }
  const [first] = items;
  const refreshed = first && refreshFor(first.kind, queries);
  // Who waits for a change of the dictionary is told once the lists show it.
  if (first?.kind === 'dictionary') await within(LONGEST_REFRESH_MS, refreshed ?? Promise.resolve());
}

function statesIn(reply: unknown): ChangedWord[] {
  const { data } = (reply ?? {}) as { data?: { states?: ChangedWord[] } | null };
  return data?.states ?? [];
}

async function changeProfileCopy(choice: object): Promise<void> {
  type ProfileReply = { data: { user: object } };
  await changeCopy<ProfileReply>(addressOf<typeof getProfile>('/profile', {}), tokenOwner(), reply => ({
    ...reply,
    data: { ...reply.data, user: { ...reply.data.user, ...choice } },
  }));
}

type Refreshed =
  | typeof getLearning
  | typeof getLearningReport
  | typeof listDictionary
  | typeof listLearningWords
  | typeof listMyWords
  | typeof listPlacements;

/** What each kind of write changes besides what its reply tells. "Word learned" is a mark that takes a word out of the dictionary. */
const CHANGED: Record<Item['kind'], Refreshed['path'][]> = {
  answer: ['/learning', '/learning/report'],
  mark: ['/learning', '/learning/report', '/user-dictionary', '/my-words'],
  undo: ['/learning', '/learning/report', '/user-dictionary', '/my-words'],
  dictionary: ['/user-dictionary', '/my-words', '/learning', '/learning/words'],
  languages: [],
  placement: ['/learning', '/learning/report', '/learning/placements', '/my-words'],
};

const refreshFor = (kind: Item['kind'], queries: QueryClient) =>
  refresh<Refreshed>(queries, ...CHANGED[kind]);
