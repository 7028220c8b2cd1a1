import type { Language } from '#languages/index.ts';
import { inChunks, placeholders } from '../database/chunks.ts';
import { type Queries, sql } from '../database/database.ts';

type Whose = { userId: string; learn: Language };

const selectHistory = sql(
  'select-word-history',
  `select first_day, case when state = 'known' then known_day end as known_day, mark, marked_at, count(*) as words from word_states
   left join (
     select word_id as marked_word, max(marked_at) as marked_at from marks
     where user_id = $1 and learn = $2 and mark = 'known'
       and not exists (select 1 from undone where undone.user_id = $1 and undone.id = marks.id)
     group by word_id
   ) as known_marks on marked_word = word_id and mark = 'known'
   where user_id = $1 and learn = $2 and state in ('learning', 'known') group by 1, 2, 3, 4`,
);
const selectHardest = sql(
  'select-hardest-words',
  `select word_id, reps, lapses from word_states where user_id = $1 and learn = $2 and mark = 'none' and lapses > 0
   order by lapses desc, spacing, word_id limit $3`,
);
const selectPlacement = sql(
  'select-latest-placement',
  `select size, low, high, words, placed_at from placements where user_id = $1 and learn = $2
     and not exists (select 1 from undone where undone.user_id = $1 and undone.id = placements.id)
   order by placed_at desc, id desc limit 1`,
);
const insertPlacement = sql(
  'insert-placement',
  `insert into placements (user_id, id, learn, placed_at, size, low, high, words) values ($1, $2, $3, $4, $5, $6, $7, $8)
   on conflict (user_id, id) do nothing`,
);

/** Words that were begun and became known on the same days; `markedAt` when they are known because the person says so. */
export type WordHistory = {
  firstDay: number | null;
  knownDay: number | null;
  markedAt: number | null;
  words: number;
};

export async function listHistories(queries: Queries, { userId, learn }: Whose): Promise<WordHistory[]> {
  const rows = await queries.query<{
    first_day: number | null;
    known_day: number | null;
    marked_at: number | null;
    words: number;
  }>(selectHistory, [userId, learn]);
  return rows.map(({ first_day, known_day, marked_at, words }) => {
    return { firstDay: first_day, knownDay: known_day, markedAt: marked_at, words };
  });
}

export type HardWord = { word_id: string; reps: number; lapses: number };

export function listHardest(queries: Queries, { userId, learn }: Whose, most: number): Promise<HardWord[]> {
  return queries.query<HardWord>(selectHardest, [userId, learn, most]);
}

export type Confusion = { word_id: string; chosen_id: string; times: number };

/** What was chosen instead of these words, most often first. */
export async function listConfusions(
  queries: Queries,
  { userId, learn }: Whose,
  wordIds: readonly string[],
): Promise<Confusion[]> {
  const found: Confusion[] = [];
  for (const chunk of inChunks(wordIds)) {
    const statement = sql(
      `select-confusions-${chunk.length}`,
      `select word_id, chosen_id, count(*) as times from answers
       where user_id = $1 and learn = $2 and correct = 0 and chosen_id is not null and chosen_id <> word_id
         and word_id in (${placeholders(chunk.length, 3)})
         and not exists (select 1 from undone where undone.user_id = $1 and undone.id = answers.id)
       group by word_id, chosen_id order by times desc, chosen_id`,
    );
    found.push(...(await queries.query<Confusion>(statement, [userId, learn, ...chunk])));
  }
  return found;
}

export type Placement = { size: number; low: number; high: number; words: number; placed_at: number };

export async function latestPlacement(
  queries: Queries,
  { userId, learn }: Whose,
): Promise<Placement | undefined> {
  const [row] = await queries.query<Placement>(selectPlacement, [userId, learn]);
  return row;
}

/** Keeps the result of a check once. */
export async function keepPlacement(
  queries: Queries,
  { userId, learn }: Whose,
  { id, size, low, high, words, placed_at }: Placement & { id: string },
): Promise<void> {
  await queries.query(insertPlacement, [userId, id, learn, placed_at, size, low, high, words]);
}

/** How many of these ids are placement checks of the person. */
export async function countPlacements(
  queries: Queries,
  userId: string,
  ids: readonly string[],
): Promise<number> {
  let count = 0;
  for (const chunk of inChunks(ids)) {
    const statement = sql(
      `count-placements-${chunk.length}`,
      `select id from placements where user_id = $1 and id in (${placeholders(chunk.length, 2)})`,
    );
    count += (await queries.query(statement, [userId, ...chunk])).length;
  }
  return count;
}
