import type { OwnText, OwnTextSummary } from '#contract/own-texts.ts';
import { LANGUAGE_CODES } from '#languages/index.ts';
import { number, oneOf, orNull, type RowOf, text } from '../database/columns.ts';
import { type Db, type Queries, sql } from '../database/database.ts';

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
const selectText = sql(
  'select-own-text',
  `select ${LISTED}, body from own_texts where user_id = $1 and id = $2 and deleted_at is null`,
  { ...SUMMARY, body: text },
);
const countTexts = sql(
  'count-own-texts',
  'select count(*) as texts, coalesce(sum(length), 0) as length from own_texts where user_id = $1 and deleted_at is null',
  { texts: number, length: number },
);
const insertText = sql(
  'insert-own-text',
  `insert into own_texts (user_id, id, learn, title, body, length, created_at, book_id, part, parts)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
   on conflict (user_id, id) do update set deleted_at = null`,
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

export async function insert(queries: Queries, userId: string, text: OwnText): Promise<void> {
  const { id, learn, title, body, length, created_at: createdAt, book } = text;
  const place = [book?.id ?? null, book?.part ?? null, book?.parts ?? null];
  await queries.query(insertText, [userId, id, learn, title, body, length, createdAt, ...place]);
}

/** Marks texts as deleted; returns the ids of those that were there. */
export async function remove(queries: Queries, userId: string, ids: readonly string[], now: number) {
  const found: string[] = [];
  for (const id of new Set(ids)) {
    const rows = await queries.query(markDeleted, [userId, id, now]);
    found.push(...rows.map(row => row.id));
  }
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

function fromRow<Found extends RowOf<typeof SUMMARY>>({ book_id: id, part, parts, ...found }: Found) {
  // All three are null, or none.
  return { ...found, book: id === null || part === null || parts === null ? undefined : { id, part, parts } };
}
