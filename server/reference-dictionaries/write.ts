import { MOST_DICTIONARIES, MOST_ENTRIES, MOST_ENTRIES_AT_ONCE } from '#contract/reference-bounds.ts';
import type { SentEntry } from '#contract/reference-dictionaries.ts';
import type { Queries } from '../database/database.ts';
import { invalidInput, notFound } from '../http/errors.ts';
import { insertEntries } from './entries-store.ts';
import { bytesOf, rowsOf } from './entry-rows.ts';
import {
  findDictionaries,
  findDictionary,
  giveUp,
  insertDictionary,
  type NewDictionary,
  nextOf,
  noteBatch,
  noteComplete,
  type StoredDictionary,
} from './store.ts';

/** Within a transaction in which nobody else changes dictionaries of the same owner. */
type Owned = { queries: Queries; userId: string; now: number };

/** Begins a dictionary, or finds the one that was begun from the same files for the same languages. */
export async function begin(
  { queries, userId, now }: Owned,
  given: NewDictionary,
): Promise<StoredDictionary> {
  const all = await findDictionaries(queries, userId);
  const before = all.find(other => other.id === given.id || isSame(other, given));
  if (before !== undefined) return before;
  const { number, place, stored } = await nextOf(queries, userId);
  if (stored >= MOST_DICTIONARIES)
    throw invalidInput({
      title: [`At most ${MOST_DICTIONARIES} dictionaries; those that were deleted count for a day`],
    });
  await giveUp(queries, userId);
  await insertDictionary(queries, userId, given, { number, place, now });
  return found({ queries, userId }, given.id);
}

function isSame(one: NewDictionary, other: NewDictionary): boolean {
  return one.fingerprint === other.fingerprint && one.learn === other.learn && one.lang === other.lang;
}

type Batch = { id: string; batch: number; entries: readonly SentEntry[] };

/**
 * Writes the next entries; those of a batch that was written before are passed over. Returns how many bytes were added.
 *
 * @param room how many bytes the owner's dictionaries may still take
 */
export async function addBatch(
  { queries, userId, now }: Owned,
  { id, batch, entries }: Batch,
  room: (dictionaries: readonly StoredDictionary[]) => number | Promise<number>,
): Promise<{ dictionary: StoredDictionary; bytes: number }> {
  const dictionary = await found({ queries, userId }, id);
  if (batch < dictionary.next_batch) return { dictionary, bytes: 0 };
  if (dictionary.completed_at !== null) throw invalidInput({ batch: ['The dictionary is complete'] });
  if (batch > dictionary.next_batch) throw invalidInput({ batch: [`The next is ${dictionary.next_batch}`] });
  if (dictionary.entries + entries.length > MOST_ENTRIES)
    throw invalidInput({ entries: [`At most ${MOST_ENTRIES} entries in a dictionary`] });
  const first = batch * MOST_ENTRIES_AT_ONCE;
  const rows = entries.flatMap((entry, place) => rowsOf(entry, first + place, dictionary.learn));
  const bytes = bytesOf(rows);
  if (bytes > (await room(await findDictionaries(queries, userId))))
    throw invalidInput({ bytes: ['There is no room for more'] }, 'There is no room for more');
  await insertEntries(queries, userId, dictionary.number, rows);
  await noteBatch(queries, userId, id, { entries: entries.length, bytes, now });
  return { dictionary: await found({ queries, userId }, id), bytes };
}

/** Makes a dictionary visible once all its batches are there. */
export async function complete({ queries, userId, now }: Owned, id: string, batches: number) {
  const dictionary = await found({ queries, userId }, id);
  if (dictionary.next_batch !== batches)
    throw invalidInput({ batches: [`${dictionary.next_batch} batches were written`] });
  if (dictionary.completed_at === null) await noteComplete(queries, userId, id, now);
  return found({ queries, userId }, id);
}

/** Throws 404 for one that is not there, or not theirs. */
export async function found(
  { queries, userId }: Pick<Owned, 'queries' | 'userId'>,
  id: string,
): Promise<StoredDictionary> {
  const dictionary = await findDictionary(queries, userId, id);
  if (dictionary === undefined) throw notFound('Dictionary');
  return dictionary;
}
