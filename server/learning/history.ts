import { v5 as uuidV5 } from 'uuid';
import type { Call, Reply } from '#contract/endpoint.ts';
import type { exportHistory, importHistory } from '#contract/history.ts';
import type { Language } from '#languages/index.ts';
import { gradeOf } from '#learning/grade.ts';
import { type Answer, compareIds } from '#learning/log.ts';
import { type Review, takeOver } from '#learning/take-over.ts';
import type { Db } from '../database/database.ts';
import { invalidInput } from '../http/errors.ts';
import { answersNotUndone } from '../word-states/answer-store.ts';
import { appendReviews } from '../word-states/changes.ts';
import { type Learner, lockLearner } from '../word-states/learner-store.ts';
import { readStates } from '../word-states/state-store.ts';

/** Of our own making: ids of reviews follow from it and from what they say. */
const REVIEWS = '6f0c6f52-6f1b-4c47-9d0e-2a1f5d0c9b1e';
const CLOCK_TOLERANCE_MS = 5 * 60_000;
const PAGE = 200;

/** Appends a history to the log and returns how many rows were new. */
export function saveHistoryOf(
  db: Db,
  userId: string,
  { learn, words }: Call<typeof importHistory>['body'],
  now: number,
): Promise<number> {
  const isAhead = words.some(({ reviews }) => reviews.some(({ at }) => at > now + CLOCK_TOLERANCE_MS));
  if (isAhead) throw invalidInput({ at: ['A review may not be in the future'] });
  return db.transaction(async queries => {
    const learner = await lockLearner(queries, userId);
    const answers = words.flatMap(({ wordId, reviews }) => {
      const idOf = ({ at }: Review) => uuidV5(`${learn} ${wordId} ${at}`, REVIEWS);
      return takeOver(reviews as Review[], { wordId, learn, zone: learner.zone, idOf });
    });
    return appendReviews(queries, learner, { learn, answers }, now);
  });
}

type Page = Reply<typeof exportHistory>['data'];

/** A page of what is known of words, in the order of ids. */
export async function historyPage(
  db: Db,
  { userId }: Learner,
  { learn, wordIds }: { learn: Language; wordIds: readonly string[] },
): Promise<Page> {
  const ids = wordIds.slice(0, PAGE);
  const states = await readStates(db, userId, learn, ids);
  const reviews = new Map<string, Answer[]>();
  for (const answer of await answersNotUndone(db, userId, learn, ids)) {
    reviews.set(answer.wordId, [...(reviews.get(answer.wordId) ?? []), answer]);
  }
  const words = ids.flatMap(wordId => {
    const memory = states.get(wordId);
    return memory === undefined ? [] : [{ wordId, memory, reviews: reviewsOf(reviews.get(wordId) ?? []) }];
  });
  return { words, next: wordIds.length > PAGE ? (ids.at(-1) ?? null) : null };
}

/** The answers that say something about the memory. */
function reviewsOf(answers: readonly Answer[]): Page['words'][number]['reviews'] {
  return [...answers]
    .sort((one, other) => one.answeredAt - other.answeredAt || compareIds(one, other))
    .flatMap(answer => {
      const grade = gradeOf(answer);
      return grade === null ? [] : [{ at: answer.answeredAt, grade, milliseconds: answer.milliseconds }];
    });
}
