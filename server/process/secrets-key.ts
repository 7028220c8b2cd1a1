import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSecretBox, type SecretBox } from './secret-box.ts';

type Settings = { SECRETS_KEY?: string | undefined; DATA_DIR: string; DATABASE_URL?: string | undefined };

/** Where the key is kept when none is given: beside the database, which a backup leaves where it is. */
export const keyFile = (dataDir: string) => join(dataDir, 'secrets.key');

/** What SECRETS_KEY has to look like: 32 bytes as base64 or base64url. */
export const KEY = /^[\w+/-]{43}=?$/;

/** A box, and whether its key is relied on: false where nothing says that all servers of the database have it, or that it outlives them. */
export type Secrets = { box: SecretBox; isKept: boolean };

/** The box for secrets in the database, with the key of the settings or one that is made and kept in the data folder. */
export function openSecretBox({ SECRETS_KEY, DATA_DIR, DATABASE_URL }: Settings): Secrets {
  if (SECRETS_KEY !== undefined) return { box: createSecretBox(bytesOf(SECRETS_KEY)), isKept: true };
  const file = keyFile(DATA_DIR);
  if (!existsSync(file)) makeKey(file);
  const text = readFileSync(file, 'utf8').trim();
  if (!KEY.test(text))
    throw new Error(
      `${file} is not a key. Bring back the one it was: without it second factors cannot be read`,
    );
  return { box: createSecretBox(bytesOf(text)), isKept: DATABASE_URL === undefined };
}

function bytesOf(text: string): Buffer {
  return Buffer.from(text, 'base64');
}

/** Whole or not at all, and once, however many servers start at the same time on this folder. */
function makeKey(file: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(draft);
  }
}
