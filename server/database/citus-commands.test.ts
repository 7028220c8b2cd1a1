import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { startPostgres } from '../../scripts/postgres.mjs';
import { packageRoot } from '../process/package-root.ts';
import { text } from './columns.ts';
import { listTables } from './copy/tables.ts';
import { sql } from './database.ts';
import { openDatabase } from './open.ts';

/**
 * Citus is not installed here: a function with the parameters of its own notes what the commands of docs/scaling.md ask for. What Citus asks of
 * such tables is looked up then (its manual, "Creating and Modifying Distributed Tables"): unique keys hold the column that a table is spread
 * by, and foreign keys lead from that column to that of a table beside it.
 */
const STAND_IN = [
  `create table spread (name text, spread_by text, beside text)`,
  `create function create_distributed_table(table_name regclass, distribution_column text, distribution_type text default 'hash',
     colocate_with text default 'default', shard_count int default null) returns void language sql as
     $$ insert into spread values (table_name::text, distribution_column, colocate_with) $$`,
];
const SPREAD = sql('test-spread', 'select name, spread_by, beside from spread order by name', {
  name: text,
  spread_by: text,
  beside: text,
});
const UNIQUE_WITHOUT = sql(
  'test-unique',
  `select indexrelid::regclass::text as name from pg_index join spread on indrelid = name::regclass
   where indisunique and not exists (select 1 from pg_attribute
     where attrelid = indrelid and attname = spread_by and attnum = any (indkey::smallint[]))`,
);
const FOREIGN = sql(
  'test-foreign',
  `select conrelid::regclass::text || ' (' || pg_get_constraintdef(pg_constraint.oid) || ')' as name from pg_constraint
   join spread on conrelid = name::regclass where contype = 'f' and not (
     confrelid = 'users'::regclass and beside = 'users' and pg_get_constraintdef(pg_constraint.oid) like
       'FOREIGN KEY (' || spread_by || ') REFERENCES users(id)%')`,
);

const postgres = await startPostgres();
afterAll(() => {
  if (postgres.url === undefined)
    process.stderr.write(`The commands for Citus were not tried: ${postgres.reason}.\n`);
  else postgres.stop();
});

test.skipIf(postgres.url === undefined)(
  'the commands for Citus are SQL, name every table of people with its column, and these have keys that Citus takes',
  async () => {
    const page = readFileSync(join(packageRoot, 'docs/scaling.md'), 'utf8');
    const [, commands = ''] = /^```sql\n([^`]*create_distributed_table[^`]*)```$/m.exec(page) ?? [];
    const db = await openDatabase({ databaseUrl: postgres.url ?? '', dataDir: '' });
    onTestFinished(() => db.close());
    const tables = await listTables(db);
    const statements = [...STAND_IN, ...commands.split(/;\s*\n/).filter(command => command.trim() !== '')];
    for (const [index, statement] of statements.entries()) await db.query(sql(`test-${index}`, statement));

    const people = tables.flatMap(({ name, columns }) => {
      if (name === 'users') return [{ name, spread_by: 'id', beside: 'default' }];
      if (name === 'emails') return [{ name, spread_by: 'email_key', beside: 'none' }];
      if (name === 'list_links') return [{ name, spread_by: 'code', beside: 'none' }];
      // Messages are the operator's, with ids of their own; they name whoever is logged in.
      return columns.includes('user_id') && name !== 'contact_messages'
        ? [{ name, spread_by: 'user_id', beside: 'users' }]
        : [];
    });
    const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1);
    expect(await db.query(SPREAD)).toEqual(people.sort(byName));
    expect(await db.query(UNIQUE_WITHOUT)).toEqual([]);
    expect(await db.query(FOREIGN)).toEqual([]);
  },
);
