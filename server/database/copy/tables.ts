import { number, type RowOf, text } from '../columns.ts';
import { type Db, type Queries, sql } from '../database.ts';

/** What rows are read from: a whole database, or one transaction of it that sees a single moment. */
export type Source = Queries & Pick<Db, 'kind'>;

/** A table as it is copied: its columns in the order of the alphabet, and those of its primary key in their own. */
export type Table = { name: string; columns: string[]; key: string[] };

const COLUMN = { table_name: text, column_name: text, place: number };

const SQLITE_COLUMNS = sql(
  'columns-of-sqlite',
  `select tables.name as table_name, columns.name as column_name, columns.pk as place
   from sqlite_master as tables join pragma_table_info(tables.name) as columns
   where tables.type = 'table' and tables.name not like 'sqlite\\_%' escape '\\'`,
  COLUMN,
);
const POSTGRES_COLUMNS = sql(
  'columns-of-postgres',
  `select tables.relname as table_name, columns.attname as column_name,
     coalesce(array_position(keys.conkey, columns.attnum), 0) as place
   from pg_class as tables
   join pg_attribute as columns on columns.attrelid = tables.oid and columns.attnum > 0 and not columns.attisdropped
   left join pg_constraint as keys on keys.conrelid = tables.oid and keys.contype = 'p'
   where tables.relkind in ('r', 'p') and tables.relnamespace = to_regnamespace(current_schema())::oid`,
  COLUMN,
);

/** The tables that other rows refer to come first. */
const FIRST = 'users';

/** All tables of a database but the given ones. */
export async function listTables(source: Source, without: readonly string[] = []): Promise<Table[]> {
  const columns = await source.query(source.kind === 'sqlite' ? SQLITE_COLUMNS : POSTGRES_COLUMNS);
  const names = [...new Set(columns.map(column => column.table_name))].filter(
    name => !without.includes(name),
  );
  return names
    .sort((one, other) => Number(other === FIRST) - Number(one === FIRST) || (one < other ? -1 : 1))
    .map(name => tableOf(name, columns));
}

function tableOf(name: string, all: RowOf<typeof COLUMN>[]): Table {
  const columns = all.filter(column => column.table_name === name);
  const key = columns.filter(column => column.place > 0).sort((one, other) => one.place - other.place);
  if (key.length === 0) throw new Error(`The table ${name} has no primary key and cannot be copied`);
  return {
    name,
    columns: columns.map(column => column.column_name).sort(),
    key: key.map(column => column.column_name),
  };
}
