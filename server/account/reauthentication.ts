import type { Db } from '../database/database.ts';
import type { SessionUser } from '../http/bind.ts';
import { loginRequired } from '../http/errors.ts';
import type { Limits } from '../http/limits.ts';
import { verifyPassword } from './password.ts';
import { wrongPassword } from './refusals.ts';
import { sessionBegan } from './session-store.ts';
import { findUser, type StoredUser } from './store.ts';

/** A person who has just logged in has just given the password. */
const RECENT_MS = 10 * 60_000;

type ReauthenticationServices = { db: Db; limits: Limits; clock: () => number };

/** Makes sure that the person at an open session is its owner. */
export type Reauthentication = {
  /** Throws unless the password is theirs. */
  byPassword(user: SessionUser, password: string): Promise<StoredUser>;
  /** Throws unless the password is theirs, or none is given and the login was a few minutes ago. */
  byPasswordOrLogin(user: SessionUser, password: string | undefined): Promise<void>;
};

export function createReauthentication({ db, limits, clock }: ReauthenticationServices): Reauthentication {
  async function byPassword(user: SessionUser, password: string): Promise<StoredUser> {
    await limits.use('passwordChecks', user.id);
    await limits.use('passwordAgain', user.id);
    const found = await findUser(db, user.id);
    if (found === undefined) throw loginRequired();
    if (!(await verifyPassword(found.passwordHash, password, user.id))) throw wrongPassword();
    await limits.reset('passwordAgain', user.id);
    return found;
  }
  return {
    byPassword,
    async byPasswordOrLogin(user, password) {
      if (password !== undefined) return void (await byPassword(user, password));
      const now = clock();
      const began = await sessionBegan(db, { userId: user.id, hash: user.tokenHash }, now);
      if (began === undefined || began <= now - RECENT_MS) throw wrongPassword();
    },
  };
}
