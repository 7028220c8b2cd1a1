import { DICTIONARY_FORMATS, type DictionaryFormat } from '#contract/reference-bounds.ts';
import { LANGUAGE_CODES, type Language } from '#languages/index.ts';
import { number, oneOf, orNull, type RowOf, text } from '../database/columns.ts';
import { type Db, type Queries, sql, sqlOne } from '../database/database.ts';

/** Whose the dictionaries of the operator are: nobody has an empty id. */
export const OPERATOR = '';

const DICTIONARY = {
  id: text,
  number,
  fingerprint: text,
  format: oneOf(DICTIONARY_FORMATS),
  title: text,
  licence: text,
  source: text,
  learn: oneOf(LANGUAGE_CODES),
  lang: oneOf(LANGUAGE_CODES),
  entries: number,
  bytes: number,
  next_batch: number,
  is_off: oneOf([0, 1]),
  completed_at: orNull(number),
};
const COLUMNS = Object.keys(DICTIONARY).join(', ');
export type StoredDictionary = RowOf<typeof DICTIONARY>;

const selectAll = sql(
  'select-reference-dictionaries',
  `select ${COLUMNS} from reference_dictionaries where user_id = $1 and deleted_at is null order by place, number`,
  DICTIONARY,
);
const selectOne = sqlOne(
  'select-reference-dictionary',
  `select ${COLUMNS} from reference_dictionaries where user_id = $1 and id = $2 and deleted_at is null`,
  DICTIONARY,
);
const selectNext = sqlOne(
  'select-next-reference-number',
  `select coalesce(max(number), 0) + 1 as number, coalesce(max(place), 0) + 1 as place, count(*) as stored
   from reference_dictionaries where user_id = $1`,
  { number, place: number, stored: number },
);
const sumBytes = sqlOne(
  'sum-reference-bytes',
  'select coalesce(sum(bytes), 0) as bytes from reference_dictionaries',
  { bytes: number },
);
const sumOwnBytes = sqlOne(
  'sum-own-reference-bytes',
  'select coalesce(sum(bytes), 0) as bytes from reference_dictionaries where user_id = $1',
  { bytes: number },
);
const insert = sql(
  'insert-reference-dictionary',
  `insert into reference_dictionaries (user_id, id, number, fingerprint, format, title, licence, source, learn, lang,
     entries, bytes, next_batch, place, is_off, changed_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 0, 0, 0, $11, 0, $12)
   on conflict (user_id, id) do nothing`,
);
const countBatch = sql(
  'count-reference-batch',
  `update reference_dictionaries set entries = entries + $3, bytes = bytes + $4, next_batch = next_batch + 1, changed_at = $5
   where user_id = $1 and id = $2`,
);
const complete = sql(
  'complete-reference-dictionary',
  `update reference_dictionaries set completed_at = $3, changed_at = $3 where user_id = $1 and id = $2`,
);
const update = sql(
  'update-reference-dictionary',
  `update reference_dictionaries set title = $3, licence = $4, source = $5, is_off = $6 where user_id = $1 and id = $2`,
);
const updatePlace = sql(
  'place-reference-dictionary',
  'update reference_dictionaries set place = $3 where user_id = $1 and id = $2 and deleted_at is null',
);
const markDeleted = sql(
  'mark-reference-deleted',
  `update reference_dictionaries set deleted_at = $3, changed_at = $3
   where user_id = $1 and id = $2 and deleted_at is null returning id`,
  { id: text },
);
const unmarkDeleted = sql(
  'unmark-reference-deleted',
  `update reference_dictionaries set deleted_at = null, changed_at = $3
   where user_id = $1 and id = $2 and deleted_at > 0 returning id`,
  { id: text },
);
// Not to be restored any more: the next sweep erases it.
const giveUpDeleted = sql(
  'give-up-reference-deleted',
  'update reference_dictionaries set deleted_at = 0, changed_at = 0 where user_id = $1 and deleted_at > 0',
);
const selectLeft = sql(
  'select-left-references',
  `select user_id, id, number from reference_dictionaries
   where (completed_at is null or deleted_at is not null) and changed_at <= $1 limit 20`,
  { user_id: text, id: text, number },
);
const claimLeft = sql(
  'claim-left-reference',
  `update reference_dictionaries set deleted_at = 0, changed_at = 0
   where user_id = $1 and id = $2 and (completed_at is null or deleted_at is not null) and changed_at <= $3 returning id`,
  { id: text },
);
const deleteOne = sql(
  'delete-reference-dictionary',
  'delete from reference_dictionaries where user_id = $1 and id = $2',
);

export async function findDictionaries(queries: Queries, userId: string): Promise<StoredDictionary[]> {
  return queries.query(selectAll, [userId]);
}

export async function findDictionary(
  queries: Queries,
  userId: string,
  id: string,
): Promise<StoredDictionary | undefined> {
  const [found] = await queries.query(selectOne, [userId, id]);
  return found;
}

/** The number and place of the next dictionary, and how many are stored, deleted ones too. */
export async function nextOf(queries: Queries, userId: string) {
  const [row] = await queries.query(selectNext, [userId]);
  return row ?? { number: 1, place: 1, stored: 0 };
}

/** What all dictionaries of everybody take. */
export async function bytesInAll(queries: Queries): Promise<number> {
  const [row] = await queries.query(sumBytes);
  return row?.bytes ?? 0;
}

/** What the dictionaries of one owner take, with those that are deleted and not yet erased. */
export async function bytesStored(queries: Queries, userId: string): Promise<number> {
  const [row] = await queries.query(sumOwnBytes, [userId]);
  return row?.bytes ?? 0;
}

export type NewDictionary = {
  id: string;
  fingerprint: string;
  format: DictionaryFormat;
  title: string;
  licence: string;
  source: string;
  learn: Language;
  lang: Language;
};

type Begun = { number: number; place: number; now: number };

/** Keeps a new dictionary; where there is one with its id, a deleted one too, nothing changes. */
export async function insertDictionary(
  queries: Queries,
  userId: string,
  { id, fingerprint, format, title, licence, source, learn, lang }: NewDictionary,
  { number: given, place, now }: Begun,
): Promise<void> {
  const written = [id, given, fingerprint, format, title, licence, source, learn, lang, place, now];
  await queries.query(insert, [userId, ...written]);
}

type Written = { entries: number; bytes: number; now: number };

/** Counts a batch as written. */
export async function noteBatch(
  queries: Queries,
  userId: string,
  id: string,
  { entries, bytes, now }: Written,
): Promise<void> {
  await queries.query(countBatch, [userId, id, entries, bytes, now]);
}

export async function noteComplete(queries: Queries, userId: string, id: string, now: number) {
  await queries.query(complete, [userId, id, now]);
}

type Described = Pick<StoredDictionary, 'title' | 'licence' | 'source' | 'is_off'>;

export async function describeDictionary(
  queries: Queries,
  userId: string,
  id: string,
  { title, licence, source, is_off: isOff }: Described,
): Promise<void> {
  await queries.query(update, [userId, id, title, licence, source, isOff]);
}

/** Gives dictionaries the places of their order. */
export async function placeDictionaries(queries: Queries, userId: string, ids: readonly string[]) {
  for (const [place, id] of ids.entries()) await queries.query(updatePlace, [userId, id, place]);
}

/** Marks dictionaries as deleted; returns the ids of those that were there. */
export async function remove(queries: Queries, userId: string, ids: readonly string[], now: number) {
  return changed(queries, markDeleted, userId, ids, now);
}

/** Undoes deletions; returns the ids of those that are back. */
export async function restore(queries: Queries, userId: string, ids: readonly string[], now: number) {
  return changed(queries, unmarkDeleted, userId, ids, now);
}

/** What was deleted before cannot be restored from now on. */
export async function giveUp(queries: Queries, userId: string): Promise<void> {
  await queries.query(giveUpDeleted, [userId]);
}

/** Some of the dictionaries, of everybody, that were deleted or left half-written, and not touched since. */
export async function findLeft(db: Db, until: number) {
  const rows = await db.query(selectLeft, [until]);
  return rows.map(row => ({ userId: row.user_id, id: row.id, number: row.number }));
}

/** Ends what was left until then for good: nobody restores it or goes on with it. False where it was touched meanwhile. */
export async function claim(queries: Queries, userId: string, id: string, until: number): Promise<boolean> {
  return (await queries.query(claimLeft, [userId, id, until])).length > 0;
}

export async function eraseDictionary(db: Db, userId: string, id: string): Promise<void> {
  await db.query(deleteOne, [userId, id]);
}

async function changed(
  queries: Queries,
  statement: typeof markDeleted,
  userId: string,
  ids: readonly string[],
  now: number,
): Promise<string[]> {
  const found: string[] = [];
  for (const id of new Set(ids)) {
    const rows = await queries.query(statement, [userId, id, now]);
    found.push(...rows.map(row => row.id));
  }
  return found;
}
