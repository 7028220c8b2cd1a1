import type { Columns } from './columns.ts';

/** Whole numbers are stored as integers, booleans as 0 and 1, times as milliseconds since 1970, ids as text. */
export type Value = string | number | bigint | null | Uint8Array;

export type Row = Record<string, unknown>;

/** A statement with what its rows hold; without columns its cells are of unknown kinds. */
export type Statement<R extends Row = Row> = {
  name: string;
  text: string;
  columns?: Columns<R>;
  /** True of a statement that never finds more than one row: SQLite then takes the first and stops. */
  isOneRow?: true;
};

export type Queries = {
  /**
   * Runs one statement and returns its rows; none when it returns nothing. Rejects with a 503 when the database
   * cannot be reached, with a 422 for text that cannot be stored (U+0000, half a surrogate pair), and for rows that are
   * not as the statement declares them.
   */
  query<R extends Row>(statement: Statement<R>, params?: readonly Value[]): Promise<R[]>;
};

export type Db = Queries & {
  kind: 'sqlite' | 'postgres';
  /**
   * Runs `work` as a whole or, when it throws, not at all. `work` may be called again after a conflict and holds
   * others up: it uses only the queries it is given and waits for nothing else.
   */
  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /** Connections of the pool, where there is one, and how many wait for one. */
  connections?(): { open: number; idle: number; waiting: number };
  close(): Promise<void>;
};

/**
 * A statement that both engines understand: `$1` placeholders, each `$n` used, none within a literal.
 *
 * @param name unique in the program, since engines keep prepared statements by name; say the number of rows in it
 *   where the text depends on that
 * @param columns what each row holds that is read; every row is checked against it
 */
export function sql(name: string, text: string): Statement;
export function sql<R extends Row>(name: string, text: string, columns: Columns<R>): Statement<R>;
export function sql(name: string, text: string, columns?: Columns<Row>): Statement {
  return { name, text, ...(columns && { columns }) };
}

/**
 * `sql` for a statement that finds one row or none: it asks for a primary key, or for sums. Of more rows PostgreSQL would return all
 * and SQLite the first.
 */
export function sqlOne<R extends Row>(name: string, text: string, columns: Columns<R>): Statement<R> {
  return { ...sql(name, text, columns), isOneRow: true };
}

/** `valuesList(2, 3)` is `($1,$2,$3),($4,$5,$6)`. SQLite takes 32,766 placeholders in a statement. */
export function valuesList(rows: number, columns: number): string {
  const row = (start: number) =>
    Array.from({ length: columns }, (_, column) => `$${start + column + 1}`).join(',');
  return Array.from({ length: rows }, (_, index) => `(${row(index * columns)})`).join(',');
}
