import type { Learner } from './learner.ts';
import type { Exercise } from './policy.ts';
import type { Random } from './random.ts';

/** What answering costs and shows. */
export type Teaching = {
  /** How much a recognised word teaches, against 1 for a recalled one. */
  recognition: number;
  /** How much easier recognising among distant decoys is than recalling, in logits; near ones leave `NEAR_PART` of it. */
  ease: number;
  /**
   * How much harder writing a word from its meaning is than recalling what it means, in logits. That it is the hardest of four ways
   * of knowing a word is found by Laufer and Goldstein, Language Learning 54 (2004); the size is assumed.
   */
  writing: number;
};

export type Attempt = { knew: boolean; right: boolean; seconds: number; grade?: 1 | 2 | 3 | 4 };

/** Reading a new word, seeing its picture and hearing it. */
export const INTRODUCTION_SECONDS = 6;
/** Reading a sentence of five words: twice the 0.25 s a word of fluent readers (Brysbaert, Journal of Memory and Language 109, 2019). */
export const SENTENCE_SECONDS = 2.5;
/** Seeing a new word and saying "I know this". */
export const SKIP_SECONDS = 2.5;
const FEEDBACK_SECONDS = 2.5;
/** Writing or laying once more what was shown. */
const COPYING_SECONDS = 3;
const NEAR_PART = 0.3;
const NEAR_SECONDS = 0.7;
/** One answer in a hundred is a slip of finger or attention. */
const SLIP = 0.01;

/**
 * An exercise takes `seconds`, and `searching` more the less the word is recalled. `production` runs from picking the word out, 0,
 * to bringing it forth without help, 1: it takes the ease of recognising away, and gives back what recognising teaches less.
 */
type Demand = { seconds: number; searching: number; production: number };

/**
 * Assumed, for a person of average pace: a choice takes 3 to 8 s and a flashcard 6 to 11, both within what people take in Anki
 * (srs-simulator's defaults: 5.6 to 23 a review, 6.5 to 34 a first look). A word that is recalled by three in four takes 5 s by
 * ear (one for the sound), 6 in a gap (a sentence to read), 7 to type (six signs at the 36 words a minute of people on phones, Palin
 * and others, MobileHCI 2019, with the letters of a foreign alphabet) and 9 to build (a sentence to read, five tiles to press).
 * How far listening and building are on the way from recognising to recalling is assumed.
 */
const DEMANDS: Record<Exercise, Demand> = {
  choice: { seconds: 2.6, searching: 3.5, production: 0 },
  pair: { seconds: 1.9, searching: 2, production: 0 },
  gap: { seconds: 2.6 + SENTENCE_SECONDS, searching: 3.5, production: 0 },
  listen: { seconds: 4.1, searching: 3.5, production: 0.3 },
  build: { seconds: 8.1, searching: 3.5, production: 0.5 },
  type: { seconds: 6.1, searching: 3.5, production: 1 },
  flashcard: { seconds: 5.5, searching: 3, production: 1 },
};

export type Asked = {
  exercise: Exercise;
  isNear: boolean;
  /** The chance of recalling the word unaided. */
  recall: number;
  learner: Learner;
  teaching: Teaching;
  random: Random;
};

export function attempt(asked: Asked): Attempt {
  switch (asked.exercise) {
    case 'flashcard':
      return turnCard(asked);
    case 'type':
    case 'build':
      return compose(asked);
    default:
      return choose(asked);
  }
}

/** What an exercise teaches who knew the word, against 1 for a recall in full. */
export function weightOf(exercise: Exercise, { recognition }: Teaching): number {
  return recognition + (1 - recognition) * DEMANDS[exercise].production;
}

/** Right by knowing the word among the options, or by luck. */
function choose(asked: Asked): Attempt {
  const { exercise, recall, isNear, learner, teaching, random } = asked;
  const ease = teaching.ease * (1 - DEMANDS[exercise].production) * (isNear ? NEAR_PART : 1);
  const knew = random.next() < easier(recall, ease) * (1 - SLIP);
  const right = knew || random.next() < learner.guess;
  const thinking = thinkingSeconds(asked) + (isNear ? NEAR_SECONDS : 0);
  return { knew, right, seconds: timed(thinking, right, asked) };
}

/** Nothing to choose from: who does not know asks to be shown, and copies it once. */
function compose(asked: Asked): Attempt {
  const { exercise, recall, teaching, random } = asked;
  const help = exercise === 'type' ? -teaching.writing : teaching.ease * (1 - DEMANDS[exercise].production);
  const knew = random.next() < easier(recall, help) * (1 - SLIP);
  const seconds = timed(thinkingSeconds(asked) + (knew ? 0 : COPYING_SECONDS), knew, asked);
  return { knew, right: knew, seconds };
}

/** The learner turns the card and is honest: what was not recalled is "Again", the rest is graded by how easily it came. */
function turnCard(asked: Asked): Attempt {
  const { recall, random } = asked;
  const knew = random.next() < recall * (1 - SLIP);
  return {
    knew,
    right: knew,
    seconds: timed(thinkingSeconds(asked), knew, asked),
    grade: knew ? gradeOf(recall, random) : 1,
  };
}

function thinkingSeconds({ exercise, recall }: Asked): number {
  const { seconds, searching } = DEMANDS[exercise];
  return seconds + searching * (1 - recall);
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

/** The chance with so many logits of help to what is recalled with the chance `recall`; nothing helps to what was never met. */
export function easier(recall: number, logits: number): number {
  return recall <= 0 ? 0 : 1 / (1 + Math.exp(-logit(recall) - logits));
}

function logit(chance: number): number {
  const within = Math.min(0.9999, Math.max(0.0001, chance));
  return Math.log(within / (1 - within));
}
