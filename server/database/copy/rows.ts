import { anything, number } from '../columns.ts';
import { sql, type Value } from '../database.ts';
import type { Source, Table } from './tables.ts';

export type Cells = Record<string, Value>;

/** Rows read and written at a time. */
export const PAGE = 500;

export async function countRows(source: Source, { name }: Table): Promise<number> {
  const statement = sql(`count-${name}`, `select count(*) as rows from ${name}`, { rows: number });
  const [row] = await source.query(statement);
  return row?.rows ?? 0;
}

/** All rows of a table, page by page in the order of its primary key, beginning after the row with the given one. */
export async function* pagesOf(
  source: Source,
  table: Table,
  after?: readonly Value[],
): AsyncGenerator<Cells[]> {
  for (let last = after; ; ) {
    const page = await readPage(source, table, last);
    if (page.length > 0) yield page;
    if (page.length < PAGE) return;
    last = keyOf(table, page.at(-1) as Cells);
  }
}

export function keyOf({ key }: Table, row: Cells): Value[] {
  return key.map(column => row[column] ?? null);
}

async function readPage(
  source: Source,
  { name, columns, key }: Table,
  after: readonly Value[] | undefined,
): Promise<Cells[]> {
  const order = key.join(', ');
  const beyond =
    after === undefined ? '' : `where (${order}) > (${key.map((_, place) => `$${place + 1}`).join(', ')})`;
  const statement = sql(
    `page-${name}-${after === undefined ? 'first' : 'next'}`,
    `select ${columns.join(', ')} from ${name} ${beyond} order by ${order} limit ${PAGE}`,
    Object.fromEntries(columns.map(column => [column, anything])),
  );
  return source.query(statement, after ?? []);
}
