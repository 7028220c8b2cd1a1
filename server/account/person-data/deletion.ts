import type { Db } from '../../database/database.ts';
import { loginRequired } from '../../http/errors.ts';
import { wrongPassword } from '../refusals.ts';
import { removeTokens } from '../session-store.ts';
import { findUser, lockPerson, removeUser, type StoredUser } from '../store.ts';
import { forgetDeletion, listDeletions, noteDeletion, removeRows } from './person-store.ts';

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
  await finish(db, id);
}

/** Completes the deletions of a server that ended before it had done so. */
export async function finishDeletions(db: Db): Promise<void> {
  for (const userId of await listDeletions(db)) await finish(db, userId);
}

async function finish(db: Db, userId: string): Promise<void> {
  await removeRows(db, userId);
  // A request from before may have written rows meanwhile.
  await removeRows(db, userId);
  await forgetDeletion(db, userId);
}
