import type { ExerciseKind } from '#contract/exercises.ts';
import type { Memory } from './memory.ts';
import type { Random } from './random.ts';

/** Ways of asking that differ in what they cost and teach: a choice among written words, a pair of match, and the others. */
export type Exercise = 'choice' | 'pair' | 'gap' | 'listen' | 'build' | 'type' | 'flashcard';
export type Trainer = Extract<Exercise, 'choice' | 'flashcard'>;

/** `trainer` is left out where the session decides, `isNear` says that the decoys resemble the word. */
export type Question = { word: number; trainer?: Trainer; isNear?: boolean };

/** One answer as the product's log has it. Grades are 1 to 4, Again to Easy, and only flashcards have them. */
export type Logged = {
  word: number;
  day: number;
  trainer: Trainer;
  right: boolean;
  grade?: 1 | 2 | 3 | 4;
  milliseconds: number;
};

type Queue = {
  /** How many words are due and not yet asked. */
  due(day: number): number;
};

/** What decides which words come next; it sees the log and nothing else. */
export type PacketPolicy = Queue & {
  /** The next questions, at most 20; none when there is nothing more to do today. */
  packet(day: number): Question[];
  /** Called for the first answer to a word in a day; later ones are practice. */
  record(answer: Logged): void;
  /** The learner says "I know this", and the word is never asked again. */
  markKnown?(word: number, day: number): void;
};

/** A day, and the seconds of study in it so far. */
export type Moment = { day: number; spent: number };

/** A step of a round that waits for its learner. */
export type OpenStep = {
  kind: 'meet' | ExerciseKind;
  /** Several for match, one for everything else. */
  words: number[];
  /** The word comes back because it was missed. */
  isReturn: boolean;
  isNear: boolean;
  /** A word that is met comes with a sentence. */
  hasSentence: boolean;
};

/** A round under way. */
export type Course = {
  /** Undefined at the end. */
  open(): OpenStep | undefined;
  met(at: Moment): void;
  knownAlready(at: Moment): void;
  /** `word` is the open one, or the one of a pair. */
  answer(word: number, tried: { right: boolean; grade?: 1 | 2 | 3 | 4 }, at: Moment): void;
};

/** What leads through whole rounds: it orders and times the exercises, too. */
export type RoundPolicy = Queue & {
  /** Undefined when there is nothing more to do today. */
  round(at: Moment): Course | undefined;
};

export type Policy = PacketPolicy | RoundPolicy;

/** `memory` is for the oracle alone. */
export type PolicySetting = { words: number; days: number; random: Random; memory: Memory };

export type Rival<Kind extends Policy = Policy> = {
  name: string;
  session: Session;
  start(setting: PolicySetting): Kind;
};

/** How a sitting goes besides the choice of words. */
export type Session = {
  name: string;
  flashcardShare: number;
  /** New words that are known already are said to be so and left out. */
  skipsKnown: boolean;
  /** A missed word comes again in the same sitting until it is right, at most three times. */
  drills: boolean;
};

export const plainSession: Session = {
  name: 'plain',
  flashcardShare: 1 / 3,
  skipsKnown: false,
  drills: true,
};
export const ownSession: Session = { name: 'own', flashcardShare: 1 / 5, skipsKnown: true, drills: false };
/** The round decides the exercises itself. */
export const roundSession: Session = { name: 'round', flashcardShare: 0, skipsKnown: true, drills: false };

export const PACKET = 20;
