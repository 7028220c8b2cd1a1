import { inChunks, placeholders } from '../database/chunks.ts';
import { text } from '../database/columns.ts';
import { type Queries, sql, valuesList } from '../database/database.ts';

/** Records what a person takes back and returns the ids that were not taken back before. */
export async function insertUndone(
  queries: Queries,
  userId: string,
  ids: readonly string[],
  now: number,
): Promise<string[]> {
  const inserted: string[] = [];
  for (const chunk of inChunks([...new Set(ids)])) {
    const statement = sql(
      `insert-undone-${chunk.length}`,
      `insert into undone (user_id, id, undone_at) values ${valuesList(chunk.length, 3)}
       on conflict (user_id, id) do nothing returning id`,
      { id: text },
    );
    const rows = await queries.query(
      statement,
      chunk.flatMap(id => [userId, id, now]),
    );
    inserted.push(...rows.map(({ id }) => id));
  }
  return inserted;
}

/** Those of the ids that were taken back, even before they came. */
export async function findUndone(
  queries: Queries,
  userId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const found = new Set<string>();
  for (const chunk of inChunks(ids)) {
    const statement = sql(
      `select-undone-${chunk.length}`,
      `select id from undone where user_id = $1 and id in (${placeholders(chunk.length, 2)})`,
      { id: text },
    );
    for (const { id } of await queries.query(statement, [userId, ...chunk])) found.add(id);
  }
  return found;
}
