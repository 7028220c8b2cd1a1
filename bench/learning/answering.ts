import type { Learner } from './learner.ts';
import type { Trainer } from './policy.ts';
import type { Random } from './random.ts';

/**
 * What answering costs and shows. Assumed, in seconds for a person of average pace: a choice question 3 to 8, a flashcard 6
 * to 11, both within what people take in Anki (srs-simulator's defaults: 5.6 to 23 a review, 6.5 to 34 a first look).
 */
export type Teaching = {
  /** How much a recognised word teaches, against 1 for a recalled one. */
  recognition: number;
  /** How much easier recognising among distant decoys is than recalling, in logits; near ones leave `NEAR_PART` of it. */
  ease: number;
};

export type Attempt = { knew: boolean; right: boolean; seconds: number; grade?: 1 | 2 | 3 | 4 };

/** Reading a new word, seeing its picture and hearing it. */
export const INTRODUCTION_SECONDS = 6;
/** Seeing a new word and saying "I know this". */
export const SKIP_SECONDS = 2.5;
const FEEDBACK_SECONDS = 2.5;
const NEAR_PART = 0.3;
const NEAR_SECONDS = 0.7;
/** One answer in a hundred is a slip of finger or attention. */
const SLIP = 0.01;

export type Asked = {
  trainer: Trainer;
  isNear: boolean;
  /** The chance of recalling the word unaided. */
  recall: number;
  learner: Learner;
  teaching: Teaching;
  random: Random;
};

export function attempt(asked: Asked): Attempt {
  return asked.trainer === 'choice' ? choose(asked) : turnCard(asked);
}

/** Right by knowing the word among the options, or by luck. */
function choose({ recall, isNear, learner, teaching, random }: Asked): Attempt {
  const knew = random.next() < recognised(recall, teaching.ease * (isNear ? NEAR_PART : 1)) * (1 - SLIP);
  const right = knew || random.next() < learner.guess;
  const thinking = 2.6 + 3.5 * (1 - recall) + (isNear ? NEAR_SECONDS : 0);
  return { knew, right, seconds: timed(thinking, right, { learner, random }) };
}

/** The learner turns the card and is honest: what was not recalled is "Again", the rest is graded by how easily it came. */
function turnCard({ recall, learner, random }: Asked): Attempt {
  const knew = random.next() < recall * (1 - SLIP);
  return {
    knew,
    right: knew,
    seconds: timed(5.5 + 3 * (1 - recall), knew, { learner, random }),
    grade: knew ? gradeOf(recall, random) : 1,
  };
}

/** Logits of the chance of recall, felt with an error of 1: up to 0 feels hard, from 3 on easy. */
function gradeOf(recall: number, random: Random): 2 | 3 | 4 {
  const felt = logit(recall) + random.normal();
  if (felt < 0) return 2;
  return felt < 3 ? 3 : 4;
}

function timed(
  seconds: number,
  right: boolean,
  { learner, random }: Pick<Asked, 'learner' | 'random'>,
): number {
  const thinking = seconds * Math.exp(0.25 * random.normal());
  return learner.pace * (thinking + (right ? 0 : FEEDBACK_SECONDS));
}

/** The chance of recognising what is recalled with the chance `recall`; what was never met cannot be recognised. */
export function recognised(recall: number, ease: number): number {
  return recall <= 0 ? 0 : 1 / (1 + Math.exp(-logit(recall) - ease));
}

function logit(chance: number): number {
  const within = Math.min(0.9999, Math.max(0.0001, chance));
  return Math.log(within / (1 - within));
}
