import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Connection from 'libsql';
import { checkRows } from './columns.ts';
import type { Db, Queries, Row, Statement, Value } from './database.ts';
import { groupCommit } from './group-commit.ts';
import { checkParameters } from './parameters.ts';
import { whenFree } from './sqlite-failures.ts';
import { transactionScope } from './transaction-scope.ts';
import { turns } from './turns.ts';

/** `names` are those of the columns, asked for once: asking costs more than a short query. */
type Prepared = { text: string; statement: Connection.Statement; names?: string[] };

/**
 * What changes something waits for the lock as a transaction. A statement that met the lock by itself stays under way in the driver,
 * and no transaction could be committed until the same statement is run again.
 */
const WRITES = /^\s*(?:insert|update|delete)\b/i;

/** Opens the file, and makes it and its folder where they are missing. The tables are the caller's concern. */
export async function openSqlite(file: string): Promise<Db> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // What people have written is for the account that runs the server; SQLite gives the files beside it the same rights.
  closeSync(openSync(file, 'a', 0o600));
  for (const each of [file, `${file}-wal`, `${file}-shm`]) keepPrivate(each);
  const connection = new Connection(file);
  await whenFree(() => connection.exec('pragma journal_mode = wal'));
  // Full: a commit is on disk before it is acknowledged. The timeout is zero because waiting inside SQLite would
  // stop the whole process; whenFree waits outside.
  connection.exec('pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 0');
  return portOn(connection);
}

function keepPrivate(file: string): void {
  // A file of another account is not ours to change, and has its rights from there.
  if (existsSync(file) && statSync(file).uid === process.getuid?.()) chmodSync(file, 0o600);
}

function portOn(connection: Connection.Database): Db {
  const inTurn = turns();
  const scope = transactionScope();
  const transactions = groupCommit(connection, inTurn);
  const prepared = new Map<string, Prepared>();
  const run = <R extends Row>(statement: Statement<R>, params: readonly Value[]): R[] => {
    const rows = rowsOf(preparedFor(connection, prepared, statement), statement, params);
    checkRows(statement, rows);
    return rows as R[];
  };
  const inside: Queries = {
    async query(statement, params = []) {
      checkParameters(statement, params);
      return run(statement, params);
    },
  };
  return {
    kind: 'sqlite',
    async query(statement, params = []) {
      scope.refuseInside();
      checkParameters(statement, params);
      if (WRITES.test(statement.text)) return transactions.add(async () => run(statement, params));
      return inTurn(() => whenFree(() => run(statement, params)));
    },
    async transaction(work) {
      scope.refuseInside();
      return transactions.add(() => scope.run(inside, work));
    },
    close: () =>
      inTurn(async () => {
        await transactions.finish();
        close(connection, prepared);
      }),
  };
}

// A cached statement would go on working on a closed connection. The checkpoint leaves one file that can be copied; it does
// nothing while another process reads.
function close(connection: Connection.Database, prepared: Map<string, Prepared>): void {
  prepared.clear();
  if (connection.open) connection.exec('pragma wal_checkpoint(truncate)');
  connection.close();
}

function preparedFor(
  connection: Connection.Database,
  prepared: Map<string, Prepared>,
  { name, text }: Statement,
): Prepared {
  const known = prepared.get(name);
  if (known && known.text !== text) throw new TypeError(`Two statements are called ${name}`);
  if (known) return known;
  // The driver binds `$2 ... $1` in the order of appearance, but `?2 ... ?1` by number.
  const statement = connection.prepare(text.replace(/\$(\d+)/g, '?$1'));
  if (statement.reader) statement.raw();
  const made = { text, statement };
  prepared.set(name, made);
  return made;
}

function rowsOf(prepared: Prepared, { isOneRow }: Statement, params: readonly Value[]): Row[] {
  const bound = params.map(bindable);
  // `get` costs half of `all`, and a row less than its wrapping.
  const found = isOneRow ? [prepared.statement.get(bound)] : prepared.statement.all(bound);
  const rows = found as (unknown[] | undefined)[];
  if (rows[0] === undefined) return [];
  prepared.names ??= prepared.statement.columns().map(column => column.name);
  const { names } = prepared;
  return rows.map(cells => rowOf(names, cells ?? []));
}

// Rows as plain objects: the driver's own carry a hidden `_metadata`.
function rowOf(names: readonly string[], cells: readonly unknown[]): Row {
  const row: Row = {};
  for (let index = 0; index < names.length; index += 1) {
    const cell = cells[index];
    // The driver hands bytes over as a buffer that no statement takes.
    row[names[index] as string] = cell instanceof ArrayBuffer ? new Uint8Array(cell) : cell;
  }
  return row;
}

// The driver binds every number as REAL, and only bigints as INTEGER.
function bindable(value: Value): Value {
  return Number.isSafeInteger(value) ? BigInt(value as number) : value;
}
