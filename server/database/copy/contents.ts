import { number, text } from '../columns.ts';
import { type Db, type Queries, sql } from '../database.ts';
import { type Checksum, checksumOf } from './checksum.ts';
import { listTables, type Source } from './tables.ts';

/** The table of a backup that says what it must hold. */
const CONTENTS = 'backup_contents';

const CREATE = sql(
  'create-contents',
  `create table ${CONTENTS} (table_name text primary key, rows integer not null, checksum text not null) strict`,
);
const DROP = sql('drop-contents', `drop table if exists ${CONTENTS}`);
const INSERT = sql(
  'insert-contents',
  `insert into ${CONTENTS} (table_name, rows, checksum) values ($1, $2, $3)`,
);
const SELECT = sql(
  'select-contents',
  `select table_name as "table", rows, checksum as sum from ${CONTENTS}`,
  { table: text, rows: number, sum: text },
);
const HAS = sql('has-contents', 'select 1 as found from sqlite_master where name = $1');

/** Counts and hashes every row. */
export async function checksumsOf(
  source: Source,
  { without = [CONTENTS], onRows }: { without?: string[]; onRows?: (count: number) => void } = {},
): Promise<Checksum[]> {
  const sums: Checksum[] = [];
  for (const table of await listTables(source, without)) sums.push(await checksumOf(source, table, onRows));
  return sums;
}

export async function noteContents(backup: Db, sums: readonly Checksum[]): Promise<void> {
  await backup.transaction(async queries => {
    await queries.query(CREATE);
    for (const { table, rows, sum } of sums) await queries.query(INSERT, [table, rows, sum]);
  });
}

export async function forgetContents(queries: Queries): Promise<void> {
  await queries.query(DROP);
}

/** The names of the tables that do not hold what they should; undefined for a copy that says nothing of its contents. */
export async function tablesThatDiffer(backup: Db): Promise<string[] | undefined> {
  if ((await backup.query(HAS, [CONTENTS])).length === 0) return undefined;
  return differing(await backup.query(SELECT), await checksumsOf(backup));
}

/** The names of the tables of which one side has other rows than the other, or which it lacks. */
export function differing(one: readonly Checksum[], other: readonly Checksum[]): string[] {
  const written = ({ table, rows, sum }: Checksum) => `${table} ${rows} ${sum}`;
  const [ones, others] = [new Set(one.map(written)), new Set(other.map(written))];
  const lonely = [
    ...one.filter(sum => !others.has(written(sum))),
    ...other.filter(sum => !ones.has(written(sum))),
  ];
  return [...new Set(lonely.map(({ table }) => table))].sort();
}
