import type { Db } from '../../database/database.ts';
import type { Log } from '../../process/log.ts';
import { isSealed, isSealedWith, type SecretBox } from '../../process/secret-box.ts';
import { listOpenSecrets, listSecretsAfter, replaceFactorSecret } from './factor-store.ts';

/** How secrets of second factors are written down and read. */
export type FactorSecrets = {
  written(userId: string, secret: string): string;
  /** Undefined when the key is another one than it was written with. */
  read(userId: string, stored: string): string | undefined;
};

/** What a row belongs to: a secret cannot be moved to another table or person. */
const ownerOf = (userId: string) => `second-factor ${userId}`;

/** Seals what is written where the key is relied on; reads what is sealed, and what is older than sealing. */
export function factorSecrets({
  box,
  isLasting,
  log,
}: {
  box: SecretBox | undefined;
  isLasting: boolean;
  log: Log;
}): FactorSecrets {
  return {
    written: (userId, secret) =>
      box !== undefined && isLasting ? box.seal(secret, ownerOf(userId)) : secret,
    read(userId, stored) {
      if (!isSealed(stored)) return stored;
      const secret = box?.open(stored, ownerOf(userId));
      if (secret === undefined)
        log.warn(
          { user: userId },
          'a second factor was sealed with another key: SECRETS_KEY is not the one it was',
        );
      return secret;
    },
  };
}

/** Seals the secrets from before there was a key; several servers may do so at once. */
export async function sealFactors(db: Db, box: SecretBox): Promise<number> {
  let sealed = 0;
  for (;;) {
    const open = await listOpenSecrets(db);
    for (const { user_id, secret } of open)
      await replaceFactorSecret(db, user_id, { from: secret, to: box.seal(secret, ownerOf(user_id)) });
    sealed += open.length;
    if (open.length === 0) return sealed;
  }
}

/** Seals with the current key what was sealed with an earlier one. Returns how many secrets that were, and how many no key opens. */
export async function resealFactors(db: Db, box: SecretBox): Promise<{ sealed: number; lost: number }> {
  const done = { sealed: 0, lost: 0 };
  for (let last = ''; ; ) {
    const page = await listSecretsAfter(db, last);
    for (const { user_id, secret } of page) {
      if (isSealedWith(box, secret)) continue;
      const text = isSealed(secret) ? box.open(secret, ownerOf(user_id)) : secret;
      if (text === undefined) done.lost += 1;
      else {
        await replaceFactorSecret(db, user_id, { from: secret, to: box.seal(text, ownerOf(user_id)) });
        done.sealed += 1;
      }
    }
    const next = page.at(-1);
    if (next === undefined) return done;
    last = next.user_id;
  }
}
