import { v5 as uuidV5 } from 'uuid';
import type { Call, Reply } from '#contract/endpoint.ts';
import {
  type exportHistory,
  type importHistory,
  type listWordAnswers,
  MOST_SHOWN_ANSWERS,
} from '#contract/history.ts';
import type { Language } from '#languages/index.ts';
import { localDay } from '#learning/day.ts';
import { gradeOf } from '#learning/grade.ts';
import type { Answer, Grade } from '#learning/log.ts';
import { decisiveFirst } from '#learning/replay.ts';
import type { Db } from '../database/database.ts';
import { invalidInput } from '../http/errors.ts';
import { answersNotUndone, countingAnswers } from '../word-states/answer-store.ts';
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

/** The answers that say something about the memory; of a word's first day only the one that decides, since whoever reads them knows no kinds. */
function reviewsOf(answers: readonly Answer[]): Page['words'][number]['reviews'] {
  return decisiveFirst(answers).flatMap(answer => {
    const grade = gradeOf(answer);
    return grade === null ? [] : [{ at: answer.answeredAt, grade, milliseconds: answer.milliseconds }];
  });
}

/** What a line of time shows of a word: of each day the answer that counts, the latest days, oldest first. */
export async function answersOf(
  db: Db,
  { userId, zone }: Learner,
  { learn, wordId }: { learn: Language; wordId: string },
): Promise<Reply<typeof listWordAnswers>['data']['answers']> {
  const counting = decisiveFirst(await countingAnswers(db, userId, learn, [wordId]));
  const byDay = new Map<number, boolean>();
  for (const answer of counting) {
    const grade = gradeOf(answer);
    const day = answer.day ?? localDay(answer.answeredAt, zone);
    if (grade !== null && !byDay.has(day)) byDay.set(day, grade > 1);
  }
  return Array.from(byDay, ([day, isRight]) => ({ day, isRight })).slice(-MOST_SHOWN_ANSWERS);
}

/** An answer that was given in another program. */
type Review = { at: number; grade: Grade; milliseconds: number };

type Whose = Pick<Answer, 'wordId' | 'learn'> & {
  zone: string;
  /** The same review has the same id however often it comes. */
  idOf: (review: Review) => string;
};

/**
 * Reviews of a word as the log keeps them: flashcards of their day, of each day the first, since later ones are practice. They
 * are never stale: late answers of our own pages may contradict what was learned since, but a whole history comes before it.
 */
function takeOver(reviews: readonly Review[], { wordId, learn, zone, idOf }: Whose): Answer[] {
  const firstOfDay = new Map<number, Review>();
  for (const review of [...reviews].sort((one, other) => one.at - other.at)) {
    const day = localDay(review.at, zone);
    if (!firstOfDay.has(day)) firstOfDay.set(day, review);
  }
  return [...firstOfDay].map(([day, review]) => ({
    ...{ id: idOf(review), wordId, learn, testType: 'flashcards', correct: review.grade > 1 },
    ...{ milliseconds: review.milliseconds, options: 0, chosenId: null, answeredAt: review.at },
    ...{ grade: review.grade, day, practice: false, stale: false },
  }));
}
