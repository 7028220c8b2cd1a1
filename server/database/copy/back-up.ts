import { chmodSync, existsSync, renameSync, rmSync } from 'node:fs';
import Connection from 'libsql';
import { sql } from '../database.ts';
import { migrate } from '../migrate.ts';
import { type DatabaseSettings, databaseFile } from '../open.ts';
import { openPostgres } from '../postgres.ts';
import { openSqlite } from '../sqlite.ts';
import { whenFree } from '../sqlite-failures.ts';
import type { Checksum } from './checksum.ts';
import { checksumsOf, noteContents } from './contents.ts';
import { copyTable } from './copy-tables.ts';
import { closeAsOneFile } from './one-file.ts';
import { sameMigrations } from './same-migrations.ts';
import { listTables, type Source } from './tables.ts';

const ONE_MOMENT = sql('one-moment', 'set transaction isolation level repeatable read, read only');

/**
 * Copies a database, also one that a running server writes to, as it is at one moment, into a new file of SQLite that knows what
 * it must hold. Resolves with that; nothing is left of a copy that fails.
 */
export async function backUp(settings: DatabaseSettings, file: string): Promise<Checksum[]> {
  if (existsSync(file)) throw new Error(`${file} exists already`);
  const unfinished = `${file}.unfinished`;
  rmSync(unfinished, { force: true });
  try {
    if (settings.databaseUrl) await copyPostgres(settings, unfinished);
    else await copySqlite(databaseFile(settings), unfinished);
    // It holds everything about people, so it is its owner's alone.
    chmodSync(unfinished, 0o600);
    const sums = await describe(unfinished);
    renameSync(unfinished, file);
    return sums;
  } catch (error) {
    for (const end of ['', '-wal', '-shm', '-journal']) rmSync(unfinished + end, { force: true });
    throw error;
  }
}

/** SQLite's own way: one read transaction, whatever is written meanwhile. */
async function copySqlite(file: string, copy: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no database at ${file}`);
  const connection = new Connection(file);
  try {
    await whenFree(() => connection.prepare('vacuum into ?').run(copy));
  } finally {
    connection.close();
  }
}

async function copyPostgres(settings: DatabaseSettings, copy: string): Promise<void> {
  const to = await openSqlite(copy);
  try {
    await migrate(to);
    await atOneMoment(settings, async from => {
      await sameMigrations(from, to);
      for (const table of await listTables(from, ['migrations'])) await copyTable({ from, to, table });
    });
  } finally {
    await closeAsOneFile(to);
  }
}

async function describe(file: string): Promise<Checksum[]> {
  const copy = await openSqlite(file);
  try {
    const sums = await checksumsOf(copy);
    await noteContents(copy, sums);
    return sums;
  } finally {
    await closeAsOneFile(copy);
  }
}

/** Reads PostgreSQL as it is at one moment, whatever is written meanwhile. */
async function atOneMoment<T>(
  { databaseUrl = '', namedStatements }: DatabaseSettings,
  read: (source: Source) => Promise<T>,
): Promise<T> {
  const db = openPostgres({ databaseUrl, statementTimeoutMs: 0, namedStatements });
  try {
    return await db.transaction(async queries => {
      await queries.query(ONE_MOMENT);
      return read({ kind: db.kind, query: queries.query });
    });
  } finally {
    await db.close();
  }
}
