import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSecretBox, type SecretBox } from './secret-box.ts';

type Settings = { SECRETS_KEY?: string | undefined; DATA_DIR: string; DATABASE_URL?: string | undefined };

/** Where the key is kept when none is given: beside the database, which a backup leaves where it is. */
export const keyFile = (dataDir: string) => join(dataDir, 'secrets.key');

/** What SECRETS_KEY has to look like: 32 bytes as base64 or base64url, and behind commas further ones that only open. */
export const KEYS = /^[\w+/-]{43}=?(,[\w+/-]{43}=?)*$/;

/**
 * A box, and whether its key is relied on: false where other servers of the database may lack it, or it may end with this one.
 */
export type Secrets = { box: SecretBox; isLasting: boolean };

/** The box for secrets in the database, with the keys of the settings or one that is made and kept in the data folder. */
export function openSecretBox(settings: Settings): Secrets {
  const { SECRETS_KEY, DATA_DIR, DATABASE_URL } = settings;
  if (SECRETS_KEY === undefined && !existsSync(keyFile(DATA_DIR))) makeKey(keyFile(DATA_DIR));
  const [first = '', ...further] = secretKeys(settings);
  const box = createSecretBox(bytesOf(first), ...further.map(bytesOf));
  return { box, isLasting: SECRETS_KEY !== undefined || DATABASE_URL === undefined };
}

/** The keys of the settings or of the data folder, as base64: the first one seals, all of them open. None before the first start. */
export function secretKeys({ SECRETS_KEY, DATA_DIR }: Settings): string[] {
  const file = keyFile(DATA_DIR);
  if (SECRETS_KEY === undefined && !existsSync(file)) return [];
  const text = SECRETS_KEY ?? readFileSync(file, 'utf8').trim().replaceAll(/\s+/g, ',');
  if (!KEYS.test(text))
    throw new Error(
      `${file} is not a key. Bring back the one it was: without it second factors cannot be read`,
    );
  return text.split(',');
}

/** Replaces the keys of the data folder by these, the one that seals first: all of them or none. */
export function keepKeys(dataDir: string, keys: readonly string[]): void {
  const file = keyFile(dataDir);
  renameSync(draftOf(file, keys), file);
}

export function newKey(): string {
  return randomBytes(32).toString('base64');
}

function bytesOf(text: string): Buffer {
  return Buffer.from(text, 'base64');
}

/** Whole or not at all, and once, however many servers start at the same time on this folder. */
function makeKey(file: string): void {
  const draft = draftOf(file, [newKey()]);
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(draft);
  }
}

function draftOf(file: string, keys: readonly string[]): string {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${keys.join('\n')}\n`, { mode: 0o600, flush: true });
  return draft;
}
