import type { Db } from '../database/database.ts';
import { isSealed, isSealedWith, type SecretBox } from '../process/secret-box.ts';
import type { Secrets } from '../process/secrets-key.ts';
import { findSecret, listSecrets, replaceSecret, storeSecret } from './secret-store.ts';

/**
 * A secret that all servers of a database share, made by the first that needs it. It is sealed where the key is relied on.
 *
 * @returns undefined where it was sealed with a key that is not here
 */
export async function serverSecret(
  db: Db,
  { box, isLasting }: Secrets,
  name: string,
  make: () => string,
): Promise<string | undefined> {
  if ((await findSecret(db, name)) === undefined) {
    const made = make();
    await storeSecret(db, name, isLasting ? box.seal(made, ownerOf(name)) : made);
  }
  // Another server may have been first.
  const stored = await findSecret(db, name);
  return stored === undefined || !isSealed(stored) ? stored : box.open(stored, ownerOf(name));
}

/** Seals with the current key what was sealed with an earlier one, and what lies open. Returns how many no key opens. */
export async function resealSecrets(db: Db, box: SecretBox): Promise<{ lost: number }> {
  let lost = 0;
  for (const { name, secret } of await listSecrets(db)) {
    if (isSealedWith(box, secret)) continue;
    const text = isSealed(secret) ? box.open(secret, ownerOf(name)) : secret;
    if (text === undefined) lost += 1;
    else await replaceSecret(db, name, { from: secret, to: box.seal(text, ownerOf(name)) });
  }
  return { lost };
}

/** What a row belongs to: no secret can be put in the place of another. */
const ownerOf = (name: string) => `server-secret ${name}`;
