import { OWN_PICTURE_TYPES, type OwnPicture } from '#contract/word-pictures.ts';
import { number, oneOf, orNull, text } from '../database/columns.ts';
import { type Queries, sql, sqlOne } from '../database/database.ts';

/** Pictures of a person, and bytes of all of them together. Further ones are refused: nobody fills the disk. */
export const MOST_PICTURES = 500;
export const MOST_PICTURE_BYTES = 8 * 1024 * 1024;

const selectIds = sql(
  'select-word-picture-ids',
  'select word_id from word_pictures where user_id = $1 order by word_id',
  { word_id: text },
);
const selectPicture = sqlOne(
  'select-word-picture',
  'select type, base64 from word_pictures where user_id = $1 and word_id = $2',
  { type: oneOf(OWN_PICTURE_TYPES), base64: text },
);
const sumOthers = sqlOne(
  'sum-other-word-pictures',
  'select count(*) as total, sum(bytes) as bytes from word_pictures where user_id = $1 and word_id <> $2',
  { total: number, bytes: orNull(number) },
);
const upsertPicture = sql(
  'upsert-word-picture',
  `insert into word_pictures (user_id, word_id, type, base64, bytes, changed_at) values ($1, $2, $3, $4, $5, $6)
   on conflict (user_id, word_id)
   do update set type = excluded.type, base64 = excluded.base64, bytes = excluded.bytes, changed_at = excluded.changed_at`,
);
const deletePicture = sql(
  'delete-word-picture',
  'delete from word_pictures where user_id = $1 and word_id = $2',
);

export async function listPictures(queries: Queries, userId: string): Promise<string[]> {
  return (await queries.query(selectIds, [userId])).map(row => row.word_id);
}

export async function findPicture(
  queries: Queries,
  userId: string,
  wordId: string,
): Promise<OwnPicture | null> {
  const [row] = await queries.query(selectPicture, [userId, wordId]);
  return row ?? null;
}

type Written = { wordId: string; picture: (OwnPicture & { bytes: number }) | null; now: number };

/** Writes or removes a picture, within a transaction that has locked the person's row; false when there are too many already. */
export async function writePicture(
  queries: Queries,
  userId: string,
  { wordId, picture, now }: Written,
): Promise<boolean> {
  if (picture === null) {
    await queries.query(deletePicture, [userId, wordId]);
    return true;
  }
  const { type, base64, bytes } = picture;
  const [others] = await queries.query(sumOthers, [userId, wordId]);
  const isFull = (others?.total ?? 0) >= MOST_PICTURES;
  if (isFull || (others?.bytes ?? 0) + bytes > MOST_PICTURE_BYTES) return false;
  await queries.query(upsertPicture, [userId, wordId, type, base64, bytes, now]);
  return true;
}
