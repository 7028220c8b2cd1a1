/**
 * How a round asks: choose the meaning, choose the word, choose the meaning of what is heard, fill the gap of a sentence, write the
 * word, build a sentence from tiles, match five pairs, turn a card and grade oneself.
 */
export const EXERCISE_KINDS = [
  'meaning',
  'word',
  'listen',
  'gap',
  'type',
  'build',
  'match',
  'flashcard',
] as const;
export type ExerciseKind = (typeof EXERCISE_KINDS)[number];

/** The lengths of a round that a person can choose, in exercises. */
export const ROUND_LENGTHS = [5, 10, 20] as const;
export type RoundLength = (typeof ROUND_LENGTHS)[number];

/** A round has fewer steps than this, returns included; what claims more is refused. */
export const MOST_STEPS = 60;

/** How many answers a person can want to give in a day, and the usual goal: a round of the usual length and a little more. */
export const DAY_GOALS = [10, 20, 40] as const;
export type DayGoal = (typeof DAY_GOALS)[number];
export const USUAL_DAY_GOAL: DayGoal = 20;

/** The words that a device may name as met already, or as due: what a guest of thirty days can gather. */
export const MOST_NAMED = 300;
