import { existsSync } from 'node:fs';
import { text } from '../columns.ts';
import { type Db, sql } from '../database.ts';
import { openSqlite } from '../sqlite.ts';
import { tablesThatDiffer } from './contents.ts';
import { closeAsOneFile } from './one-file.ts';

const INTEGRITY = sql('check-integrity', 'pragma integrity_check(3)', { integrity_check: text });
const FOREIGN_KEYS = sql('check-foreign-keys', 'pragma foreign_key_check');
/** Programs that run when rows are read or written. Slova makes none, so somebody else did. */
const STRANGERS = sql('check-strangers', `select name from sqlite_master where type in ('trigger', 'view')`, {
  name: text,
});
const MIGRATIONS = sql('check-migrations', `select 1 as found from sqlite_master where name = 'migrations'`);

/** Rejects with a plain sentence when a file is no whole backup. It is opened for writing: hand over a copy. */
export async function checkBackup(file: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}`);
  const problem = await problemOf(file).catch((error: Error) => error.message);
  if (problem !== undefined) throw new Error(`The backup is broken and was not restored: ${problem}`);
}

async function problemOf(file: string): Promise<string | undefined> {
  const db = await openSqlite(file);
  try {
    return await problemIn(db);
  } finally {
    await closeAsOneFile(db).catch(() => db.close());
  }
}

async function problemIn(db: Db): Promise<string | undefined> {
  const [found] = await db.query(INTEGRITY);
  if (found?.integrity_check !== 'ok') return found?.integrity_check ?? 'it cannot be read';
  if ((await db.query(MIGRATIONS)).length === 0) return 'it is no database of Slova';
  const [stranger] = await db.query(STRANGERS);
  if (stranger !== undefined) return `it holds a program that is not Slova's (${stranger.name})`;
  if ((await db.query(FOREIGN_KEYS)).length > 0) return 'rows refer to people who are not there';
  const differing = (await tablesThatDiffer(db)) ?? [];
  if (differing.length > 0) return `its contents are not what was written (${differing.join(', ')})`;
}
