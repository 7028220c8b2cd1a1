import type { QueryKey } from '@tanstack/react-query';
import type {
  addToDictionary,
  listDictionary,
  listMyWords,
  removeFromDictionary,
} from '#contract/dictionary.ts';
import type { Reply } from '#contract/endpoint.ts';
import type { Language } from '#languages/index.ts';
import { callForOutcome } from '#web/platform/http/http.ts';
import { MY_WORDS_OF_ALL } from './keys-of-all.ts';
import type { DictionaryChange } from './outbox-db.ts';
import { isRefusedForGood } from './refusals.ts';

type Pair = { lang: Language; learn: Language };
type Dictionary = Reply<typeof listDictionary>;
type MyWords = Reply<typeof listMyWords>;

/** The reply of a list of the dictionary, or on what is in it, after changes that wait. */
export function withChanges(
  [, path, input]: QueryKey,
  reply: unknown,
  changes: readonly DictionaryChange[],
): unknown {
  if (path === MY_WORDS_OF_ALL[1]) return myWordsAfter(reply as MyWords, changes);
  return dictionaryAfter(reply as Dictionary, changes, (input as { query: Pair }).query);
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

/**
 * Tells the server. What was so already is no failure: it may have been sent before, and a word that the server does not know any more
 * is out of the dictionary. Throws ApiError, also where it has taken some of the words and refused others.
 */
export async function sendChange({ change, words }: DictionaryChange, signal: AbortSignal): Promise<void> {
  const refusals = await sendWords(
    change,
    words.map(({ id }) => id),
    signal,
  );
  if (change !== 'remove' && refusals[0] !== undefined) throw refusals[0];
}

/** One word that the server will never take does not hold up the others of its change. Resolves with what it has said against each. */
async function sendWords(
  change: DictionaryChange['change'],
  wordIds: string[],
  signal: AbortSignal,
): Promise<unknown[]> {
  try {
    await sendTogether(change, wordIds, signal);
    return [];
  } catch (error) {
    if (!isRefusedForGood(error)) throw error;
    if (wordIds.length === 1) return [error];
    const middle = Math.ceil(wordIds.length / 2);
    const first = await sendWords(change, wordIds.slice(0, middle), signal);
    return [...first, ...(await sendWords(change, wordIds.slice(middle), signal))];
  }
}

async function sendTogether(
  change: DictionaryChange['change'],
  wordIds: string[],
  signal: AbortSignal,
): Promise<void> {
  if (change === 'remove') {
    const body = { wordIds };
    await callForOutcome<typeof removeFromDictionary>('POST', '/remove-from-dictionary', { body }, signal);
  } else {
    const body = change === 'restore' ? { wordIds, restore: true } : { wordIds };
    await callForOutcome<typeof addToDictionary>('POST', '/add-to-dictionary', { body }, signal);
  }
}
