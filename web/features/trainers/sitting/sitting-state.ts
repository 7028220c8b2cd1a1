import type { TestType } from '#contract/test-types.ts';
import type { AskedWord, TrainerAnswer } from '#contract/trainers.ts';
import type { PacketOption } from '#contract/words.ts';
import type { Grade } from '#learning/log.ts';

/**
 * What the first try of a question adds to the log; `grade` is the flashcard's button, null where none was pressed. A card that was
 * not graded counts as known when its learner went on without turning it.
 */
export type FirstTry = Omit<TrainerAnswer, 'learn' | 'grade' | 'day' | 'practice'> & {
  grade: Grade | null;
  practice: boolean;
};

/** A word that was passed as learned, and what the dictionary's call wants to know to take that back. */
export type LearnedWord = { wordId: string; restore: boolean };

/** What a sitting has come to. */
export type Score = {
  testType: TestType;
  words: readonly AskedWord[];
  index: number;
  correct: number;
  wrong: number;
  firstTries: readonly FirstTry[];
  learned: readonly LearnedWord[];
  /** The questions before this one, as they were when they came: the way back. */
  past: readonly QuestionStart[];
};

type Question = {
  word: AskedWord;
  /** The word among its decoys; none for a flashcard. */
  options: readonly PacketOption[];
  /** `arriving` has just come and takes no answer, `solved` shows the right answer. */
  stage: 'arriving' | 'open' | 'solved';
  /** Wrong options, in the order they were taken. */
  flaggedIds: readonly string[];
  /** The flashcard is turned. */
  isShown: boolean;
  askedAt: number;
  start: QuestionStart;
};

/** What a question began with, to come back to it: the lists of the score only grow, so their lengths are enough. */
export type QuestionStart = Pick<Score, 'index' | 'correct' | 'wrong'> & {
  tries: number;
  learnedWords: number;
  options: readonly PacketOption[];
};

export type Playing = { phase: 'playing' } & Score & Question;
export type Finished = { phase: 'finished' } & Score;
export type Sitting =
  | { phase: 'loading' }
  | { phase: 'failed'; error: unknown }
  | { phase: 'tooFew' }
  | Playing
  | Finished;

/** `now` in milliseconds since 1970; `random` returns a number from 0 up to but not including 1; `newId` a UUID. */
export type World = { now: number; random: () => number; newId: () => string };
