import { createHash, randomBytes } from 'node:crypto';

/** An access token as its parts: whose it is, and the hash under which it is stored. */
export type TokenParts = { userId: string; hash: string };

/** A fresh token, `<userId>.<secret>`: the user's id routes it to its shard, the secret is 256 random bits. */
export function createToken(userId: string): { token: string; hash: string } {
  const secret = randomBytes(32).toString('base64url');
  return { token: `${userId}.${secret}`, hash: hashOf(secret) };
}

/** Takes `Bearer <token>` apart; undefined when it is not of that form. */
export function parseBearer(header: string | undefined): TokenParts | undefined {
  const match = /^Bearer ([0-9a-f-]{36})\.([\w-]{43})$/.exec(header ?? '');
  if (match?.[1] === undefined || match[2] === undefined) return undefined;
  return { userId: match[1], hash: hashOf(match[2]) };
}

// The secret is random, so a plain fast hash is enough: there is nothing to guess.
function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
