import type { Language } from '#languages/index.ts';
import { gradeOf } from '#learning/grade.ts';
import type { Answer } from '#learning/log.ts';
import { LONGEST_ANSWER_MS } from '#learning/pace.ts';
import { type Queries, sql } from '../database/database.ts';

const COUNTED = [
  'answers',
  'milliseconds',
  'pressed',
  'pressed_right',
  'recalled',
  'recalled_right',
] as const;
type Counts = Record<(typeof COUNTED)[number], number>;

const addToDay = sql(
  'add-to-study-day',
  `insert into study_days (user_id, learn, day, ${COUNTED.join(', ')}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
   on conflict (user_id, learn, day) do update set
     ${COUNTED.map(column => `${column} = study_days.${column} + excluded.${column}`).join(', ')}`,
);

/** Counts answers of one learning language in their days; with `sign` -1 takes them out again. */
export async function countAnswers(
  queries: Queries,
  userId: string,
  learn: Language,
  answers: readonly Answer[],
  sign: 1 | -1,
): Promise<void> {
  const days = new Map<number, Counts>();
  for (const answer of answers) {
    // Rows from before there were days may have none, and were counted in none.
    if (answer.day != null) days.set(answer.day, sumOf(days.get(answer.day), countsOf(answer)));
  }
  for (const [day, counts] of days) {
    await queries.query(addToDay, [userId, learn, day, ...COUNTED.map(column => sign * counts[column])]);
  }
}

function countsOf(answer: Answer): Counts {
  const isGraded = gradeOf(answer) !== null;
  const isRecalled = answer.testType === 'flashcards';
  const [pressed, recalled] = [Number(isGraded && !isRecalled), Number(isGraded && isRecalled)];
  const right = Number(answer.correct);
  return {
    answers: 1,
    milliseconds: Math.min(answer.milliseconds, LONGEST_ANSWER_MS),
    ...{ pressed, recalled, pressed_right: pressed * right, recalled_right: recalled * right },
  };
}

function sumOf(one: Counts | undefined, other: Counts): Counts {
  if (one === undefined) return other;
  return Object.fromEntries(COUNTED.map(column => [column, one[column] + other[column]])) as Counts;
}
