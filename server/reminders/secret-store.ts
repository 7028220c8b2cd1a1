import { text } from '../database/columns.ts';
import { type Queries, sql, sqlOne } from '../database/database.ts';

const select = sqlOne('select-server-secret', 'select secret from server_secrets where name = $1', {
  secret: text,
});
const insert = sql(
  'insert-server-secret',
  'insert into server_secrets (name, secret) values ($1, $2) on conflict (name) do nothing',
);
const selectAll = sql('select-server-secrets', 'select name, secret from server_secrets order by name', {
  name: text,
  secret: text,
});
const replace = sql(
  'replace-server-secret',
  'update server_secrets set secret = $3 where name = $1 and secret = $2 returning name',
);

export async function findSecret(queries: Queries, name: string): Promise<string | undefined> {
  const [row] = await queries.query(select, [name]);
  return row?.secret;
}

/** Stores a secret unless there is one of that name: of servers that start at once, one makes it. */
export async function storeSecret(queries: Queries, name: string, secret: string): Promise<void> {
  await queries.query(insert, [name, secret]);
}

export function listSecrets(queries: Queries): Promise<{ name: string; secret: string }[]> {
  return queries.query(selectAll);
}

/** Replaces a secret by another form of it; false where it has changed meanwhile. */
export async function replaceSecret(
  queries: Queries,
  name: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  return (await queries.query(replace, [name, from, to])).length > 0;
}
