import type { Db } from '../database/database.ts';
import type { Guard, SessionUser } from '../http/bind.ts';
import { loginRequired } from '../http/errors.ts';
import { checkToken, removeToken, removeTokens } from './session-store.ts';
import { parseBearer } from './token.ts';

export type Sessions = {
  guard: Guard;
  /** Ends the session of one token; false when there was none. */
  end(visitor: SessionUser): Promise<boolean>;
  /** Ends every session of a person, or all but the one given. */
  endAll(userId: string, except?: SessionUser): Promise<void>;
};

/**
 * The guard, and the ways to end sessions. It looks the token up for every request, by its primary key: a session that has
 * ended is over at once, on every server and without Valkey.
 */
export function createSessions(db: Db, clock: () => number): Sessions {
  return {
    guard: async authorization => {
      const token = parseBearer(authorization);
      if (token === undefined || !(await checkToken(db, token, clock()))) throw loginRequired();
      return { id: token.userId, tokenHash: token.hash };
    },
    end: ({ id, tokenHash }) => removeToken(db, id, tokenHash),
    endAll: async (userId, except) => {
      await removeTokens(db, userId, except?.tokenHash);
    },
  };
}
