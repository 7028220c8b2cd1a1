import type { ExerciseKind, RoundLength } from '#contract/exercises.ts';
import type { AskedWord } from '#contract/trainers.ts';
import type { Language } from '#languages/index.ts';

/** A word of a round as the server sends it, with what its device knows besides. */
export type RoundWord = AskedWord & {
  /** False where the device has no sound of it: nothing is asked by ear. */
  hasSound?: boolean;
  /** Other words of the learning language that mean the same, by our own rows. */
  synonyms?: readonly string[];
  /** Of a word that is read whole, for its letters: ids of letters of the round that have to be met before. Nothing is logged of it. */
  needs?: readonly string[];
};

export type RoundWishes = {
  length: RoundLength;
  /** The kinds that the person wants. Where none of them can ask a word, any other does. */
  kinds: readonly ExerciseKind[];
  canListen: boolean;
  canType: boolean;
  learn: Language;
};

/** A step of the course: a word is met, or asked. */
export type Step = {
  /** Its place in the course, from 0. */
  number: number;
  /** Which stroke of the course it lights, from 0; a return lights that of the step that was missed. */
  stroke: number;
  /** Five for match, one for everything else. */
  wordIds: readonly string[];
  kind: 'meet' | ExerciseKind;
  /** The word comes back because it was missed: for the first or the second time. */
  return?: 1 | 2;
  /** The kind it stands in for, while its learner cannot listen or cannot type. */
  insteadOf?: ExerciseKind;
};

/** True for words that are met in this round. */
export const isFresh = (word: RoundWord) => word.why === 'new';

/** True for words that a lesson in letters has read, which are neither met nor repeated in it. */
export const isReading = ({ needs }: Pick<RoundWord, 'needs'>) => needs !== undefined;
