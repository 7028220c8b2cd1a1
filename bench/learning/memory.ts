import type { Learner } from './learner.ts';

/**
 * What a learner's head does with words, which no scheduler but the oracle may see. Words are numbers from 0; times are days
 * since the start, whose fraction is the time within the day's sitting.
 */
export type Memory = {
  /** The chance of recalling the word unaided, 0 for a word never met. */
  recall(word: number, time: number): number;
  /** Meets the word: `weight` 1 is a recall in full, 0.6 a recognition; `knew` says whether it was remembered. */
  practise(word: number, time: number, weight: number, knew: boolean): void;
};

export type MemoryModel = { name: string; of(learner: Learner): Memory };

/**
 * Being shown the right answer after a miss teaches this part of having known it. Feedback turns a failed attempt into
 * study (Kornell, Hays and Bjork 2009), and study teaches less than recall (Roediger and Karpicke 2006); the size is assumed.
 */
export const FEEDBACK = 0.6;
