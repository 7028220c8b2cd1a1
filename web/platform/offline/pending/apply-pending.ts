import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Profile } from '#contract/account.ts';
import { addressOf } from '#web/platform/http/http.ts';
import { tokenOwner } from '#web/platform/http/token.ts';
import { type Item, type LanguageChoice, pendingItems } from '../outbox/outbox-db.ts';
import { readCopy } from '../response-cache/response-cache.ts';
import { DICTIONARY_OF_ALL, MY_WORDS_OF_ALL, PROFILE, STATES_OF_ALL } from './changed-keys.ts';
import { withChanges } from './dictionary-after.ts';
import { learnOf, type StatesReply, withStandings } from './word-states.ts';

/** The reply that a key names, after what is pending. */
export async function withPending(queryKey: QueryKey, reply: unknown): Promise<unknown> {
  const userId = tokenOwner();
  if (userId === undefined) return reply;
  const items = (await pendingItems(userId).list()).map(({ item }) => item);
  if (items.length === 0) return reply;
  if (queryKey[1] === PROFILE[1]) return withChoices(reply as ProfileReply, items);
  if (queryKey[1] === STATES_OF_ALL[1])
    return statesAfterAll(queryKey, reply as StatesReply, { userId, items });
  const changes = items.flatMap(item => (item.kind === 'dictionary' ? [item] : []));
  return withChanges(queryKey, reply, changes);
}

async function statesAfterAll(
  queryKey: QueryKey,
  reply: StatesReply,
  { userId, items }: { userId: string; items: readonly Item[] },
): Promise<StatesReply> {
  // What reckons with memory comes where it is needed.
  const { standingsAfter } = await import('./states-after.ts');
  const { words } = reply.data;
  const standings = await standingsAfter(words, items, { userId, learn: learnOf(queryKey) });
  return { ...reply, data: { words: withStandings(words, [...standings]) } };
}

export type ProfileReply = { data: { user: Profile } };

function withChoices(reply: ProfileReply, items: readonly Item[]): ProfileReply {
  const choice: LanguageChoice = Object.assign(
    {},
    ...items.flatMap(item => (item.kind === 'languages' ? [item.choice] : [])),
  );
  return { ...reply, data: { ...reply.data, user: { ...reply.data.user, ...choice } } };
}

/** Shows what is pending on all screens, without asking the server, which could not be reached: the copy of what it said last is at hand. */
export async function showPending(queries: QueryClient): Promise<void> {
  for (const key of [STATES_OF_ALL, DICTIONARY_OF_ALL, MY_WORDS_OF_ALL])
    for (const [queryKey, shown] of queries.getQueriesData({ queryKey: key })) {
      if (shown === undefined) continue;
      const [, path, input] = queryKey;
      const copy = await readCopy(addressOf(path as `/${string}`, input as never), tokenOwner());
      // A list that is changed once more stays as it is; states would not.
      const base = copy ?? (key === STATES_OF_ALL ? undefined : shown);
      if (base !== undefined) queries.setQueryData(queryKey, await withPending(queryKey, base));
    }
}
