import { MOST_MARKS } from '#contract/learning.ts';
import type { Language } from '#languages/index.ts';
import { inChunks, placeholders } from '../database/chunks.ts';
import { number, type RowOf, text } from '../database/columns.ts';
import { type Queries, sql } from '../database/database.ts';

type Whose = { userId: string; learn: Language };

/** The ids of the marks of a check begin as its own does and differ in their last twelve digits (`idsFrom` of the page). */
const GROUP_LENGTH = 24;

const PLACEMENT = { id: text, size: number, low: number, high: number, words: number, placed_at: number };
export type Placement = RowOf<typeof PLACEMENT>;

const selectPlacements = sql(
  'select-placements',
  `select id, size, low, high, words, placed_at,
     (select count(*) from (
        select 1 as one from marks
        where marks.user_id = $1 and substr(marks.id, 1, ${GROUP_LENGTH}) = substr(placements.id, 1, ${GROUP_LENGTH})
          and marks.learn = $2
          and not exists (select 1 from undone where undone.user_id = $1 and undone.id = marks.id)
        limit ${MOST_MARKS}
      ) as standing) as marks
   from placements where user_id = $1 and learn = $2
     and not exists (select 1 from undone where undone.user_id = $1 and undone.id = placements.id)
   order by placed_at desc, id desc limit $3`,
  { ...PLACEMENT, marks: number },
);
const insertPlacement = sql(
  'insert-placement',
  `insert into placements (user_id, id, learn, placed_at, size, low, high, words) values ($1, $2, $3, $4, $5, $6, $7, $8)
   on conflict (user_id, id) do nothing`,
);

const selectMarks = sql(
  'select-marks-of-placement',
  `select id from marks where user_id = $1 and substr(id, 1, ${GROUP_LENGTH}) = $2 limit ${MOST_MARKS}`,
  { id: text },
);

/** The latest checks that were not taken back, with the number of their marks that were not. */
export function listPlacements(
  queries: Queries,
  { userId, learn }: Whose,
  most: number,
): Promise<(Placement & { marks: number })[]> {
  return queries.query(selectPlacements, [userId, learn, most]);
}

/** Keeps the result of a check once. */
export async function keepPlacement(
  queries: Queries,
  { userId, learn }: Whose,
  { id, size, low, high, words, placed_at }: Placement,
): Promise<void> {
  await queries.query(insertPlacement, [userId, id, learn, placed_at, size, low, high, words]);
}

/** Those of the ids that are placement checks of the person, taken back or not. */
export async function findPlacements(
  queries: Queries,
  userId: string,
  ids: readonly string[],
): Promise<string[]> {
  const found: string[] = [];
  for (const chunk of inChunks(ids)) {
    const statement = sql(
      `find-placements-${chunk.length}`,
      `select id from placements where user_id = $1 and id in (${placeholders(chunk.length, 2)})`,
      { id: text },
    );
    const rows = await queries.query(statement, [userId, ...chunk]);
    found.push(...rows.map(({ id }) => id));
  }
  return found;
}

/** The ids of all marks that a check made. */
export async function marksOfPlacement(queries: Queries, userId: string, id: string): Promise<string[]> {
  const rows = await queries.query(selectMarks, [userId, id.slice(0, GROUP_LENGTH)]);
  return rows.map(mark => mark.id);
}
