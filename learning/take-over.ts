import { localDay } from './day.ts';
import type { Answer, Grade } from './log.ts';

/** An answer that was given in another program. */
export type Review = { at: number; grade: Grade; milliseconds: number };

type Whose = Pick<Answer, 'wordId' | 'learn'> & {
  zone: string;
  /** The same review has the same id however often it comes. */
  idOf: (review: Review) => string;
};

/**
 * Reviews of a word as the log keeps them: flashcards of their day, of each day the first, since later ones are practice. They are
 * never stale: what came late from our own pages may contradict what was learned since, a whole history comes before it.
 */
export function takeOver(reviews: readonly Review[], { wordId, learn, zone, idOf }: Whose): Answer[] {
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
