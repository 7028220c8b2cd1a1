import type { OwnList } from '#contract/lists.ts';
import { LANGUAGE_CODES } from '#languages/index.ts';
import { inChunks, placeholders } from '../database/chunks.ts';
import { number, oneOf, orNull, text } from '../database/columns.ts';
import { type Queries, sql, sqlOne } from '../database/database.ts';
import { type ListEntry, readEntries, type WrittenCard, writeEntries } from './entries.ts';

/** A list with its words. */
export type StoredList = OwnList & { userId: string; entries: ListEntry[]; before: ListEntry[] | undefined };

const SUMMARY = {
  id: text,
  name: text,
  line: text,
  author: text,
  word_count: number,
  revision: number,
  code: orNull(text),
  kept: number,
  hidden_at: orNull(number),
  created_at: number,
  updated_at: number,
};
const WHOLE = { ...SUMMARY, words: text, words_before: orNull(text) };
const SHORT = Object.keys(SUMMARY).join(', ');
const LONG = Object.keys(WHOLE).join(', ');

const selectLists = sql(
  'select-lists',
  `select ${SHORT} from lists where user_id = $1 and deleted_at is null order by created_at desc, id desc`,
  SUMMARY,
);
const selectList = sqlOne(
  'select-list',
  `select ${LONG} from lists where user_id = $1 and id = $2 and deleted_at is null`,
  WHOLE,
);
const selectLink = sqlOne('select-list-link', 'select user_id, list_id from list_links where code = $1', {
  user_id: text,
  list_id: text,
});
const countLists = sqlOne(
  'count-lists',
  'select count(*) as stored, count(deleted_at) as deleted from lists where user_id = $1',
  { stored: number, deleted: number },
);
const insert = sql(
  'insert-list',
  `insert into lists (user_id, id, name, line, author, words, word_count, revision, kept, reports, created_at, updated_at)
   values ($1, $2, $3, $4, $5, $6, $7, 1, 0, 0, $8, $8)`,
);
const deleteOther = sql(
  'delete-other-list',
  'delete from lists where user_id = $1 and id = $2 and deleted_at is not null',
);
const updateWritten = sql(
  'update-list',
  `update lists set name = $3, line = $4, author = $5, updated_at = $6, revision = revision + 1
   where user_id = $1 and id = $2`,
);
const updateWords = sql(
  'update-list-words',
  `update lists set words = $3, word_count = $4, words_before = $5, updated_at = $6, revision = revision + 1
   where user_id = $1 and id = $2`,
);
const updateCode = sql('update-list-code', 'update lists set code = $3 where user_id = $1 and id = $2');
const insertLink = sql(
  'insert-list-link',
  'insert into list_links (user_id, list_id, code) values ($1, $2, $3)',
);
const deleteLinks = sql('delete-list-links', 'delete from list_links where user_id = $1 and list_id = $2');
const deleteDeadLinks = sql(
  'delete-dead-list-links',
  `delete from list_links where user_id = $1 and list_id not in (select id from lists where user_id = $1)`,
);
const purge = sql('purge-lists', 'delete from lists where user_id = $1 and deleted_at <= $2');
const erase = sql(
  'erase-lists',
  `delete from lists where (user_id, id) in
     (select user_id, id from lists where deleted_at <= $1 limit 100) returning user_id`,
  { user_id: text },
);
const insertKept = sql(
  'insert-kept-list',
  `insert into kept_lists (user_id, list_id, kept_at) values ($1, $2, $3)
   on conflict (user_id, list_id) do nothing returning list_id`,
);
const selectKept = sqlOne(
  'select-kept-list',
  'select 1 as found from kept_lists where user_id = $1 and list_id = $2',
  { found: number },
);
const countKept = sql('count-kept-list', 'update lists set kept = kept + 1 where user_id = $1 and id = $2');
const countReport = sql(
  'count-list-report',
  'update lists set reports = reports + 1 where user_id = $1 and id = $2',
);
const updateHidden = sql(
  'update-list-hidden',
  'update lists set hidden_at = $3, reports = 0 where user_id = $1 and id = $2',
);
const selectReported = sql(
  'select-reported-lists',
  `select code, name, line, author, reports, word_count, hidden_at from lists
   where reports > 0 and code is not null and deleted_at is null order by reports desc, code`,
  {
    ...{ code: text, name: text, line: text, author: text, reports: number },
    ...{ word_count: number, hidden_at: orNull(number) },
  },
);

/** The lists of a person, newest first. */
export async function listLists(queries: Queries, userId: string): Promise<OwnList[]> {
  return (await queries.query(selectLists, [userId])).map(toOwn);
}

/** A list that its owner has not deleted. */
export async function findList(
  queries: Queries,
  userId: string,
  id: string,
): Promise<StoredList | undefined> {
  const [row] = await queries.query(selectList, [userId, id]);
  if (row === undefined) return undefined;
  const { words, words_before, ...short } = row;
  const before = words_before === null ? undefined : readEntries(words_before);
  return { ...toOwn(short), userId, entries: readEntries(words), before };
}

/** The list that a link leads to, hidden ones too; undefined where it was withdrawn or deleted. */
export async function findLinked(queries: Queries, code: string): Promise<StoredList | undefined> {
  const [link] = await queries.query(selectLink, [code]);
  if (link === undefined) return undefined;
  const list = await findList(queries, link.user_id, link.list_id);
  return list?.code === code ? list : undefined;
}

/** How many lists of a person are stored, and how many of them are deleted. */
export async function countOwn(queries: Queries, userId: string) {
  const [row] = await queries.query(countLists, [userId]);
  return row ?? { stored: 0, deleted: 0 };
}

type Written = Pick<OwnList, 'id' | 'name' | 'line' | 'author'>;

/** Keeps a new list; a deleted one with its id is gone for good. */
export async function insertList(
  queries: Queries,
  userId: string,
  { id, name, line, author, entries }: Written & { entries: readonly ListEntry[] },
  now: number,
): Promise<void> {
  await queries.query(deleteOther, [userId, id]);
  await queries.query(deleteDeadLinks, [userId]);
  const words = writeEntries(entries);
  await queries.query(insert, [userId, id, name, line, author, words, entries.length, now]);
}

export async function saveWritten(
  queries: Queries,
  userId: string,
  { id, name, line, author }: Written,
  now: number,
): Promise<void> {
  await queries.query(updateWritten, [userId, id, name, line, author, now]);
}

type Words = { id: string; entries: readonly ListEntry[]; before: readonly ListEntry[] };

export async function saveWords(
  queries: Queries,
  userId: string,
  { id, entries, before }: Words,
  now: number,
): Promise<void> {
  const [words, former] = [writeEntries(entries), writeEntries(before)];
  await queries.query(updateWords, [userId, id, words, entries.length, former, now]);
}

/** Gives a list a link in place of any other, or takes it away. */
export async function saveCode(
  queries: Queries,
  userId: string,
  id: string,
  code: string | null,
): Promise<void> {
  await queries.query(deleteLinks, [userId, id]);
  if (code !== null) await queries.query(insertLink, [userId, id, code]);
  await queries.query(updateCode, [userId, id, code]);
}

/** Marks lists as deleted; returns the ids of those that were there. */
export function markDeleted(queries: Queries, userId: string, ids: readonly string[], now: number) {
  const start = 'update lists set deleted_at = $2 where user_id = $1 and deleted_at is null';
  return idsOf(queries, { name: 'mark-lists-deleted', start, first: [userId, now] }, ids);
}

/** Undoes deletions; returns the ids of the lists that had been deleted. */
export function unmarkDeleted(queries: Queries, userId: string, ids: readonly string[]) {
  const start = 'update lists set deleted_at = null where user_id = $1 and deleted_at is not null';
  return idsOf(queries, { name: 'unmark-lists-deleted', start, first: [userId] }, ids);
}

/** Forgets for ever what was deleted until then. */
export async function purgeDeleted(queries: Queries, userId: string, until: number): Promise<void> {
  await queries.query(purge, [userId, until]);
  await queries.query(deleteDeadLinks, [userId]);
}

/** Erases what was deleted until then, of everybody, with its links. */
export async function eraseLists(queries: Queries, until: number): Promise<void> {
  for (;;) {
    const erased = await queries.query(erase, [until]);
    if (erased.length === 0) return;
    for (const userId of new Set(erased.map(row => row.user_id)))
      await queries.query(deleteDeadLinks, [userId]);
  }
}

/** Notes that a person has taken a list over; true the first time. */
export async function noteKept(queries: Queries, userId: string, listId: string, now: number) {
  return (await queries.query(insertKept, [userId, listId, now])).length > 0;
}

export async function hasKept(queries: Queries, userId: string, listId: string): Promise<boolean> {
  return (await queries.query(selectKept, [userId, listId])).length > 0;
}

type Whose = { userId: string; id: string };

/** Counts one more person who has taken a list over. */
export async function addKept(queries: Queries, { userId, id }: Whose): Promise<void> {
  await queries.query(countKept, [userId, id]);
}

export async function addReport(queries: Queries, { userId, id }: Whose): Promise<void> {
  await queries.query(countReport, [userId, id]);
}

/** Hides a list from everybody but its owner, or shows it again; either way its reports have been seen to. */
export async function saveHidden(queries: Queries, { userId, id }: Whose, at: number | null): Promise<void> {
  await queries.query(updateHidden, [userId, id, at]);
}

/** The shared lists that were reported since an operator last looked, most often first. */
export function listReported(queries: Queries) {
  return queries.query(selectReported);
}

/** What is written on the own cards with these ids, those deleted not among them. */
export async function findCards(queries: Queries, userId: string, ids: readonly string[]) {
  const found: WrittenCard[] = [];
  for (const chunk of inChunks(new Set(ids)))
    found.push(...(await queries.query(selectCards(chunk.length), [userId, ...chunk])));
  return found;
}

const CARD = {
  ...{ id: text, learn: oneOf(LANGUAGE_CODES), lang: oneOf(LANGUAGE_CODES) },
  ...{ word: text, translation: text, sentence: text },
};

function selectCards(count: number) {
  return sql(
    `select-cards-for-list-${count}`,
    `select id, learn, lang, word, translation, sentence from cards
     where user_id = $1 and deleted_at is null and id in (${placeholders(count, 2)})`,
    CARD,
  );
}

type Start = { name: string; start: string; first: (string | number)[] };

/** Runs a statement that returns ids over the rows with the given ones. */
async function idsOf(queries: Queries, { name, start, first }: Start, ids: readonly string[]) {
  const found: string[] = [];
  for (const chunk of inChunks(new Set(ids))) {
    const statement = sql(
      `${name}-${chunk.length}`,
      `${start} and id in (${placeholders(chunk.length, first.length + 1)}) returning id`,
      { id: text },
    );
    const rows = await queries.query(statement, [...first, ...chunk]);
    found.push(...rows.map(row => row.id));
  }
  return found;
}

function toOwn({ hidden_at, ...row }: Omit<OwnList, 'is_hidden'> & { hidden_at: number | null }): OwnList {
  return { ...row, is_hidden: hidden_at !== null };
}
