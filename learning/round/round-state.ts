import type { ExerciseKind } from '#contract/exercises.ts';
import type { Grade } from '../log.ts';
import type { Answer, OtherWord, Question, Verdict } from './kinds/kind.ts';
import type { RoundWishes, RoundWord, Step } from './round-word.ts';

/** A first answer at a step: a row of the log (`log.ts`). */
export type Try = {
  /** A UUID. */
  id: string;
  wordId: string;
  kind: ExerciseKind;
  /** The number of the step. */
  step: number;
  correct: boolean;
  isAlmost?: true;
  /** The word came back after a miss. */
  return?: 1 | 2;
  /** The option that was taken, or the other word that was written; null where there is none. */
  chosenId: string | null;
  /** How many options were shown; 0 where none were. */
  options: number;
  /** From the question's appearance to the answer. */
  milliseconds: number;
  /** Milliseconds since 1970. */
  answeredAt: number;
  /** The button of a flashcard. */
  grade?: Grade;
};

/** A word that its learner knew already: marked so, and left out of the round. */
export type KnownWord = { wordId: string; markId: string; at: number };

/** What actions change, and undo brings back. */
export type Progress = {
  steps: readonly Step[];
  /** The place of the open step; behind the last one when the round is finished. */
  at: number;
  /** A step to be met or asked is `asking`; `answered` shows the verdict. */
  stage: 'asking' | 'answered' | 'finished';
  /** Null where a word is met, and at the end. */
  question: Question | null;
  /** When the open step appeared, in milliseconds since 1970. */
  askedAt: number;
  /** What the last answer of the open step came to. */
  verdict: Verdict | null;
  /** "Show me" has written the answer: it is to be given once, and counts no more. */
  isShown: boolean;
  wishes: RoundWishes;
  known: readonly KnownWord[];
  /** Until when its learner cannot listen or type, in milliseconds since 1970; null where it can be asked so. */
  noListeningUntil: number | null;
  noTypingUntil: number | null;
};

/** What an action changed, as it was before. Tries only grow, so their number is enough. */
export type Change = Partial<Progress> & { tries: number };

/** A round under way. Nothing in it is ever changed: an action makes another round. */
export type Round = Progress & {
  /** A UUID. */
  id: string;
  words: readonly RoundWord[];
  /** How many strokes the course has; the same from the start to the end. */
  strokes: number;
  tries: readonly Try[];
  /** One for each action that can be taken back, oldest first. */
  past: readonly Change[];
};

export type Action =
  /** The word has been met. */
  | { type: 'met' }
  /** "I know this already", where a word is met: another new word takes its place. */
  | { type: 'knownAlready' }
  | { type: 'answer'; answer: Answer }
  /** "I don't know": missed, without a guess. */
  | { type: 'dontKnow' }
  /** Missed, and the answer has to be given once with it in sight: where something is written or built. */
  | { type: 'showMe' }
  | { type: 'goOn' }
  /** Leaves match out. */
  | { type: 'skip' }
  /** Takes the last of all these back, but for `goOn`, which goes with what came before it. */
  | { type: 'undo' }
  /** For an hour nothing is asked by ear, or in writing; and back. */
  | { type: 'cannotListen' }
  | { type: 'canListen' }
  | { type: 'cannotType' }
  | { type: 'canType' }
  /** The sound of the open question's word does not come: it is read instead, and nothing is said. */
  | { type: 'soundMissing' };

/** What a round asks of the world, so that it is pure itself. */
export type World = {
  /** Milliseconds since 1970. */
  now: number;
  /** From 0 up to but not including 1. */
  random: () => number;
  /** A new UUID. */
  newId: () => string;
  /** What a text means that is another word than the round holds. */
  meansOther?: (text: string) => OtherWord | undefined;
};

/** The open step; undefined when the round is finished. */
export const openStep = ({ steps, at }: Pick<Progress, 'steps' | 'at'>): Step | undefined => steps[at];

/** The word of the open step; undefined for match and at the end. */
export function openWord(round: Round): RoundWord | undefined {
  const step = openStep(round);
  return step === undefined || step.kind === 'match' ? undefined : wordOf(round, step.wordIds[0]);
}

export function wordOf({ words }: Pick<Round, 'words'>, id: string | undefined): RoundWord | undefined {
  return words.find(word => word.id === id);
}
