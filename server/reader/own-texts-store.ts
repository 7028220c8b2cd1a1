import type { OwnText, OwnTextSummary } from '#contract/own-texts.ts';
import { MOST_OWN_CHARACTERS, MOST_OWN_TEXTS } from '#contract/text-bounds.ts';
import { LANGUAGE_CODES } from '#languages/index.ts';
import { number, oneOf, orNull, type RowOf, text } from '../database/columns.ts';
import { type Db, type Queries, sql, sqlOne } from '../database/database.ts';

const SUMMARY = {
  id: text,
  learn: oneOf(LANGUAGE_CODES),
  title: text,
  length: number,
  created_at: number,
  book_id: orNull(text),
  part: orNull(number),
  parts: orNull(number),
};
const LISTED = Object.keys(SUMMARY).join(', ');

const selectTexts = sql(
  'select-own-texts',
  `select ${LISTED} from own_texts where user_id = $1 and deleted_at is null order by created_at desc, id desc`,
  SUMMARY,
);
const selectText = sqlOne(
  'select-own-text',
  `select ${LISTED}, body from own_texts where user_id = $1 and id = $2 and deleted_at is null`,
  { ...SUMMARY, body: text },
);
const countTexts = sqlOne(
  'count-own-texts',
  'select count(*) as texts, coalesce(sum(length), 0) as length from own_texts where user_id = $1 and deleted_at is null',
  { texts: number, length: number },
);
const insertText = sql(
  'insert-own-text',
  `insert into own_texts (user_id, id, learn, title, body, length, created_at, book_id, part, parts)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
);
const deleteDeleted = sql(
  'delete-deleted-text',
  'delete from own_texts where user_id = $1 and id = $2 and deleted_at is not null',
);
// The oldest deletions, beyond what a person may have of texts that are not deleted.
const purgeBeyond = sql(
  'purge-texts-beyond',
  `delete from own_texts where user_id = $1 and id in (
     select id from (
       select id, sum(length) over latest as length, count(*) over latest as texts from own_texts
       where user_id = $1 and deleted_at is not null window latest as (order by deleted_at desc, id)
     ) as deleted where length > $2 or texts > $3
   )`,
);
// A few at a time: each may be a megabyte.
const erase = sql(
  'erase-own-texts',
  `delete from own_texts where (user_id, id) in
     (select user_id, id from own_texts where deleted_at <= $1 limit 20) returning 1 as gone`,
);
const markDeleted = sql(
  'mark-own-text-deleted',
  'update own_texts set deleted_at = $3 where user_id = $1 and id = $2 and deleted_at is null returning id',
  { id: text },
);
const unmarkDeleted = sql(
  'unmark-own-text-deleted',
  'update own_texts set deleted_at = null where user_id = $1 and id = $2 and deleted_at is not null returning id',
  { id: text },
);
const purge = sql('purge-own-texts', 'delete from own_texts where user_id = $1 and deleted_at <= $2');

/** A person's texts, newest first. */
export async function findTexts(db: Db, userId: string): Promise<OwnTextSummary[]> {
  return (await db.query(selectTexts, [userId])).map(fromRow);
}

export async function findText(queries: Queries, userId: string, id: string): Promise<OwnText | undefined> {
  const [text] = await queries.query(selectText, [userId, id]);
  return text && fromRow(text);
}

/** How many texts a person has, and how long they are together. */
export async function countOf(queries: Queries, userId: string): Promise<{ texts: number; length: number }> {
  const [row] = await queries.query(countTexts, [userId]);
  return row ?? { texts: 0, length: 0 };
}

/** Keeps a text. One that was deleted under its id is not to be restored any more. */
export async function insert(queries: Queries, userId: string, text: OwnText): Promise<void> {
  await queries.query(deleteDeleted, [userId, text.id]);
  const { id, learn, title, body, length, created_at: createdAt, book } = text;
  const place = [book?.id ?? null, book?.part ?? null, book?.parts ?? null];
  await queries.query(insertText, [userId, id, learn, title, body, length, createdAt, ...place]);
}

/** Marks texts as deleted; returns the ids of those that were there. As much may be deleted as may be kept: the oldest goes for ever. */
export async function remove(queries: Queries, userId: string, ids: readonly string[], now: number) {
  const found: string[] = [];
  for (const id of new Set(ids)) {
    const rows = await queries.query(markDeleted, [userId, id, now]);
    found.push(...rows.map(row => row.id));
  }
  await queries.query(purgeBeyond, [userId, MOST_OWN_CHARACTERS, MOST_OWN_TEXTS]);
  return found;
}

/** Undoes deletions; returns the ids of the texts that had been deleted. */
export async function restore(queries: Queries, userId: string, ids: readonly string[]) {
  const found: string[] = [];
  for (const id of new Set(ids)) {
    const rows = await queries.query(unmarkDeleted, [userId, id]);
    found.push(...rows.map(row => row.id));
  }
  return found;
}

/** Forgets for ever what was deleted until then. */
export async function purgeDeleted(queries: Queries, userId: string, until: number): Promise<void> {
  await queries.query(purge, [userId, until]);
}

/** Erases what was deleted until then, of everybody. */
export async function eraseTexts(db: Db, until: number): Promise<void> {
  while ((await db.query(erase, [until])).length > 0);
}

function fromRow<Found extends RowOf<typeof SUMMARY>>({ book_id: id, part, parts, ...found }: Found) {
  // All three are null, or none.
  return { ...found, book: id === null || part === null || parts === null ? undefined : { id, part, parts } };
}
