import type { Memory } from './memory.ts';
import type { Random } from './random.ts';

export type Trainer = 'choice' | 'flashcard';

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

/** What decides which words come next; it sees the log and nothing else. */
export type Policy = {
  /** The next questions, at most 20; none when there is nothing more to do today. */
  packet(day: number): Question[];
  /** Called for the first answer to a word in a day; later ones are practice. */
  record(answer: Logged): void;
  /** The learner says "I know this", and the word is never asked again. */
  markKnown?(word: number, day: number): void;
  /** How many words are due and not yet asked. */
  due(day: number): number;
};

/** `memory` is for the oracle alone. */
export type PolicySetting = { words: number; days: number; random: Random; memory: Memory };

export type Rival = { name: string; session: Session; start(setting: PolicySetting): Policy };

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

export const PACKET = 20;
