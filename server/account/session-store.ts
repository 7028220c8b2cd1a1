import { number, orNull, text } from '../database/columns.ts';
import { type Db, type Queries, sql, sqlOne } from '../database/database.ts';
import { RequestError } from '../http/errors.ts';
import type { TokenParts } from './token.ts';

export type StoredSession = {
  hash: string;
  device: string;
  createdAt: number;
  lastUsedAt: number;
};

const insertToken = sql(
  'insert-token',
  `insert into access_tokens (user_id, token_hash, created_at, expires_at, device, last_used_at)
   values ($1, $2, $3, $4, $5, $3)`,
);
const selectToken = sqlOne(
  'select-token',
  `select created_at, coalesce(last_used_at, created_at) as used from access_tokens
   where user_id = $1 and token_hash = $2 and expires_at > $3`,
  { created_at: number, used: number },
);
const touchToken = sql(
  'touch-token',
  'update access_tokens set last_used_at = $3 where user_id = $1 and token_hash = $2',
);
const selectTokens = sql(
  'select-tokens',
  `select token_hash, device, created_at, coalesce(last_used_at, created_at) as used from access_tokens
   where user_id = $1 and expires_at > $2 and coalesce(last_used_at, created_at) > $3
   order by used desc, created_at desc, token_hash`,
  { token_hash: text, device: orNull(text), created_at: number, used: number },
);
const deleteToken = sql(
  'delete-token',
  'delete from access_tokens where user_id = $1 and token_hash = $2 returning 1 as gone',
);
const deleteTokens = sql(
  'delete-tokens',
  'delete from access_tokens where user_id = $1 and token_hash <> $2 returning 1 as gone',
);
const deletePrograms = sql('delete-programs', 'delete from app_tokens where user_id = $1');
// In portions: one statement for everybody would block their logins.
const deleteSome = sql(
  'delete-some-tokens',
  `delete from access_tokens where (user_id, token_hash) in
     (select user_id, token_hash from access_tokens order by user_id, token_hash limit 1000) returning 1 as gone`,
);
const deleteSomePrograms = sql(
  'delete-some-programs',
  `delete from app_tokens where (user_id, token_hash) in
     (select user_id, token_hash from app_tokens order by user_id, token_hash limit 1000) returning 1 as gone`,
);
const deleteExpired = sql(
  'delete-expired',
  `delete from access_tokens
   where user_id = $1 and (expires_at <= $2 or coalesce(last_used_at, created_at) <= $3)`,
);

/** A session that is not used for so long has ended. */
const IDLE_LIFE_MS = 30 * 86_400_000;
/** The last use is noted to the hour: a write with every request would cost more than most requests. */
const NOTED_EVERY_MS = 3_600_000;

type NewToken = { userId: string; hash: string; device: string; now: number; expiresAt: number };

export async function storeToken(
  queries: Queries,
  { userId, hash, device, now, expiresAt }: NewToken,
): Promise<void> {
  await queries.query(deleteExpired, [userId, now, now - IDLE_LIFE_MS]);
  await queries.query(insertToken, [userId, hash, now, expiresAt, device]);
}

/** Notes that the token was used, now and then. False when it is unknown, revoked, expired, or was not used for too long. */
export async function checkToken(db: Db, { userId, hash }: TokenParts, now: number): Promise<boolean> {
  const [row] = await db.query(selectToken, [userId, hash, now]);
  if (row === undefined || row.used <= now - IDLE_LIFE_MS) return false;
  if (row.used <= now - NOTED_EVERY_MS) await db.query(touchToken, [userId, hash, now]).catch(unlessRefused);
  return true;
}

/** A database that takes no change at the moment is no reason to show people nothing; the use is noted with a later request. */
export function unlessRefused(error: unknown): void {
  if (!(error instanceof RequestError && error.status === 503)) throw error;
}

/** When the session began, in milliseconds since 1970. */
export async function sessionBegan(
  queries: Queries,
  { userId, hash }: TokenParts,
  now: number,
): Promise<number | undefined> {
  const [row] = await queries.query(selectToken, [userId, hash, now]);
  return row?.created_at;
}

/** The sessions that have not ended, the last used first. */
export async function listTokens(queries: Queries, userId: string, now: number): Promise<StoredSession[]> {
  const rows = await queries.query(selectTokens, [userId, now, now - IDLE_LIFE_MS]);
  return rows.map(({ token_hash: hash, device, created_at: createdAt, used: lastUsedAt }) => ({
    hash,
    device: device ?? '',
    createdAt,
    lastUsedAt,
  }));
}

/** Removes one token; false when there was none. */
export async function removeToken(queries: Queries, userId: string, hash: string): Promise<boolean> {
  return (await queries.query(deleteToken, [userId, hash])).length > 0;
}

/**
 * Removes all tokens of a person, or all but one, and returns how many; the keys of programs go with them: whoever had the account
 * in hand may have made one.
 */
export async function removeTokens(queries: Queries, userId: string, exceptHash = ''): Promise<number> {
  await queries.query(deletePrograms, [userId]);
  return (await queries.query(deleteTokens, [userId, exceptHash])).length;
}

/** Removes the tokens of everybody, those of programs too, and returns how many of them were sessions. */
export async function removeAllTokens(queries: Queries): Promise<number> {
  let removed = 0;
  while ((await queries.query(deleteSomePrograms)).length > 0);
  for (;;) {
    const { length } = await queries.query(deleteSome);
    removed += length;
    if (length === 0) return removed;
  }
}
