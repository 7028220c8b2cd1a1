import type { Language } from '#contract/languages.ts';
import { type Queries, type Statement, sql, valuesList } from '../database/database.ts';

export type Entry = { wordId: string; addedAt: number };

// One row instead of hundreds, sorted here: carrying each row over from the engine costs seven times as much.
const selectEntries = sql(
  'select-entries',
  `select string_agg(word_id || ' ' || added_at, ',') as entries from dictionary_entries where user_id = $1`,
);
const selectRevision = sql('select-revision', 'select dictionary_revision from users where id = $1');
const countRevision = sql(
  'count-revision',
  'update users set dictionary_revision = dictionary_revision + 1 where id = $1',
);
const selectKnown = sql('select-known', 'select word_id from known_words where user_id = $1 and learn = $2');
const insertKnown = sql(
  'insert-known',
  `insert into known_words (user_id, word_id, learn, known_at) values ($1, $2, $3, $4)
   on conflict (user_id, word_id, learn) do nothing`,
);
const deleteKnown = sql(
  'delete-known',
  'delete from known_words where user_id = $1 and word_id = $2 and learn = $3',
);

/** The dictionary of a person, newest first. */
export async function listEntries(queries: Queries, userId: string): Promise<Entry[]> {
  const [row] = await queries.query<{ entries: string | null }>(selectEntries, [userId]);
  if (!row?.entries) return [];
  const entries = row.entries.split(',').map(entry => {
    const space = entry.indexOf(' ');
    return { wordId: entry.slice(0, space), addedAt: Number(entry.slice(space + 1)) };
  });
  return entries.sort((one, other) => other.addedAt - one.addedAt);
}

/** Changes with every change of the dictionary of a person. */
export async function dictionaryRevision(queries: Queries, userId: string): Promise<number> {
  const [row] = await queries.query<{ dictionary_revision: number }>(selectRevision, [userId]);
  return row?.dictionary_revision ?? 0;
}

/** Adds words within a transaction and answers the ones that were not there before. */
export async function addEntries(queries: Queries, userId: string, wordIds: readonly string[], now: number) {
  const added: string[] = [];
  for (const chunk of inChunks(wordIds)) {
    const rows = chunk.flatMap(wordId => [userId, wordId, now]);
    added.push(...(await wordsOf(queries, insertEntries(chunk.length), rows)));
  }
  if (added.length > 0) await queries.query(countRevision, [userId]);
  return added;
}

/** Removes words within a transaction and answers the ones that were there. */
export async function removeEntries(queries: Queries, userId: string, wordIds: readonly string[]) {
  const removed: string[] = [];
  for (const chunk of inChunks(wordIds)) {
    removed.push(...(await wordsOf(queries, deleteEntries(chunk.length), [userId, ...chunk])));
  }
  if (removed.length > 0) await queries.query(countRevision, [userId]);
  return removed;
}

export async function listKnown(queries: Queries, userId: string, learn: Language): Promise<string[]> {
  const rows = await queries.query<{ word_id: string }>(selectKnown, [userId, learn]);
  return rows.map(row => row.word_id);
}

type Known = { userId: string; wordId: string; learn: Language };

export async function addKnown(
  queries: Queries,
  { userId, wordId, learn }: Known,
  now: number,
): Promise<void> {
  await queries.query(insertKnown, [userId, wordId, learn, now]);
}

export async function removeKnown(queries: Queries, { userId, wordId, learn }: Known): Promise<void> {
  await queries.query(deleteKnown, [userId, wordId, learn]);
}

async function wordsOf(
  queries: Queries,
  statement: Statement,
  params: (string | number)[],
): Promise<string[]> {
  const rows = await queries.query<{ word_id: string }>(statement, params);
  return rows.map(row => row.word_id);
}

function insertEntries(rows: number): Statement {
  return sql(
    `insert-entries-${rows}`,
    `insert into dictionary_entries (user_id, word_id, added_at) values ${valuesList(rows, 3)}
     on conflict (user_id, word_id) do nothing returning word_id`,
  );
}

function deleteEntries(rows: number): Statement {
  const placeholders = Array.from({ length: rows }, (_, index) => `$${index + 2}`).join(',');
  return sql(
    `delete-entries-${rows}`,
    `delete from dictionary_entries where user_id = $1 and word_id in (${placeholders}) returning word_id`,
  );
}

/** A few sizes only, so that the engines keep a few prepared statements and not one per list length. */
const CHUNK_SIZES = [500, 50, 5, 1];

function inChunks(wordIds: readonly string[]): string[][] {
  const chunks: string[][] = [];
  let rest = [...new Set(wordIds)];
  for (const size of CHUNK_SIZES) {
    for (; rest.length >= size; rest = rest.slice(size)) chunks.push(rest.slice(0, size));
  }
  return chunks;
}
