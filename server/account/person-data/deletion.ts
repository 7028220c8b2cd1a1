import type { User } from '#contract/account.ts';
import type { Db } from '../../database/database.ts';
import { removeTokens } from '../session-store.ts';
import { removeUser } from '../store.ts';
import { forgetDeletion, listDeletions, noteDeletion, removeRows } from './person-store.ts';

/** Deletes an account and everything that is kept of its owner. The account itself is gone at once, the rest soon after. */
export async function deletePerson(db: Db, user: Pick<User, 'id' | 'email'>, now: number): Promise<void> {
  await db.transaction(async queries => {
    await noteDeletion(queries, user.id, now);
    await removeTokens(queries, user.id);
    await removeUser(queries, user);
  });
  await finish(db, user.id);
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
