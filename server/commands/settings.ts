import { existsSync, mkdirSync } from 'node:fs';
import type { DatabaseSettings } from '../database/open.ts';
import { type Env, readEnv } from '../env.ts';

/** The settings of the server that a command is about, from the same places as its own. */
export function readSettings(): Env {
  return readEnv(process.env);
}

/** The server's database; its folder is there afterwards. */
export function databaseSettings({ DATABASE_URL, DATA_DIR, NAMED_STATEMENTS }: Env): DatabaseSettings {
  if (!existsSync(DATA_DIR)) mkdirSync(DATA_DIR, { recursive: true });
  return { databaseUrl: DATABASE_URL, dataDir: DATA_DIR, namedStatements: NAMED_STATEMENTS === 'on' };
}
