import { number, text } from '../../database/columns.ts';
import { listTables, type Table } from '../../database/copy/tables.ts';
import { type Db, type Queries, type Row, sql, type Value } from '../../database/database.ts';

/** Rows that are read, or deleted in one transaction, at a time. */
const PAGE = 1000;

/** The account itself, and its e-mail: they go first, by keys of their own. */
const ACCOUNT = 'users';
const APART = ['emails', 'deletions'];

const selectAccount = sql('export-account', 'select * from users where id = $1');
const insertDeletion = sql(
  'insert-deletion',
  'insert into deletions (user_id, requested_at) values ($1, $2) on conflict (user_id) do nothing',
);
const selectDeletions = sql(
  'select-deletions',
  'select user_id, requested_at from deletions order by requested_at, user_id',
  { user_id: text, requested_at: number },
);
const deleteDeletion = sql('delete-deletion', 'delete from deletions where user_id = $1');

/** Every table with rows of people. The list comes from the database itself, so no table can be forgotten. */
export async function personalTables(db: Db): Promise<Table[]> {
  const tables = await listTables(db);
  return tables.filter(({ name, columns }) => columns.includes('user_id') && !APART.includes(name));
}

/** All that is kept of a person, a page of rows at a time, by the name of its table. */
export async function* rowsOfPerson(db: Db, userId: string): AsyncGenerator<{ table: string; rows: Row[] }> {
  yield { table: ACCOUNT, rows: await db.query(selectAccount, [userId]) };
  for (const table of await personalTables(db)) yield* pagesOfPerson(db, table, userId);
}

/** Notes that everything of a person is to go. It then goes even if this server ends meanwhile. */
export async function noteDeletion(queries: Queries, userId: string, now: number): Promise<void> {
  await queries.query(insertDeletion, [userId, now]);
}

export async function listDeletions(db: Db): Promise<{ userId: string; requestedAt: number }[]> {
  const rows = await db.query(selectDeletions);
  return rows.map(row => ({ userId: row.user_id, requestedAt: row.requested_at }));
}

/** Deletes all rows of a person, some at a time: nobody else waits long. */
export async function removeRows(db: Db, userId: string): Promise<void> {
  for (const table of await personalTables(db)) await removeFrom(db, table, userId);
}

export async function forgetDeletion(db: Db, userId: string): Promise<void> {
  await db.query(deleteDeletion, [userId]);
}

async function* pagesOfPerson(db: Db, { name, columns, key }: Table, userId: string) {
  const rest = key.filter(column => column !== 'user_id');
  const order = rest.join(', ') || 'user_id';
  for (let last: Value[] | undefined; ; ) {
    const beyond = last ? `and (${order}) > (${last.map((_, place) => `$${place + 2}`).join(', ')})` : '';
    const statement = sql(
      `export-${name}-${last ? 'next' : 'first'}`,
      `select ${columns.join(', ')} from ${name} where user_id = $1 ${beyond} order by ${order} limit ${PAGE}`,
    );
    const rows: Row[] = await db.query(statement, [userId, ...(last ?? [])]);
    yield { table: name, rows };
    if (rows.length < PAGE || rest.length === 0) return;
    last = rest.map(column => rows.at(-1)?.[column] as Value);
  }
}

async function removeFrom(db: Db, { name, key }: Table, userId: string): Promise<void> {
  const columns = key.join(', ');
  const statement = sql(
    `remove-${name}`,
    `delete from ${name} where user_id = $1 and (${columns}) in
       (select ${columns} from ${name} where user_id = $1 limit ${PAGE}) returning 1 as gone`,
  );
  while ((await db.query(statement, [userId])).length === PAGE);
}
