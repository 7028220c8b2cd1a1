import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageRoot } from '../process/package-root.ts';
import { text } from './columns.ts';
import { type Db, type Queries, sql } from './database.ts';

const FOLDER = join(packageRoot, 'server/database/migrations');

const TABLE = `create table if not exists migrations (
  name text primary key,
  applied_at bigint not null
);`;
const APPLIED = sql('migrations-applied', 'select name from migrations', { name: text });
const RENAME = sql('migrations-rename', 'update migrations set name = $2 where name = $1');
const RECORD = sql('migrations-record', 'insert into migrations (name, applied_at) values ($1, $2)');

/** Two files were numbered 0007. Databases that have applied this one by its old name do not apply it again. */
const RENAMED = { '0007-known-networks.sql': '0015-known-networks.sql' };

// An index over much data may take longer than a database or a pooler gives every statement.
const UNHURRIED = sql('migrations-unhurried', 'set local statement_timeout = 0');

// Any number will do as long as nothing else in the same database takes it.
const LOCK = sql('migrations-lock', 'select pg_advisory_xact_lock(7300417)');

/**
 * Brings the tables up to date. Several servers may start at once: each file is applied by one of them, in a
 * transaction. Refuses a database that holds migrations which the folder does not.
 */
export async function migrate(db: Db, folder = FOLDER): Promise<void> {
  const names = (await readdir(folder)).filter(name => name.endsWith('.sql')).sort();
  /** What is applied by now: another server may have begun too. */
  async function applied(queries: Queries): Promise<string[]> {
    await lock(db.kind, queries);
    const found = await appliedNames(db.kind, queries);
    refuseNewer(found, names);
    return found;
  }
  const before = await db.transaction(applied);
  for (const name of names.filter(one => !before.includes(one))) {
    const text = await readFile(join(folder, name), 'utf8');
    await db.transaction(async queries => {
      if (!(await applied(queries)).includes(name))
        await apply(queries, { name, text: dialect(text, db.kind) });
    });
  }
}

// On SQLite every transaction holds the write lock from its start.
async function lock(kind: Db['kind'], queries: Queries): Promise<void> {
  if (kind !== 'postgres') return;
  await queries.query(UNHURRIED);
  await queries.query(LOCK);
}

async function appliedNames(kind: Db['kind'], queries: Queries): Promise<string[]> {
  await queries.query(sql('migrations-table', dialect(TABLE, kind)));
  for (const [before, now] of Object.entries(RENAMED)) await queries.query(RENAME, [before, now]);
  const rows = await queries.query(APPLIED);
  return rows.map(row => row.name);
}

function refuseNewer(applied: string[], names: string[]): void {
  const unknown = applied.filter(name => !names.includes(name));
  if (unknown.length === 0) return;
  throw new Error(
    `The database belongs to a newer version of the program (${unknown.join(', ')}). Start that version, or one after it.`,
  );
}

async function apply(queries: Queries, migration: { name: string; text: string }): Promise<void> {
  const statements = migration.text.split(/;\s*$/m).filter(statement => statement.trim() !== '');
  for (const [index, statement] of statements.entries()) {
    await queries.query(sql(`${migration.name}-${index}`, statement));
  }
  await queries.query(RECORD, [migration.name, Date.now()]);
}

// One text serves both engines. SQLite checks types only in strict tables, which know no bigint.
function dialect(text: string, kind: Db['kind']): string {
  if (kind === 'postgres') return text.replace(/\bblob\b/g, 'bytea');
  return text
    .replace(/\bbigint\b/g, 'integer')
    .replace(/\bdouble precision\b/g, 'real')
    .replace(/^\);$/gm, ') strict;');
}
