import type { Db } from '../database.ts';
import { type DatabaseSettings, databaseFile, openDatabase } from '../open.ts';
import { openPostgres } from '../postgres.ts';
import type { Checksum } from './checksum.ts';
import { checksumsOf, differing } from './contents.ts';
import { copyTable } from './copy-tables.ts';
import { createLedger, dropLedger, LEDGER, type Ledger, readLedger } from './ledger.ts';
import { closeAsOneFile, isInUse } from './one-file.ts';
import { countRows } from './rows.ts';
import { sameMigrations } from './same-migrations.ts';
import { listTables, type Table } from './tables.ts';

/** Follows the move: `total` pieces of work once, then each that is done. */
type Watch = { begin(total: number): void; advance(count: number): void };

type Move = { from: DatabaseSettings; to: DatabaseSettings; watch?: Watch };

const UNWATCHED: Watch = { begin: () => {}, advance: () => {} };

/** Each side has its own. */
const NOT_MOVED = ['migrations', LEDGER];

/** Rows are copied, and then read once more on both sides. */
const PASSES = 3;

/**
 * Copies every row from one database to another, empty one, of either engine, and compares all of them afterwards. A move that
 * was interrupted continues where it ended. The source must not be in use, and is not changed.
 */
export async function move({ from: source, to: target, watch = UNWATCHED }: Move): Promise<Checksum[]> {
  refuseUsed(source);
  refuseUsed(target);
  const from = await openForMove(source);
  const to = await openForMove(target);
  try {
    await sameMigrations(from, to);
    const tables = await listTables(from, NOT_MOVED);
    const ledger = await ledgerOf(from, to, tables);
    const total = ledger.reduce((rows, table) => rows + table.expected, 0);
    watch.begin(total * PASSES);
    for (const table of tables) await carry(from, to, table, ledger, watch);
    const sums = await compare(from, to, watch);
    await dropLedger(to);
    return sums;
  } finally {
    await Promise.all([close(from), close(to)]);
  }
}

function refuseUsed(settings: DatabaseSettings): void {
  if (settings.databaseUrl || !isInUse(databaseFile(settings))) return;
  throw new Error(`The server is running on ${databaseFile(settings)}. Stop it first.`);
}

/** Tables are made and brought up to date as at a start; counting many rows takes longer than a request may. */
async function openForMove(settings: DatabaseSettings): Promise<Db> {
  const db = await openDatabase(settings);
  const { databaseUrl, namedStatements } = settings;
  if (!databaseUrl) return db;
  await db.close();
  return openPostgres({ databaseUrl, statementTimeoutMs: 0, namedStatements });
}

async function ledgerOf(from: Db, to: Db, tables: Table[]): Promise<Ledger> {
  const counts = await Promise.all(
    tables.map(async table => ({ table: table.name, expected: await countRows(from, table) })),
  );
  const isUnfinished = (await listTables(to)).some(({ name }) => name === LEDGER);
  if (!isUnfinished) {
    for (const table of tables)
      if ((await countRows(to, table)) > 0)
        throw new Error('The target is not empty. Name a database without people in it.');
    await createLedger(to, counts);
  }
  const ledger = await readLedger(to);
  if (counts.some(({ table, expected }) => ledger.find(row => row.table === table)?.expected !== expected))
    throw new Error('The source has changed since this move began. Empty the target and begin anew.');
  return ledger;
}

async function carry(from: Db, to: Db, table: Table, ledger: Ledger, watch: Watch): Promise<void> {
  const entry = ledger.find(row => row.table === table.name);
  if (entry === undefined) throw new Error(`The table ${table.name} has come since this move began`);
  watch.advance(entry.moved);
  await copyTable({
    from,
    to,
    table,
    after: entry.last,
    onPage: async (queries, last, count) => {
      await entry.note(queries, last, count);
      watch.advance(count);
    },
  });
}

async function compare(from: Db, to: Db, watch: Watch): Promise<Checksum[]> {
  const ofSource = await checksumsOf(from, { without: NOT_MOVED, onRows: watch.advance });
  const ofTarget = await checksumsOf(to, { without: NOT_MOVED, onRows: watch.advance });
  const wrong = differing(ofSource, ofTarget);
  if (wrong.length > 0)
    throw new Error(`Source and target differ in ${wrong.join(', ')}. Was the source written to meanwhile?`);
  return ofTarget;
}

async function close(db: Db): Promise<void> {
  await (db.kind === 'sqlite' ? closeAsOneFile(db) : db.close());
}
