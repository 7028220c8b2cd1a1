import { number, orNull, text } from '../database/columns.ts';
import { type Queries, sql, sqlOne } from '../database/database.ts';
import type { SecretBox } from '../process/secret-box.ts';

/**
 * An e-mail that waits, sealed under the key that `keyId` names, or as it is under {@link NO_KEY}. In the database e-mails have their
 * old name: its table is `outgoing_letters`.
 */
export type WaitingEmail = { id: string; keyId: string; sealed: string; attempts: number };

/** What has no secret in it is not sealed, so it is not lost with a key. */
export const NO_KEY = '';

const insert = sql(
  'insert-email',
  `insert into outgoing_letters (id, key_id, sealed, attempts, next_at, expires_at, can_wait) values ($1, $2, $3, 0, $4, $5, $6)`,
);
const countSealed = sql(
  'count-sealed-emails',
  `select count(*) as emails from outgoing_letters where key_id <> '${NO_KEY}' and can_wait = $1`,
  { emails: number },
);
const countOpen = sql(
  'count-open-emails',
  `select count(*) as emails from outgoing_letters where key_id = '${NO_KEY}'`,
  { emails: number },
);
const selectDue = sql(
  'select-due-emails',
  `select id, key_id, sealed, attempts from outgoing_letters where key_id in ($1, '${NO_KEY}') and next_at <= $2
   order by can_wait, next_at, id limit $3`,
  { id: text, key_id: text, sealed: text, attempts: number },
);
const claim = sql(
  'claim-email-to-send',
  `update outgoing_letters set next_at = $3, attempts = attempts + 1 where id = $1 and next_at <= $2 returning id`,
);
const postpone = sql('postpone-email', 'update outgoing_letters set next_at = $2 where id = $1');
const remove = sql('remove-email', 'delete from outgoing_letters where id = $1');
const removeExpired = sql('remove-expired-emails', 'delete from outgoing_letters where expires_at <= $1');
const selectNext = sqlOne(
  'select-next-email',
  `select min(next_at) as next_at from outgoing_letters where key_id in ($1, '${NO_KEY}')`,
  { next_at: orNull(number) },
);
const selectOthers = sql(
  'select-emails-of-other-keys',
  `select id, sealed from outgoing_letters where key_id not in ($1, '${NO_KEY}') order by id`,
  { id: text, sealed: text },
);
const reseal = sql(
  'reseal-email',
  'update outgoing_letters set key_id = $2, sealed = $4 where id = $1 and sealed = $3 returning id',
);

type NewEmail = {
  id: string;
  keyId: string;
  sealed: string;
  now: number;
  expiresAt: number;
  /** Goes after those that somebody waits for. */
  canWait?: boolean;
};

/** Times are in milliseconds since 1970. */
export async function storeEmail(queries: Queries, email: NewEmail): Promise<void> {
  const { id, keyId, sealed, now, expiresAt, canWait = false } = email;
  await queries.query(insert, [id, keyId, sealed, now, expiresAt, Number(canWait)]);
}

/** How many e-mails wait: those with secrets, of whatever key, that somebody waits for; those that can wait; or those without secrets. */
export async function countEmails(queries: Queries, kind: 'sealed' | 'canWait' | 'open'): Promise<number> {
  const [row] =
    kind === 'open'
      ? await queries.query(countOpen)
      : await queries.query(countSealed, [Number(kind === 'canWait')]);
  return row?.emails ?? 0;
}

/** The e-mails that this key opens, or none needs to, and whose time has come: those that somebody waits for before the others, and those that wait longest first. */
export async function listDueEmails(
  queries: Queries,
  keyId: string,
  { now, most }: { now: number; most: number },
): Promise<WaitingEmail[]> {
  const rows = await queries.query(selectDue, [keyId, now, most]);
  return rows.map(({ key_id, ...row }) => ({ ...row, keyId: key_id }));
}

/** Whether the caller may send an e-mail: no other server may before `until`. */
export async function claimEmail(
  queries: Queries,
  id: string,
  { now, until }: { now: number; until: number },
): Promise<boolean> {
  return (await queries.query(claim, [id, now, until])).length > 0;
}

export async function postponeEmail(queries: Queries, id: string, until: number): Promise<void> {
  await queries.query(postpone, [id, until]);
}

export async function removeEmail(queries: Queries, id: string): Promise<void> {
  await queries.query(remove, [id]);
}

export async function removeExpiredEmails(queries: Queries, now: number): Promise<void> {
  await queries.query(removeExpired, [now]);
}

/** When the next e-mail may be sent that this key opens, or none needs to; undefined when none waits. */
export async function nextEmailAt(queries: Queries, keyId: string): Promise<number | undefined> {
  const [row] = await queries.query(selectNext, [keyId]);
  return row?.next_at ?? undefined;
}

/** Seals waiting e-mails with the box's own key that were sealed with one of its further ones, and returns how many. */
export async function resealEmails(queries: Queries, box: SecretBox): Promise<number> {
  let sealed = 0;
  for (const email of await queries.query(selectOthers, [box.keyId])) {
    const opened = box.open(email.sealed, email.id);
    if (opened === undefined) continue;
    const resealed = box.seal(opened, email.id);
    sealed += (await queries.query(reseal, [email.id, box.keyId, email.sealed, resealed])).length;
  }
  return sealed;
}
