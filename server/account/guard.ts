import type { Db } from '../database/database.ts';
import type { Guard, Visitor } from '../http/bind.ts';
import { loginRequired } from '../http/errors.ts';
import { findTokenExpiry, removeToken } from './store.ts';
import { parseBearer } from './token.ts';

/** A revoked token may live this long in the memory of *another* server process; in this one it dies at once. */
const REMEMBERED_MS = 30_000;
const MOST_REMEMBERED = 50_000;
/** Marks a token that was ended here, so that a check which was under way meanwhile does not revive it. */
const ENDED = -1;

export type Sessions = { guard: Guard; end(visitor: Visitor): Promise<void> };

/** The guard with its short memory of valid tokens, and the way to end a session. */
export function createSessions(db: Db, clock: () => number): Sessions {
  const validUntil = new Map<string, number>();
  return {
    guard: async authorization => {
      const token = parseBearer(authorization);
      if (token === undefined) throw loginRequired();
      const visitor = { id: token.userId, tokenHash: token.hash };
      const key = keyOf(visitor);
      const now = clock();
      if ((validUntil.get(key) ?? 0) > now) return visitor;
      const expiresAt = await findTokenExpiry(db, token.userId, token.hash, now);
      if (expiresAt === undefined || validUntil.get(key) === ENDED) throw loginRequired();
      if (validUntil.size >= MOST_REMEMBERED) validUntil.clear();
      validUntil.set(key, Math.min(expiresAt, now + REMEMBERED_MS));
      return visitor;
    },
    end: async visitor => {
      await removeToken(db, visitor.id, visitor.tokenHash);
      validUntil.set(keyOf(visitor), ENDED);
    },
  };
}

function keyOf(visitor: Visitor): string {
  return `${visitor.id}.${visitor.tokenHash}`;
}
