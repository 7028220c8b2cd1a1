import { createHash } from 'node:crypto';
import type { Value } from '../database.ts';
import { type Cells, pagesOf } from './rows.ts';
import type { Source, Table } from './tables.ts';

export type Checksum = { table: string; rows: number; sum: string };

const MODULUS = 2n ** 64n;

/**
 * Shows whether two tables hold the same rows, on either engine: their number, and the sum of their hashes. A sum needs no
 * order, in which the engines differ.
 */
export async function checksumOf(
  source: Source,
  table: Table,
  onRows: (count: number) => void = () => {},
): Promise<Checksum> {
  let rows = 0;
  let sum = 0n;
  for await (const page of pagesOf(source, table)) {
    for (const row of page) sum = (sum + hashOf(table, row)) % MODULUS;
    rows += page.length;
    onRows(page.length);
  }
  return { table: table.name, rows, sum: sum.toString(16).padStart(16, '0') };
}

function hashOf({ columns }: Table, row: Cells): bigint {
  const text = JSON.stringify(columns.map(column => written(row[column] ?? null)));
  return createHash('sha256').update(text).digest().readBigUInt64BE();
}

function written(value: Value): unknown {
  return value instanceof Uint8Array ? { bytes: Buffer.from(value).toString('hex') } : value;
}
