import type { RoundLength } from '#contract/exercises.ts';

/** How many words a round of the usual length has. A new word is asked twice and a due one once, so all rounds take 2 to 3 minutes. */
export const SIZES = {
  fresh: 4,
  /** Of somebody who has met nothing: the device keeps what they answer. */
  firstNew: 7,
  due: 6,
  dueWithoutNew: 12,
  dueAfterAbsence: 6,
  /** Words of the same day beside new ones, while nothing is due: seven words make a match, and options that are not always the same four. */
  sameDay: 3,
} as const;
/** After so many days away a round is small and goes well. */
export const ABSENCE_DAYS = 4;
const USUAL_LENGTH = 20;

type Counted = {
  length: RoundLength;
  /** The words of the source that are due, and those that are new. */
  due: number;
  unmet: number;
  /** The new words that the day still has room for. */
  newLeft: number;
  /** Days since the language was last studied; 0 where it never was. */
  daysAway: number;
};

/** How many words a round of a chosen source will repeat and bring new, before it is made: as `chooseRound` will choose them, told by counts alone. */
export function expectedRound({ due, unmet, newLeft, daysAway, length }: Counted): {
  due: number;
  fresh: number;
} {
  const isReturn = due > 0 && daysAway >= ABSENCE_DAYS;
  const fresh = isReturn ? 0 : Math.min(unmet, newLeft, scaled(SIZES.fresh, length));
  const mostDue = isReturn ? SIZES.dueAfterAbsence : fresh > 0 ? SIZES.due : SIZES.dueWithoutNew;
  const asked = Math.min(due, scaled(mostDue, length));
  return { due: asked, fresh: asked + fresh > 0 ? fresh : Math.min(unmet, scaled(SIZES.fresh, length)) };
}

/** So many words of a round of the usual length are so many of one of this length. */
export function scaled(words: number, length: RoundLength): number {
  return Math.ceil((words * length) / USUAL_LENGTH);
}
