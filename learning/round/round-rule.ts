import type { ExerciseKind, RoundLength } from '#contract/exercises.ts';

/** How many words a round takes: new ones, due ones beside them, due ones where nothing is new. */
type Share = { fresh: number; due: number; dueAlone: number };
/** The kinds that take turns from one time to the next, and what asks where none of them can, best first. */
type Rung = { inTurn: readonly ExerciseKind[]; otherwise: readonly ExerciseKind[] };

export type RoundRule = {
  shares: Record<RoundLength, Share>;
  /** So many due words make room for one new word: it has three steps, and they have one. */
  dueForOneFresh: number;
  /** New words are met one after another in groups of at most so many. */
  mostMet: number;
  /** Of this part of a group the last question waits until the next group has been met. */
  laterShare: number;
  /** Steps from the meeting of a word, or a question about it, to the next: what is tried first, and then. */
  spacings: readonly number[];
  /** So many questions of one kind may follow one another. */
  mostInARow: number;
  /** What a new word is asked as after its meeting; the words of a round take these rows in turn. The last one produces the word. */
  fresh: readonly (readonly ExerciseKind[])[];
  /** What a new word is produced as where its row cannot, best first. */
  produced: readonly ExerciseKind[];
  /** By strength (`learning/strength.ts`), from fresh to known. */
  ladder: Record<1 | 2 | 3 | 4, Rung>;
  /** What asks where nothing else can, easiest first. */
  anyhow: readonly ExerciseKind[];
  /** What a missed word comes back as, best first. A new word still has to be produced. */
  easier: Record<ExerciseKind, readonly ExerciseKind[]>;
  easierFresh: Partial<Record<ExerciseKind, readonly ExerciseKind[]>>;
  /** Other questions between a miss and the return, best first. */
  returnAfter: readonly number[];
  mostReturnsOfWord: number;
  mostReturns: number;
  /** So many words are read whole after the letters of a group, and of the last one. */
  readings: { ofGroup: number; ofLast: number };
  /** Rounds of fewer words end without a match. */
  matchFrom: number;
  /** How long "I can't listen now" and "I can't type now" hold, in milliseconds. */
  unableMs: number;
  /** How long a meeting takes with its sound, and how long a verdict is looked at, in seconds. */
  meetSeconds: number;
  verdictSeconds: number;
};

/** A quarter of what lasts for weeks is brought forth without help. */
const STRONG = [
  'type',
  'meaning',
  'word',
  'listen',
  'build',
  'flashcard',
  'word',
  'meaning',
  'listen',
] as const;

/**
 * Every number of a round. The shares, the spacing of three steps, the return after three questions and its two caps are those of the
 * design; the ladder follows from `bench/learning.ts` (decision 0031). That a new word is produced once in its first round follows
 * Karpicke and Roediger (2008): what was recalled stays, what was only recognised does not.
 */
export const ROUND_RULE: RoundRule = {
  shares: {
    5: { fresh: 1, due: 2, dueAlone: 5 },
    10: { fresh: 2, due: 4, dueAlone: 10 },
    20: { fresh: 4, due: 6, dueAlone: 12 },
  },
  dueForOneFresh: 2,
  mostMet: 4,
  laterShare: 0.5,
  spacings: [3, 2],
  mostInARow: 3,
  fresh: [
    ['meaning', 'listen'],
    ['meaning', 'type'],
    ['word', 'listen'],
  ],
  produced: ['listen', 'type', 'build'],
  ladder: {
    1: { inTurn: ['meaning', 'word'], otherwise: ['meaning'] },
    2: { inTurn: ['listen', 'meaning', 'word', 'gap'], otherwise: ['word'] },
    3: { inTurn: STRONG, otherwise: ['word'] },
    4: { inTurn: STRONG, otherwise: ['word'] },
  },
  anyhow: ['meaning', 'word', 'listen', 'gap', 'build', 'type', 'flashcard'],
  easier: {
    meaning: ['meaning'],
    word: ['meaning'],
    listen: ['meaning'],
    gap: ['word', 'listen', 'meaning'],
    type: ['gap', 'word'],
    build: ['gap', 'word'],
    match: ['meaning'],
    flashcard: ['word', 'meaning'],
  },
  easierFresh: { listen: ['listen'], type: ['listen'], build: ['listen'] },
  returnAfter: [3, 4, 2, 5],
  mostReturnsOfWord: 2,
  mostReturns: 4,
  readings: { ofGroup: 1, ofLast: 2 },
  matchFrom: 7,
  unableMs: 3_600_000,
  meetSeconds: 6,
  verdictSeconds: 2,
};
