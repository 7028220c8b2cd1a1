import { inChunks } from '../chunks.ts';
import { type Db, type Queries, sql, type Value, valuesList } from '../database.ts';
import { type Cells, keyOf, pagesOf } from './rows.ts';
import type { Source, Table } from './tables.ts';

type Copying = {
  from: Source;
  to: Db;
  table: Table;
  /** The primary key of the last row that is there already. */
  after?: readonly Value[] | undefined;
  /** Written in the same transaction as the rows: the key of the last one, and how many they were. */
  onPage?: (queries: Queries, last: Value[], count: number) => Promise<void>;
};

/** Copies the rows of a table, a page in a transaction. */
export async function copyTable({ from, to, table, after, onPage }: Copying): Promise<void> {
  for await (const page of pagesOf(from, table, after)) {
    await to.transaction(async queries => {
      for (const rows of inChunks(page)) await insert(queries, table, rows);
      await onPage?.(queries, keyOf(table, page.at(-1) as Cells), page.length);
    });
  }
}

async function insert(queries: Queries, { name, columns }: Table, rows: Cells[]): Promise<void> {
  const statement = sql(
    `copy-${name}-${rows.length}`,
    `insert into ${name} (${columns.join(', ')}) values ${valuesList(rows.length, columns.length)}`,
  );
  await queries.query(
    statement,
    rows.flatMap(row => columns.map(column => row[column] ?? null)),
  );
}
