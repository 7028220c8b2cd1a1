import type { User } from '#contract/account.ts';
import type { Queries } from '../database/database.ts';
import { storeToken } from './session-store.ts';
import { createToken } from './token.ts';

const TOKEN_LIFE_MS = 90 * 24 * 3600 * 1000;

/** Begins a session, within a transaction that has locked the person's row, and returns its token. */
export async function beginSession(
  queries: Queries,
  { user, device, now }: { user: Pick<User, 'id'>; device: string; now: number },
): Promise<string> {
  const { token, hash } = createToken(user.id);
  await storeToken(queries, { userId: user.id, hash, device, now, expiresAt: now + TOKEN_LIFE_MS });
  return token;
}

/** What a login and a registration answer. */
export function tokenResponse(user: User, token: string, message: string) {
  return { success: true as const, message, access_token: token, token_type: 'Bearer' as const, user };
}
