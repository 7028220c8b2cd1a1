import type { QueryClient } from '@tanstack/react-query';
import type { listDictionary } from '#contract/dictionary.ts';
import type { Reply } from '#contract/endpoint.ts';
import type { DictionaryWord, Word } from '#contract/words.ts';
import type { Language } from '#languages/index.ts';
import { addressOf } from '#web/platform/http/http.ts';
import { personalKeyOf } from '#web/platform/http/queries.ts';
import { tokenOwner } from '#web/platform/http/token.ts';
import { changeKept } from '../response-cache/response-cache.ts';
import { withChanges } from './dictionary-changes.ts';
import { DICTIONARY_OF_ALL, MY_WORDS_OF_ALL } from './keys-of-all.ts';
import type { DictionaryChange } from './outbox-db.ts';

type Pair = { lang: Language; learn: Language };

/** A word that comes or goes; whoever shows more of it than its name gives its row to the list. */
export type NamedWord = { id: string; word: string } & Partial<Omit<Word, 'en_word'>>;

/**
 * Keeps a change of the dictionary until there is a connection: it is seen at once on all screens, and sent in its order. Throws where
 * nobody is logged in.
 */
export async function changeLater(
  queries: QueryClient,
  change: DictionaryChange['change'],
  words: readonly NamedWord[],
  pair: Pair,
): Promise<void> {
  // By what the trainers load as well, so that it is no part of what all pages share.
  const { openOutbox } = await import('./open-outbox.ts');
  const userId = tokenOwner();
  if (userId === undefined) throw new Error('nobody is logged in');
  const made = changeMade(change, words, pair);
  openOutbox(userId, queries).add({ kind: 'dictionary', ...made });
  for (const key of [DICTIONARY_OF_ALL, MY_WORDS_OF_ALL])
    for (const [queryKey, shown] of queries.getQueriesData({ queryKey: key }))
      if (shown !== undefined) queries.setQueryData(queryKey, withChanges(queryKey, shown, [made]));
}

/** Has the list that is kept tell a change that the server has taken: the connection may go before the list is read again. */
export async function changeKeptList(
  change: DictionaryChange['change'],
  words: readonly NamedWord[],
  pair: Pair,
): Promise<void> {
  const made = changeMade(change, words, pair);
  const key = personalKeyOf<typeof listDictionary>('/user-dictionary', { query: pair });
  const address = addressOf<typeof listDictionary>('/user-dictionary', { query: pair });
  await changeKept<Reply<typeof listDictionary>>(
    address,
    tokenOwner(),
    reply => withChanges(key, reply, [made]) as typeof reply,
  );
}

function changeMade(
  change: DictionaryChange['change'],
  words: readonly NamedWord[],
  pair: Pair,
): DictionaryChange {
  const now = Date.now();
  return { change, words: words.map(word => ({ id: word.id, row: rowOf(word, now) })), ...pair };
}

function rowOf({ word, translation, ...rest }: NamedWord, now: number): DictionaryWord | undefined {
  if (translation === undefined) return undefined;
  // What comes from the dictionary has its category and its place in the order already.
  return { category: null, added_at: now, ...rest, english_word: word, translation };
}
