import { EARLIEST_REVIEW, MOST_HISTORIES, MOST_REVIEWS } from '#contract/bounds.ts';
import type { Call } from '#contract/endpoint.ts';
import type { importHistory } from '#contract/history.ts';
import type { Review } from './deck/deck.ts';
import type { WordRow } from './deck/rows.ts';

export type Histories = Call<typeof importHistory>['body']['words'];

/** Some 60 bytes each: far within a body of 512 kB. */
const MOST_REVIEWS_IN_CALL = 4000;

/** What another program knew of words, in calls that the contract takes; what has an impossible date is left out. */
export function historiesOf(kept: readonly { row: WordRow; id: string }[], now: number): Histories[] {
  const calls: Histories[] = [];
  let inCall = 0;
  for (const { row, id } of kept) {
    const reviews = (row.history?.reviews ?? [])
      .filter(review => isPossible(review, now))
      .slice(-MOST_REVIEWS);
    if (id === '' || reviews.length === 0) continue;
    const call = calls.at(-1);
    if (!call || call.length === MOST_HISTORIES || inCall + reviews.length > MOST_REVIEWS_IN_CALL) {
      calls.push([{ wordId: id, reviews }]);
      inCall = reviews.length;
    } else {
      call.push({ wordId: id, reviews });
      inCall += reviews.length;
    }
  }
  return calls;
}

function isPossible({ at }: Review, now: number): boolean {
  return Number.isInteger(at) && at >= EARLIEST_REVIEW && at <= now;
}
