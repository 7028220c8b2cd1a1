import {
  type Attempt,
  attempt,
  INTRODUCTION_SECONDS,
  SKIP_SECONDS,
  type Teaching,
  weightOf,
} from './answering.ts';
import type { Learner } from './learner.ts';
import type { Memory } from './memory.ts';
import type { Outcome, Purpose } from './outcome.ts';
import type { Exercise, Moment } from './policy.ts';
import type { Random } from './random.ts';

const SECONDS_A_DAY = 86_400;
/** How sure a word must be known to be marked so; and how often people claim one that they do not know. */
const ADMITS_KNOWN = 0.95;
const CLAIMS_UNKNOWN = 0.01;
export const KNOWN_RECALL = 0.98;

/** A learner under way: what happens in their head and to their time when a word is met or asked. */
export type Student = {
  learner: Learner;
  memory: Memory;
  teaching: Teaching;
  random: Random;
  outcome: Outcome;
  /** Per word the day of its last question, -1 before. */
  lastDay: Int16Array;
  /** Words met today. */
  metToday: number[];
};

export function isKnownBefore({ learner }: Student, word: number): boolean {
  return learner.knownBefore[word] === 1;
}

/** Sees a new word and perhaps says that it is known. */
export function claimsToKnow(student: Student, word: number, moment: Moment): boolean {
  const claims = student.random.next() < (isKnownBefore(student, word) ? ADMITS_KNOWN : CLAIMS_UNKNOWN);
  if (claims) spend(student, SKIP_SECONDS * student.learner.pace, 'fresh', moment);
  return claims;
}

/** Meets a new word; `more` seconds go to what is shown besides. */
export function meet(student: Student, word: number, moment: Moment, more = 0): void {
  spend(student, (INTRODUCTION_SECONDS + more) * student.learner.pace, 'fresh', moment);
  student.memory.practise(word, timeOf(moment), 1, true);
  student.outcome.met += 1;
  student.metToday.push(word);
}

/** Answers one exercise about a word. */
export function answer(
  student: Student,
  {
    word,
    exercise,
    isNear,
    purpose,
  }: { word: number; exercise: Exercise; isNear: boolean; purpose: Purpose },
  moment: Moment,
): Attempt {
  const { learner, memory, outcome, teaching, random, lastDay } = student;
  const recall = isKnownBefore(student, word) ? KNOWN_RECALL : memory.recall(word, timeOf(moment));
  const tried = attempt({ exercise, isNear, recall, learner, teaching, random });
  spend(student, tried.seconds, purpose, moment);
  memory.practise(word, timeOf(moment), weightOf(exercise, teaching), tried.knew);
  outcome.answers += 1;
  const last = lastDay[word] ?? -1;
  if (last >= 0 && last < moment.day) {
    outcome.reviews += 1;
    outcome.recalled += recall;
    outcome.right += tried.right ? 1 : 0;
  }
  lastDay[word] = moment.day;
  return tried;
}

/** Days since the start of the study. */
export function timeOf({ day, spent }: Moment): number {
  return day + spent / SECONDS_A_DAY;
}

function spend({ outcome }: Student, seconds: number, purpose: Purpose, moment: Moment) {
  moment.spent += seconds;
  outcome.secondsFor[purpose] += seconds;
}
