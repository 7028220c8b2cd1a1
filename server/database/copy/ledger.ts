import { number, orNull, text } from '../columns.ts';
import { type Db, type Queries, sql, type Value } from '../database.ts';

/** The table in the target of an unfinished move that says how far it is. */
export const LEDGER = 'unfinished_move';

const CREATE = sql(
  'create-ledger',
  `create table ${LEDGER} (table_name text primary key, expected bigint not null, moved bigint not null, last_key text)`,
);
const INSERT = sql('insert-ledger', `insert into ${LEDGER} (table_name, expected, moved) values ($1, $2, 0)`);
const SELECT = sql('select-ledger', `select table_name, expected, moved, last_key from ${LEDGER}`, {
  table_name: text,
  expected: number,
  moved: number,
  last_key: orNull(text),
});
const UPDATE = sql(
  'update-ledger',
  `update ${LEDGER} set last_key = $2, moved = moved + $3 where table_name = $1`,
);
const DROP = sql('drop-ledger', `drop table ${LEDGER}`);

type Entry = {
  table: string;
  /** The rows of the source when the move began. */
  expected: number;
  moved: number;
  /** The primary key of the last row that was moved. */
  last: Value[] | undefined;
  /** Notes further rows, in the transaction that writes them. */
  note(queries: Queries, last: Value[], count: number): Promise<void>;
};
export type Ledger = Entry[];

export async function createLedger(
  target: Db,
  counts: readonly { table: string; expected: number }[],
): Promise<void> {
  await target.transaction(async queries => {
    await queries.query(CREATE);
    for (const { table, expected } of counts) await queries.query(INSERT, [table, expected]);
  });
}

export async function readLedger(target: Db): Promise<Ledger> {
  const rows = await target.query(SELECT);
  return rows.map(({ table_name: table, expected, moved, last_key }) => ({
    table,
    expected,
    moved,
    last: last_key === null ? undefined : (JSON.parse(last_key) as Value[]),
    note: async (queries, last, count) => {
      await queries.query(UPDATE, [table, JSON.stringify(last), count]);
    },
  }));
}

export async function dropLedger(target: Db): Promise<void> {
  await target.query(DROP);
}
