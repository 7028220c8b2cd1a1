import { createHash, randomBytes } from 'node:crypto';

/** A token as its parts: whose it is, and the hash under which it is stored. */
export type TokenParts = { userId: string; hash: string };

const TOKEN = /^([0-9a-f-]{36})\.([\w-]{43})$/;

/** A fresh token, `<userId>.<secret>`: the user's id routes it to its shard, the secret is 256 random bits. */
export function createToken(userId: string): { token: string; hash: string } {
  const secret = createSecret();
  return { token: `${userId}.${secret}`, hash: hashOf(secret) };
}

/** 256 random bits, 43 letters long. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Takes a token apart; undefined when it is not of that form. */
export function parseToken(token: string): TokenParts | undefined {
  const match = TOKEN.exec(token);
  if (match?.[1] === undefined || match[2] === undefined) return undefined;
  return { userId: match[1], hash: hashOf(match[2]) };
}

/** Takes `<userId>.<hash>` apart, which names a session without opening it; undefined when it is not of that form. */
export function parseLeft(session: string): TokenParts | undefined {
  const [, userId, hash] = TOKEN.exec(session) ?? [];
  return userId === undefined || hash === undefined ? undefined : { userId, hash };
}

/** Takes `Bearer <token>` apart; undefined when it is not of that form. */
export function parseBearer(header: string | undefined): TokenParts | undefined {
  return header?.startsWith('Bearer ') ? parseToken(header.slice('Bearer '.length)) : undefined;
}

/** Secrets are random, so a plain fast hash is enough: there is nothing to guess. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
