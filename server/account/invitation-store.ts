import { type Queries, sql } from '../database/database.ts';
import { createSecret, hashOf } from './token.ts';

const insert = sql(
  'insert-invitation',
  'insert into invitations (token_hash, created_at, expires_at) values ($1, $2, $3)',
);
const select = sql(
  'select-invitation',
  'select 1 as found from invitations where token_hash = $1 and expires_at > $2',
);
const take = sql(
  'take-invitation',
  'delete from invitations where token_hash = $1 and expires_at > $2 returning token_hash',
);

/** Makes an invitation for one account and returns its secret, which is kept nowhere. */
export async function createInvitation(
  queries: Queries,
  { now, expiresAt }: { now: number; expiresAt: number },
): Promise<string> {
  const secret = createSecret();
  await queries.query(insert, [hashOf(secret), now, expiresAt]);
  return secret;
}

/** Whether an invitation is still good, without using it up. */
export async function isInvitation(queries: Queries, hash: string, now: number): Promise<boolean> {
  return (await queries.query(select, [hash, now])).length > 0;
}

/** Uses an invitation up; false when it was used before, has expired or never was. */
export async function takeInvitation(queries: Queries, hash: string, now: number): Promise<boolean> {
  return (await queries.query(take, [hash, now])).length > 0;
}
