import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Connection from 'libsql';
import { type Db, sql } from '../database.ts';

const ONE_FILE = sql('one-file', 'pragma journal_mode = delete');

/** Closes a database of SQLite so that nothing of it is left beside its file. */
export async function closeAsOneFile(db: Db): Promise<void> {
  await db.query(ONE_FILE).finally(() => db.close());
}

/** Whether another process has the database of a file open. Where none has, all of it is in that file afterwards. */
export function isInUse(file: string): boolean {
  if (!existsSync(file)) return false;
  const connection = new Connection(file);
  try {
    connection.exec('pragma busy_timeout = 0');
    connection.prepare('pragma journal_mode = delete').all();
    return false;
  } catch (error) {
    // Any other failure is that of a broken file, which nobody can be using.
    return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
  } finally {
    connection.close();
  }
}

/** A file and what SQLite keeps beside it. */
export function filesOf(file: string): string[] {
  const folder = dirname(file);
  if (!existsSync(folder)) return [];
  const names = ['', '-wal', '-shm', '-journal'].map(end => basename(file) + end);
  return readdirSync(folder)
    .filter(name => names.includes(name))
    .map(name => join(folder, name));
}
