import { LANGUAGE_CODES } from '#languages/index.ts';
import { oneOf, orNull, text } from '../database/columns.ts';
import { type Queries, sql, sqlOne } from '../database/database.ts';
import type { NewUser } from './store.ts';
import type { TokenParts } from './token.ts';

/** How long the link of an e-mail is good. */
export const LINK_LIFE_MS = 3_600_000;

/**
 * What the link of an e-mail does: set a new password, or change the address. In the database links have their old name,
 * `letter_tokens`.
 */
type Purpose = 'reset' | 'email';

const deleteOld = sql(
  'delete-old-email-tokens',
  'delete from letter_tokens where user_id = $1 and (purpose = $2 or expires_at <= $3)',
);
const insertToken = sql(
  'insert-email-token',
  `insert into letter_tokens (user_id, token_hash, purpose, email, created_at, expires_at)
   values ($1, $2, $3, $4, $5, $6)`,
);
const selectToken = sql(
  'select-email-token',
  'select purpose, email from letter_tokens where user_id = $1 and token_hash = $2 and expires_at > $3',
);
const selectNewEmail = sqlOne(
  'select-new-email',
  "select email from letter_tokens where user_id = $1 and purpose = 'email' and expires_at > $2",
  { email: text },
);
const takeToken = sql(
  'take-email-token',
  `delete from letter_tokens where user_id = $1 and token_hash = $2 and purpose = $3 and expires_at > $4
   returning email`,
  { email: text },
);
const deleteAll = sql('delete-email-tokens', 'delete from letter_tokens where user_id = $1');
const insertPending = sql(
  'insert-pending-account',
  `insert into pending_accounts
     (user_id, token_hash, name, email, language, learning_language, password_hash, invitation_hash, created_at, expires_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
);
const selectPending = sqlOne(
  'select-pending-account',
  'select password_hash from pending_accounts where user_id = $1 and token_hash = $2 and expires_at > $3',
  { password_hash: text },
);
const takePending = sql(
  'take-pending-account',
  `delete from pending_accounts where user_id = $1 and token_hash = $2 and expires_at > $3
   returning name, email, language, learning_language, password_hash, invitation_hash`,
  {
    name: text,
    email: text,
    language: oneOf(LANGUAGE_CODES),
    learning_language: oneOf(LANGUAGE_CODES),
    password_hash: text,
    invitation_hash: orNull(text),
  },
);
const deleteExpiredPending = sql(
  'delete-expired-pending',
  'delete from pending_accounts where expires_at <= $1',
);

type NewLinkToken = {
  userId: string;
  hash: string;
  purpose: Purpose;
  email: string;
  now: number;
  expiresAt: number;
};

/** Stores what an e-mail's link carries, within a transaction that has locked the person's row. The links of earlier e-mails for the same purpose end. */
export async function storeLinkToken(queries: Queries, token: NewLinkToken): Promise<void> {
  const { userId, hash, purpose, email, now, expiresAt } = token;
  await queries.query(deleteOld, [userId, purpose, now]);
  await queries.query(insertToken, [userId, hash, purpose, email, now, expiresAt]);
}

/** Whether a link is still good, without using it up. */
export async function isLinkToken(
  queries: Queries,
  { userId, hash }: TokenParts,
  now: number,
): Promise<boolean> {
  return (await queries.query(selectToken, [userId, hash, now])).length > 0;
}

/** The address that a person has asked for and not confirmed yet; undefined when there is none. */
export async function newEmailOf(queries: Queries, userId: string, now: number): Promise<string | undefined> {
  const [row] = await queries.query(selectNewEmail, [userId, now]);
  return row?.email;
}

/** Uses a link up and returns its address; undefined when it was used before, has expired or never was. */
export async function takeLinkToken(
  queries: Queries,
  { userId, hash }: TokenParts,
  purpose: Purpose,
  now: number,
): Promise<string | undefined> {
  const [row] = await queries.query(takeToken, [userId, hash, purpose, now]);
  return row?.email;
}

/** Ends all links that a person was sent. */
export async function removeLinkTokens(queries: Queries, userId: string): Promise<void> {
  await queries.query(deleteAll, [userId]);
}

/** A registration whose e-mail has not been answered. */
export type PendingAccount = Omit<NewUser, 'now'> & { invitationHash: string | undefined };

export async function storePendingAccount(
  queries: Queries,
  user: PendingAccount,
  { hash, now, expiresAt }: { hash: string; now: number; expiresAt: number },
): Promise<void> {
  const { id, name, email, language, learning_language, passwordHash, invitationHash } = user;
  const fields = [name, email, language, learning_language, passwordHash, invitationHash ?? null];
  await queries.query(insertPending, [id, hash, ...fields, now, expiresAt]);
}

/** The hash of the password that a registration was made with, without using its link up; undefined when that is no good. */
export async function pendingPassword(
  queries: Queries,
  { userId, hash }: TokenParts,
  now: number,
): Promise<string | undefined> {
  const [row] = await queries.query(selectPending, [userId, hash, now]);
  return row?.password_hash;
}

/** Uses a registration's link up; undefined when it was used before, has expired or never was. */
export async function takePendingAccount(
  queries: Queries,
  { userId, hash }: TokenParts,
  now: number,
): Promise<PendingAccount | undefined> {
  const [row] = await queries.query(takePending, [userId, hash, now]);
  if (row === undefined) return undefined;
  const { password_hash: passwordHash, invitation_hash, ...fields } = row;
  return { id: userId, ...fields, passwordHash, invitationHash: invitation_hash ?? undefined };
}

export async function removeExpiredPending(queries: Queries, now: number): Promise<void> {
  await queries.query(deleteExpiredPending, [now]);
}
