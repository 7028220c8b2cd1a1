import type { Language } from '#languages/index.ts';
import { inChunks, placeholders } from '../database/chunks.ts';
import { number, orNull, text } from '../database/columns.ts';
import { type Queries, sql, sqlOne } from '../database/database.ts';

/** Nobody makes so many mistakes with a few words; of a program that does, only some are counted. */
const MOST_COUNTED = 5_000;

type Whose = { userId: string; learn: Language };

const selectKnownMarks = sqlOne(
  'select-known-marks',
  `select string_agg(word_id || ' ' || marked_at, ',') as marks from (
     select word_id, max(marked_at) as marked_at from marks
     where user_id = $1 and learn = $2 and mark = 'known'
       and not exists (select 1 from undone where undone.user_id = $1 and undone.id = marks.id)
     group by word_id
   ) as latest`,
  { marks: orNull(text) },
);
/** When the words that somebody says to know were marked so, in milliseconds since 1970. */
export async function listKnownMarks(
  queries: Queries,
  { userId, learn }: Whose,
): Promise<Map<string, number>> {
  const [row] = await queries.query(selectKnownMarks, [userId, learn]);
  const marks = (row?.marks?.split(',') ?? []).map(mark => mark.split(' '));
  return new Map(marks.map(([wordId = '', at]) => [wordId, Number(at)]));
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
      `select word_id, chosen_id, count(*) as times from (
         select word_id, chosen_id from answers
         where user_id = $1 and learn = $2 and correct = 0 and chosen_id is not null and chosen_id <> word_id
           and word_id in (${placeholders(chunk.length, 3)})
           and not exists (select 1 from undone where undone.user_id = $1 and undone.id = answers.id)
         limit ${MOST_COUNTED}
       ) as mistaken
       group by word_id, chosen_id order by times desc, chosen_id`,
      { word_id: text, chosen_id: text, times: number },
    );
    found.push(...(await queries.query(statement, [userId, learn, ...chunk])));
  }
  return found;
}
