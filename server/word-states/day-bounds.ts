import type { Language } from '#languages/index.ts';
import { type Answer, standing } from '#learning/log.ts';
import type { Queries } from '../database/database.ts';
import { countByWordAndDay, findAnswers } from './answer-store.ts';

/**
 * So many answers of one word are kept of a day: more than anybody gives, and only the first that says something about the memory counts.
 * An undo reads all rows of its word, so a program that answers one word for weeks would make it slow.
 */
export const MOST_OF_A_WORD_A_DAY = 100;
/** Of days long gone, of which there are thousands: reviews of other programs, and answers too late to count. */
export const MOST_OF_AN_OLD_DAY = 2;

/** Those of the answers, in the order in which they are given, for which their days have room; what is stored already may be left out. */
export async function withinDays(
  queries: Queries,
  userId: string,
  learn: Language,
  answers: readonly Answer[],
  mostOfADay = MOST_OF_A_WORD_A_DAY,
): Promise<Answer[]> {
  if (answers.length === 0) return [];
  const days = answers.map(dayOf);
  // One after the other: a history of years has more than a call takes arguments.
  const [from, to] = days.reduce(
    ([least, most], day) => [Math.min(least, day), Math.max(most, day)] as const,
    [days[0] ?? 0, days[0] ?? 0] as const,
  );
  const wordIds = [...new Set(answers.map(({ wordId }) => wordId))];
  const counts = new Map<string, number>();
  for (const { wordId, day, answers: count } of await countByWordAndDay(
    queries,
    { userId, learn, from, to },
    wordIds,
  ))
    counts.set(`${wordId} ${day}`, count);
  const allowed = fitting(answers, counts, mostOfADay);
  if (allowed.length === answers.length) return allowed;
  // What is sent again has its room already, and must not take that of what is new.
  const ids = answers.map(({ id }) => id);
  return fitting(standing(answers, await findAnswers(queries, userId, ids)), counts, mostOfADay);
}

function fitting(
  answers: readonly Answer[],
  stored: ReadonlyMap<string, number>,
  mostOfADay: number,
): Answer[] {
  const counts = new Map(stored);
  return answers.filter(answer => {
    const key = `${answer.wordId} ${dayOf(answer)}`;
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return count < (answer.stale ? MOST_OF_AN_OLD_DAY : mostOfADay);
  });
}

/** Every answer has its day once it has arrived. */
const dayOf = ({ day }: Answer) => day ?? 0;
