import type { Db } from '../../database/database.ts';
import { loginRequired } from '../../http/errors.ts';
import { wrongPassword } from '../refusals.ts';
import { removeTokens } from '../session-store.ts';
import { findUser, lockPerson, removeUser, type StoredUser } from '../store.ts';
import { forgetDeletion, listDeletions, noteDeletion, removeRows } from './person-store.ts';

/** How long deletions are noted, and swept again every hour. */
const SWEPT_FOR_MS = 24 * 3_600_000;

type Person = Pick<StoredUser, 'id'> & {
  /** What their password was checked against, where it was: it may have been changed since. */
  passwordHash?: string;
};

/** Deletes an account and everything that is kept of its owner. The account itself is gone at once, the rest soon after. */
export async function deletePerson(db: Db, { id, passwordHash }: Person, now: number): Promise<void> {
  await db.transaction(async queries => {
    await lockPerson(queries, id);
    const user = await findUser(queries, id);
    if (user === undefined) throw loginRequired();
    if (passwordHash !== undefined && user.passwordHash !== passwordHash) throw wrongPassword();
    await noteDeletion(queries, id, now);
    await removeTokens(queries, id);
    await removeUser(queries, user);
  });
  // Whoever changes something locks the row of the account first, so there are no rows to come.
  await removeRows(db, id);
}

/**
 * Sweeps after all deletions that are noted, also those of a server that ended before it was done. A note is forgotten when it is
 * old: a server of an older version, which is being replaced, writes without a look at whose rows these are.
 */
export async function finishDeletions(db: Db, now: number): Promise<void> {
  for (const { userId, requestedAt } of await listDeletions(db)) {
    await removeRows(db, userId);
    if (requestedAt <= now - SWEPT_FOR_MS) await forgetDeletion(db, userId);
  }
}
