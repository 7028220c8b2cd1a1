import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Language } from '#languages/index.ts';
import { tokenOwner } from '#web/platform/http/token.ts';
import { findKept } from '../response-cache/response-cache.ts';
import { STATES_OF_ALL } from './keys-of-all.ts';
import { type Item, waitingItems } from './outbox-db.ts';
import { learnOf, type StatesReply, statesAddress, withStandings } from './shown-states.ts';

/** The reply that a key names, after what waits to be sent. */
export async function withWaitingOf(queryKey: QueryKey, reply: unknown): Promise<unknown> {
  if (queryKey[1] === STATES_OF_ALL[1]) return withWaiting(reply as StatesReply, learnOf(queryKey));
  const changes = (await waitingOf(tokenOwner())).flatMap(item => (item.kind === 'dictionary' ? [item] : []));
  if (changes.length === 0) return reply;
  const { withChanges } = await import('./dictionary-changes.ts');
  return withChanges(queryKey, reply, changes);
}

async function waitingOf(userId: string | undefined): Promise<Item[]> {
  if (userId === undefined) return [];
  return (await waitingItems(userId).list()).map(({ item }) => item);
}

/** A reply on how somebody stands with words, after what waits to be sent. */
export async function withWaiting(reply: StatesReply, learn: Language): Promise<StatesReply> {
  const userId = tokenOwner();
  const waiting = await waitingOf(userId);
  if (userId === undefined || waiting.length === 0) return reply;
  const { standingsAfter } = await import('./standings-after.ts');
  const { words } = reply.data;
  const standings = await standingsAfter(words, waiting, { userId, learn });
  return { ...reply, data: { words: withStandings(words, [...standings]) } };
}

/** Shows what waits on all screens, without asking the server, which could not be reached: what it said last is kept. */
export async function showWaiting(queries: QueryClient): Promise<void> {
  for (const [queryKey, shown] of queries.getQueriesData<StatesReply>({ queryKey: STATES_OF_ALL })) {
    const learn = learnOf(queryKey);
    const kept = shown && (await findKept<StatesReply>(statesAddress(learn), tokenOwner()));
    if (kept !== undefined) queries.setQueryData(queryKey, await withWaiting(kept, learn));
  }
}
