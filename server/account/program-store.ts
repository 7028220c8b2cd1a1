import { number, orNull, text } from '../database/columns.ts';
import { type Db, type Queries, sql, sqlOne } from '../database/database.ts';
import { unlessRefused } from './session-store.ts';
import type { TokenParts } from './token.ts';

export type StoredProgram = { hash: string; name: string; createdAt: number; lastUsedAt: number | null };

/** Programs of one person. More are refused: nobody fills the disk, and a list is still looked through. */
export const MOST_PROGRAMS = 20;
/** The last use is noted to the hour, as that of sessions. */
const NOTED_EVERY_MS = 3_600_000;

const insertProgram = sql(
  'insert-program',
  'insert into app_tokens (user_id, token_hash, name, created_at) values ($1, $2, $3, $4)',
);
const countOwn = sqlOne('count-programs', 'select count(*) as total from app_tokens where user_id = $1', {
  total: number,
});
const selectPrograms = sql(
  'select-programs',
  `select token_hash, name, created_at, last_used_at from app_tokens where user_id = $1
   order by created_at desc, token_hash`,
  { token_hash: text, name: text, created_at: number, last_used_at: orNull(number) },
);
const selectUse = sqlOne(
  'select-program-use',
  'select coalesce(last_used_at, 0) as used from app_tokens where user_id = $1 and token_hash = $2',
  { used: number },
);
const touch = sql(
  'touch-program',
  'update app_tokens set last_used_at = $3 where user_id = $1 and token_hash = $2',
);
const deleteProgram = sql(
  'delete-program',
  'delete from app_tokens where user_id = $1 and token_hash = $2 returning 1 as gone',
);

/** Stores a key within a transaction that has locked the person's row; false when there are too many already. */
export async function storeProgram(
  queries: Queries,
  { userId, hash, name, now }: TokenParts & { name: string; now: number },
): Promise<boolean> {
  const [count] = await queries.query(countOwn, [userId]);
  if ((count?.total ?? 0) >= MOST_PROGRAMS) return false;
  await queries.query(insertProgram, [userId, hash, name, now]);
  return true;
}

/** The programs of a person, the newest first. */
export async function listStoredPrograms(queries: Queries, userId: string): Promise<StoredProgram[]> {
  const rows = await queries.query(selectPrograms, [userId]);
  return rows.map(({ token_hash: hash, name, created_at: createdAt, last_used_at: lastUsedAt }) => ({
    hash,
    name,
    createdAt,
    lastUsedAt,
  }));
}

/** Whether a key is one that has not ended; notes its use now and then. */
export async function checkProgram(db: Db, { userId, hash }: TokenParts, now: number): Promise<boolean> {
  const [row] = await db.query(selectUse, [userId, hash]);
  if (row === undefined) return false;
  if (row.used <= now - NOTED_EVERY_MS) await db.query(touch, [userId, hash, now]).catch(unlessRefused);
  return true;
}

/** Ends one key; false when there was none. */
export async function removeProgram(queries: Queries, userId: string, hash: string): Promise<boolean> {
  return (await queries.query(deleteProgram, [userId, hash])).length > 0;
}
