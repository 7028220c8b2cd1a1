import type { QueryKey } from '@tanstack/react-query';
import type { listDictionary, listMyWords } from '#contract/dictionary.ts';
import type { Reply } from '#contract/endpoint.ts';
import type { Language } from '#languages/index.ts';
import { addressOf } from '#web/platform/http/http.ts';
import { personalKeyOf } from '#web/platform/http/queries.ts';
import { tokenOwner } from '#web/platform/http/token.ts';
import type { DictionaryChange } from '../outbox/outbox-db.ts';
import { changeCopy } from '../response-cache/response-cache.ts';
import { MY_WORDS_OF_ALL } from './changed-keys.ts';

type Pair = { lang: Language; learn: Language };
type Dictionary = Reply<typeof listDictionary>;
type MyWords = Reply<typeof listMyWords>;

/** The reply of a list of the dictionary, or on what is in it, after changes that are pending. */
export function withChanges(
  [, path, input]: QueryKey,
  reply: unknown,
  changes: readonly DictionaryChange[],
): unknown {
  if (changes.length === 0) return reply;
  if (path === MY_WORDS_OF_ALL[1]) return myWordsAfter(reply as MyWords, changes);
  return dictionaryAfter(reply as Dictionary, changes, (input as { query: Pair }).query);
}

/** Has the copy of the list tell a change that the server has taken: the connection may go before the list is read again. */
export async function changeListCopy(made: DictionaryChange): Promise<void> {
  const given = { query: { lang: made.lang, learn: made.learn } };
  const key = personalKeyOf<typeof listDictionary>('/user-dictionary', given);
  const address = addressOf<typeof listDictionary>('/user-dictionary', given);
  await changeCopy<Dictionary>(address, tokenOwner(), reply => withChanges(key, reply, [made]) as Dictionary);
}

/** A word whose row is not known in the pair of the list comes with the server's reply. */
function dictionaryAfter(reply: Dictionary, changes: readonly DictionaryChange[], pair: Pair): Dictionary {
  let { words } = reply.data;
  for (const { change, words: changed, lang, learn } of changes) {
    const ids = new Set(changed.map(({ id }) => id));
    if (change === 'remove') words = words.filter(({ id }) => !ids.has(id));
    else if (lang === pair.lang && learn === pair.learn) {
      const known = new Set(words.map(({ id }) => id));
      const rows = changed.flatMap(({ id, row }) => (row === undefined || known.has(id) ? [] : [row]));
      // Newest first, as the server has them.
      words = [...rows, ...words].sort((a, b) => b.added_at - a.added_at);
    }
  }
  return { ...reply, data: { ...reply.data, words } };
}

function myWordsAfter(reply: MyWords, changes: readonly DictionaryChange[]): MyWords {
  const words = new Map(reply.data.words.map(word => [word.id, word]));
  for (const { change, words: changed } of changes)
    for (const { id, row } of changed) {
      const before = words.get(id) ?? { id, category: row?.category ?? null, known: false };
      words.set(id, { ...before, in_dictionary: change !== 'remove' });
    }
  return { ...reply, data: { ...reply.data, words: [...words.values()] } };
}
