/** What the minutes of a study went to. */
export type Purpose = 'fresh' | 'due' | 'repeated';

/** What one learner has after following one policy. `kept` are sums of chances of recall over words not known before. */
export type Outcome = {
  seconds: number;
  /** The same by purpose: words met that day, first questions to others, and what was asked once more. */
  secondsFor: Record<Purpose, number>;
  kept: number;
  /** After another 30 days without any study. */
  keptLater: number;
  /** The same for writing them. */
  written: number;
  writtenLater: number;
  answers: number;
  met: number;
  /** Words met that were not known before; on the mornings after, the sums of the chances to recall and to write them. */
  tomorrow: { words: number; recalled: number; written: number };
  /** Of questions to words met on an earlier day: how many, the sum of true chances of recall, and how many were right. */
  reviews: number;
  recalled: number;
  right: number;
  /** Words due and not asked when the day's study ended, -1 on days off. */
  leftDue: Int32Array;
};

export function newOutcome(days: number): Outcome {
  return {
    seconds: 0,
    secondsFor: { fresh: 0, due: 0, repeated: 0 },
    kept: 0,
    keptLater: 0,
    written: 0,
    writtenLater: 0,
    answers: 0,
    met: 0,
    tomorrow: { words: 0, recalled: 0, written: 0 },
    reviews: 0,
    recalled: 0,
    right: 0,
    leftDue: new Int32Array(days).fill(-1),
  };
}
