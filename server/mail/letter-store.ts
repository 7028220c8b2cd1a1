import { number, orNull, text } from '../database/columns.ts';
import { type Db, type Queries, sql } from '../database/database.ts';
import type { SecretBox } from '../process/secret-box.ts';

/** A letter that waits, sealed under the key that `keyId` names; times in milliseconds since 1970. */
export type WaitingLetter = { id: string; sealed: string; attempts: number; expiresAt: number };

const insert = sql(
  'insert-letter',
  `insert into outgoing_letters (id, key_id, sealed, attempts, next_at, expires_at) values ($1, $2, $3, 0, $4, $5)`,
);
const count = sql('count-letters', 'select count(*) as letters from outgoing_letters', { letters: number });
const selectDue = sql(
  'select-due-letters',
  `select id, sealed, attempts, expires_at from outgoing_letters where key_id = $1 and next_at <= $2
   order by next_at, id limit $3`,
  { id: text, sealed: text, attempts: number, expires_at: number },
);
const claim = sql(
  'claim-letter',
  `update outgoing_letters set next_at = $3, attempts = attempts + 1 where id = $1 and next_at <= $2 returning id`,
);
const postpone = sql('postpone-letter', 'update outgoing_letters set next_at = $2 where id = $1');
const remove = sql('remove-letter', 'delete from outgoing_letters where id = $1');
const removeExpired = sql('remove-expired-letters', 'delete from outgoing_letters where expires_at <= $1');
const selectNext = sql(
  'select-next-letter',
  'select min(next_at) as next_at from outgoing_letters where key_id = $1',
  { next_at: orNull(number) },
);

const selectOthers = sql(
  'select-letters-of-other-keys',
  'select id, sealed from outgoing_letters where key_id <> $1 order by id',
  { id: text, sealed: text },
);
const reseal = sql(
  'reseal-letter',
  'update outgoing_letters set key_id = $2, sealed = $4 where id = $1 and sealed = $3 returning id',
);

type NewLetter = { id: string; keyId: string; sealed: string; now: number; expiresAt: number };

export async function storeLetter(db: Db, { id, keyId, sealed, now, expiresAt }: NewLetter): Promise<void> {
  await db.query(insert, [id, keyId, sealed, now, expiresAt]);
}

export async function countLetters(queries: Queries): Promise<number> {
  const [row] = await queries.query(count);
  return row?.letters ?? 0;
}

/** The letters of a key whose time has come, at most so many, those that wait longest first. */
export async function listDueLetters(
  queries: Queries,
  keyId: string,
  { now, most }: { now: number; most: number },
): Promise<WaitingLetter[]> {
  const rows = await queries.query(selectDue, [keyId, now, most]);
  return rows.map(({ expires_at: expiresAt, ...row }) => ({ ...row, expiresAt }));
}

/** Whether the caller may mail a letter: no other may before `until`. */
export async function claimLetter(
  queries: Queries,
  id: string,
  { now, until }: { now: number; until: number },
): Promise<boolean> {
  return (await queries.query(claim, [id, now, until])).length > 0;
}

export async function postponeLetter(queries: Queries, id: string, until: number): Promise<void> {
  await queries.query(postpone, [id, until]);
}

export async function removeLetter(queries: Queries, id: string): Promise<void> {
  await queries.query(remove, [id]);
}

export async function removeExpiredLetters(queries: Queries, now: number): Promise<void> {
  await queries.query(removeExpired, [now]);
}

/** When the next letter of a key may be mailed; undefined when none waits. */
export async function nextLetterAt(queries: Queries, keyId: string): Promise<number | undefined> {
  const [row] = await queries.query(selectNext, [keyId]);
  return row?.next_at ?? undefined;
}

/** Seals waiting letters with the box's own key that were sealed with one of its further ones, and returns how many. */
export async function resealLetters(queries: Queries, box: SecretBox): Promise<number> {
  let sealed = 0;
  for (const letter of await queries.query(selectOthers, [box.keyId])) {
    const text = box.open(letter.sealed, letter.id);
    if (text === undefined) continue;
    const changed = await queries.query(reseal, [
      ...[letter.id, box.keyId, letter.sealed],
      box.seal(text, letter.id),
    ]);
    sealed += changed.length;
  }
  return sealed;
}
