import initSqlJs, { type Database, type SqlValue } from 'sql.js';
import { Refusal } from './unpack.ts';

export type OpenDatabase = (bytes?: Uint8Array) => Database;

/**
 * Loads SQLite, 330 kB compressed, once it is needed.
 *
 * @param wasm the address of its WebAssembly file
 */
export async function loadSqlite(wasm: string): Promise<OpenDatabase> {
  const { Database } = await initSqlJs({ locateFile: () => wasm });
  return bytes => new Database(bytes);
}

/** What every SQLite file begins with (its documentation, "Database File Format"). */
const MAGIC = 'SQLite format 3\u0000';

export function isSqlite(bytes: Uint8Array): boolean {
  return bytes.length >= 512 && [...MAGIC].every((letter, index) => bytes[index] === letter.charCodeAt(0));
}

/** The names of the tables proper, with their columns. A view or a virtual table in their place would run what it likes. */
export function tablesOf(database: Database): Map<string, Set<string>> {
  const names = [
    ...rowsOf(database, `select name from sqlite_master where type = 'table' and sql like 'create table%'`),
  ].map(([name]) => String(name));
  return new Map(
    names
      .filter(name => /^\w+$/.test(name))
      .map(name => [
        name,
        new Set(Array.from(rowsOf(database, `pragma table_info(${name})`), row => String(row[1]))),
      ]),
  );
}

/** The rows of a query, one at a time. */
export function* rowsOf(database: Database, text: string): Generator<SqlValue[]> {
  const statement = database.prepare(text);
  try {
    while (statement.step()) yield statement.get();
  } finally {
    statement.free();
  }
}

/** Refuses a database that lacks a table or column. */
export function requireColumns(
  tables: Map<string, Set<string>>,
  name: string,
  columns: readonly string[],
): void {
  const found = tables.get(name);
  if (found === undefined || !columns.every(column => found.has(column))) throw new Refusal('broken');
}
