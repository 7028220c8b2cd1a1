import { EXERCISE_KINDS } from '#contract/exercises.ts';
import { TEST_TYPES } from '#contract/test-types.ts';
import { LANGUAGE_CODES, type Language } from '#languages/index.ts';
import { type Answer, GRADES, type Grade, PRODUCED_KINDS } from '#learning/log.ts';
import { TIMED_KINDS, type Timed } from '#learning/pace.ts';
import { inChunks, placeholders } from '../database/chunks.ts';
import { number, oneOf, orNull, type RowOf, text } from '../database/columns.ts';
import { type Queries, type Statement, sql, type Value, valuesList } from '../database/database.ts';

/** What `answers.grade` says for null, which says nothing; null itself marks rows from before there were grades. */
const SAYS_NOTHING = 0;

const ANSWER = {
  id: text,
  word_id: text,
  learn: oneOf(LANGUAGE_CODES),
  test_type: oneOf(TEST_TYPES),
  correct: number,
  milliseconds: number,
  options: number,
  chosen_id: orNull(text),
  answered_at: number,
  grade: orNull(oneOf<0 | Grade>([SAYS_NOTHING, ...GRADES])),
  // Null in rows from before days were written down.
  day: orNull(number),
  practice: number,
  stale: number,
  kind: orNull(oneOf(EXERCISE_KINDS)),
  round: orNull(text),
  step: orNull(number),
};
const NAMES = Object.keys(ANSWER);
const COLUMNS = NAMES.join(', ');

const names = (kinds: readonly string[]) => kinds.map(kind => `'${kind}'`).join(', ');
const IS_PRODUCED = `kind in (${names(PRODUCED_KINDS)})`;

const selectPace = sql(
  'select-pace',
  `select milliseconds from answers
   where user_id = $1 and learn = $2 and test_type = $3
     and case when kind in (${names(TIMED_KINDS)}) then kind else test_type end = $5 and correct = 1 and answered_at <= $4 and coalesce(grade, 3) <> 0
   order by answered_at desc limit 50`,
  { milliseconds: number },
);

/** Appends rows to the person's log and returns those that were not there. */
export async function insertAnswers(
  queries: Queries,
  userId: string,
  answers: readonly Answer[],
  now: number,
): Promise<Answer[]> {
  const unique = [...new Map(answers.map(answer => [answer.id, answer])).values()];
  const inserted = new Set<string>();
  for (const chunk of inChunks(unique)) {
    const values = chunk.flatMap(answer => [userId, ...valuesOf(answer), now]);
    const rows = await queries.query(insertStatement(chunk.length), values);
    for (const { id } of rows) inserted.add(id);
  }
  return unique.filter(({ id }) => inserted.has(id));
}

/** The rows with these ids, as far as they are the person's. */
export function findAnswers(queries: Queries, userId: string, ids: readonly string[]): Promise<Answer[]> {
  return collect(
    queries,
    ids,
    count =>
      sql(
        `select-answers-${count}`,
        `select ${COLUMNS} from answers where user_id = $1 and id in (${placeholders(count, 2)})`,
        ANSWER,
      ),
    [userId],
  );
}

/** All rows about these words but those that were taken back, in no order. */
export function answersNotUndone(
  queries: Queries,
  userId: string,
  learn: Language,
  wordIds: readonly string[],
): Promise<Answer[]> {
  return collect(
    queries,
    wordIds,
    count =>
      sql(
        `select-standing-answers-${count}`,
        `select ${COLUMNS} from answers
       where user_id = $1 and learn = $2 and word_id in (${placeholders(count, 3)})
         and not exists (select 1 from undone where undone.user_id = $1 and undone.id = answers.id)`,
        ANSWER,
      ),
    [userId, learn],
  );
}

/**
 * The rows about these words that a replay counts, and some of those that it passes over: of each day the first that has a
 * grade and the last that was produced, and all rows from before there were grades. There may be many thousand others, which are
 * not read.
 */
export function countingAnswers(
  queries: Queries,
  userId: string,
  learn: Language,
  wordIds: readonly string[],
): Promise<Answer[]> {
  return collect(
    queries,
    wordIds,
    count =>
      sql(
        `select-counting-answers-${count}`,
        `select ${COLUMNS} from (
           select ${COLUMNS}, rank() over (partition by word_id, coalesce(day, answered_at), grade is null order by answered_at) as place,
             rank() over (partition by word_id, day, ${IS_PRODUCED} order by answered_at desc) as place_from_end
           from answers
           where user_id = $1 and learn = $2 and word_id in (${placeholders(count, 3)})
             and practice = 0 and stale = 0 and coalesce(grade, 1) > ${SAYS_NOTHING}
             and not exists (select 1 from undone where undone.user_id = $1 and undone.id = answers.id)
         ) as standing
         where place = 1 or grade is null or (${IS_PRODUCED} and place_from_end = 1)`,
        ANSWER,
      ),
    [userId, learn],
  );
}

/** When each of these words was answered, also by rows that were taken back. */
export async function answerTimes(
  queries: Queries,
  userId: string,
  learn: Language,
  wordIds: readonly string[],
): Promise<Map<string, Set<number>>> {
  const times = new Map<string, Set<number>>();
  for (const chunk of inChunks(wordIds)) {
    const statement = sql(
      `select-answer-times-${chunk.length}`,
      `select word_id, answered_at from answers
       where user_id = $1 and learn = $2 and word_id in (${placeholders(chunk.length, 3)})`,
      { word_id: text, answered_at: number },
    );
    for (const row of await queries.query(statement, [userId, learn, ...chunk])) {
      const known = times.get(row.word_id);
      if (known === undefined) times.set(row.word_id, new Set([row.answered_at]));
      else known.add(row.answered_at);
    }
  }
  return times;
}

/** How many answers each of these words has on each day, also such as were taken back; from one day to another. */
export async function countByWordAndDay(
  queries: Queries,
  { userId, learn, from, to }: { userId: string; learn: Language; from: number; to: number },
  wordIds: readonly string[],
): Promise<{ wordId: string; day: number; answers: number }[]> {
  const found: { wordId: string; day: number; answers: number }[] = [];
  for (const chunk of inChunks(wordIds)) {
    const statement = sql(
      `count-answers-by-day-${chunk.length}`,
      `select word_id, day, count(*) as answers from answers
       where user_id = $1 and learn = $2 and word_id in (${placeholders(chunk.length, 5)}) and day >= $3 and day <= $4
       group by word_id, day`,
      { word_id: text, day: number, answers: number },
    );
    const rows = await queries.query(statement, [userId, learn, from, to, ...chunk]);
    found.push(...rows.map(({ word_id: wordId, day, answers }) => ({ wordId, day, answers })));
  }
  return found;
}

/** The milliseconds of the last 50 right answers up to a moment that are timed alike, oldest first. */
export async function selectRightAnswers(
  queries: Queries,
  {
    userId,
    learn,
    testType,
    timed,
    until,
  }: { userId: string; learn: Language; testType: Answer['testType']; timed: Timed; until: number },
): Promise<number[]> {
  const rows = await queries.query(selectPace, [userId, learn, testType, until, timed]);
  return rows.map(({ milliseconds }) => milliseconds).reverse();
}

async function collect(
  queries: Queries,
  keys: readonly string[],
  statement: (count: number) => Statement<RowOf<typeof ANSWER>>,
  first: readonly Value[],
): Promise<Answer[]> {
  const found: Answer[] = [];
  for (const chunk of inChunks(keys)) {
    const rows = await queries.query(statement(chunk.length), [...first, ...chunk]);
    found.push(...rows.map(toAnswer));
  }
  return found;
}

function insertStatement(rows: number) {
  return sql(
    `insert-answers-${rows}`,
    `insert into answers (user_id, ${COLUMNS}, received_at) values ${valuesList(rows, NAMES.length + 2)}
     on conflict (user_id, id) do nothing returning id`,
    { id: text },
  );
}

function valuesOf(answer: Answer): Value[] {
  const { id, wordId, learn, testType, correct, milliseconds, options, chosenId, answeredAt } = answer;
  const given = [id, wordId, learn, testType, Number(correct), milliseconds, options, chosenId, answeredAt];
  const {
    grade,
    day = null,
    practice = false,
    stale = false,
    kind = null,
    round = null,
    step = null,
  } = answer;
  return [
    ...given,
    grade === undefined ? null : (grade ?? SAYS_NOTHING),
    day,
    Number(practice),
    Number(stale),
    ...[kind, round, step],
  ];
}

function toAnswer(row: RowOf<typeof ANSWER>): Answer {
  const { id, learn, milliseconds, options, day } = row;
  return {
    ...{ id, learn, milliseconds, options, day },
    wordId: row.word_id,
    testType: row.test_type,
    correct: row.correct === 1,
    chosenId: row.chosen_id,
    answeredAt: row.answered_at,
    practice: row.practice === 1,
    stale: row.stale === 1,
    ...(row.kind !== null && { kind: row.kind }),
    ...(row.round !== null && { round: row.round }),
    ...(row.step !== null && { step: row.step }),
    ...(row.grade !== null && { grade: row.grade === SAYS_NOTHING ? null : row.grade }),
  };
}
