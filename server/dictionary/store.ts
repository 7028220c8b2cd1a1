import type { Language } from '#languages/index.ts';
import { inChunks, placeholders } from '../database/chunks.ts';
import { number, orNull, text } from '../database/columns.ts';
import { type Queries, type Statement, sql, sqlOne, valuesList } from '../database/database.ts';
import { loginRequired } from '../http/errors.ts';

/** An undo that was made without a connection may arrive late. */
const RESTORABLE_MS = 30 * 24 * 3600 * 1000;

export type Entry = { wordId: string; addedAt: number };

// One row instead of hundreds: carrying each row over from the engine costs seven times as much.
const selectEntries = sqlOne(
  'select-entries',
  `select string_agg(word_id || ' ' || added_at, ',') as entries from (
     select word_id, added_at from dictionary_entries where user_id = $1 order by added_at desc, word_id
   ) as ordered`,
  { entries: orNull(text) },
);
const selectWordIds = sqlOne(
  'select-word-ids',
  `select string_agg(word_id, ',') as word_ids from dictionary_entries where user_id = $1`,
  { word_ids: orNull(text) },
);
const selectRevision = sqlOne(
  'select-revisions',
  'select dictionary_revision, dictionary_revision + learning_revision as both_revisions from users where id = $1',
  { dictionary_revision: number, both_revisions: number },
);
const countRevision = sql(
  'count-revision',
  'update users set dictionary_revision = dictionary_revision + 1 where id = $1 returning id',
);
const selectMyWords = sqlOne(
  'select-my-words',
  `select
     (select string_agg(word_id, ',') from dictionary_entries where user_id = $1) as dictionary,
     (select string_agg(word_id, ',') from word_states where user_id = $1 and learn = $2 and state = 'known') as known`,
  { dictionary: orNull(text), known: orNull(text) },
);
const deleteForgotten = sql(
  'delete-forgotten-entries',
  'delete from removed_entries where user_id = $1 and removed_at < $2',
);
/** The dictionary of a person, newest first. */
export async function listEntries(queries: Queries, userId: string): Promise<Entry[]> {
  const [row] = await queries.query(selectEntries, [userId]);
  return toEntries(row?.entries ?? null);
}

/** The ids of the words in the dictionary of a person, in no order. */
export async function listWordIds(queries: Queries, userId: string): Promise<string[]> {
  const [row] = await queries.query(selectWordIds, [userId]);
  return row?.word_ids?.split(',') ?? [];
}

/** Ids of words, in no order: those in the dictionary, and those known in a learning language. */
export type MyWords = { dictionary: string[]; known: string[] };

export async function listMyWordIds(queries: Queries, userId: string, learn: Language): Promise<MyWords> {
  const [row] = await queries.query(selectMyWords, [userId, learn]);
  return { dictionary: row?.dictionary?.split(',') ?? [], known: row?.known?.split(',') ?? [] };
}

/** Changes with every change of the dictionary. */
export async function dictionaryRevision(queries: Queries, userId: string): Promise<number> {
  const [row] = await queries.query(selectRevision, [userId]);
  return row?.dictionary_revision ?? 0;
}

/** Changes with every change of the words a person has or knows. */
export async function myWordsRevision(queries: Queries, userId: string): Promise<number> {
  const [row] = await queries.query(selectRevision, [userId]);
  return row?.both_revisions ?? 0;
}

/**
 * Adds words within a transaction and returns the ones that were not there before. They are listed in the order in which they
 * are given, so each counts as a millisecond older than the one before it.
 */
export async function addEntries(queries: Queries, userId: string, wordIds: readonly string[], now: number) {
  const added: string[] = [];
  let addedAt = now;
  for (const chunk of inChunks(new Set(wordIds))) {
    const rows = chunk.flatMap(wordId => [userId, wordId, addedAt--]);
    added.push(...(await wordsOf(queries, insertEntries(chunk.length), rows)));
  }
  if (added.length > 0) await countChange(queries, userId);
  return added;
}

/**
 * Adds words within a transaction as if their removal had not been: with the date on which they had been added, or with today's
 * where they were removed more than 30 days ago or never. Returns the ones that were not there.
 */
export async function restoreEntries(
  queries: Queries,
  userId: string,
  wordIds: readonly string[],
  now: number,
): Promise<string[]> {
  const restored: string[] = [];
  for (const chunk of inChunks(new Set(wordIds))) {
    const params = [userId, now - RESTORABLE_MS, ...chunk];
    restored.push(...(await wordsOf(queries, restoreRemoved(chunk.length), params)));
  }
  const added = await addEntries(queries, userId, wordIds, now);
  if (restored.length > 0 && added.length === 0) await countChange(queries, userId);
  return [...restored, ...added];
}

/** Removes words within a transaction and returns the ones that were there; for 30 days `restoreEntries` finds their dates. */
export async function removeEntries(
  queries: Queries,
  userId: string,
  wordIds: readonly string[],
  now: number,
) {
  await queries.query(deleteForgotten, [userId, now - RESTORABLE_MS]);
  const removed: string[] = [];
  for (const chunk of inChunks(new Set(wordIds))) {
    await queries.query(keepRemoved(chunk.length), [userId, now, ...chunk]);
    removed.push(...(await wordsOf(queries, deleteEntries(chunk.length), [userId, ...chunk])));
  }
  if (removed.length > 0) await countChange(queries, userId);
  return removed;
}

/** Rejects with 401 for a person who is gone, which undoes the whole change. */
async function countChange(queries: Queries, userId: string): Promise<void> {
  if ((await queries.query(countRevision, [userId])).length === 0) throw loginRequired();
}

async function wordsOf(
  queries: Queries,
  statement: Statement<{ word_id: string }>,
  params: (string | number)[],
): Promise<string[]> {
  const rows = await queries.query(statement, params);
  return rows.map(row => row.word_id);
}

function insertEntries(rows: number) {
  return sql(
    `insert-entries-${rows}`,
    `insert into dictionary_entries (user_id, word_id, added_at) values ${valuesList(rows, 3)}
     on conflict (user_id, word_id) do nothing returning word_id`,
    { word_id: text },
  );
}

function keepRemoved(rows: number) {
  return sql(
    `keep-removed-${rows}`,
    `insert into removed_entries (user_id, word_id, added_at, removed_at)
     select user_id, word_id, added_at, cast($2 as bigint) from dictionary_entries
     where user_id = $1 and word_id in (${placeholders(rows, 3)})
     on conflict (user_id, word_id) do update set added_at = excluded.added_at, removed_at = excluded.removed_at`,
  );
}

function restoreRemoved(rows: number) {
  return sql(
    `restore-removed-${rows}`,
    `insert into dictionary_entries (user_id, word_id, added_at)
     select user_id, word_id, added_at from removed_entries
     where user_id = $1 and removed_at >= $2 and word_id in (${placeholders(rows, 3)})
     on conflict (user_id, word_id) do nothing returning word_id`,
    { word_id: text },
  );
}

function deleteEntries(rows: number) {
  return sql(
    `delete-entries-${rows}`,
    `delete from dictionary_entries where user_id = $1 and word_id in (${placeholders(rows, 2)}) returning word_id`,
    { word_id: text },
  );
}

/**
 * Reads `cat 1700000000001,dog 1700000000000`, newest first. PostgreSQL may sort text by the rules of a language, so the ids of
 * words that were added together are compared here again.
 */
function toEntries(text: string | null): Entry[] {
  if (!text) return [];
  const entries = text.split(',').map(entry => {
    const space = entry.indexOf(' ');
    return { wordId: entry.slice(0, space), addedAt: Number(entry.slice(space + 1)) };
  });
  return entries.sort((one, other) => other.addedAt - one.addedAt || (one.wordId < other.wordId ? -1 : 1));
}
