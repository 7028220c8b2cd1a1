import { attempt, INTRODUCTION_SECONDS, SKIP_SECONDS, type Teaching } from './answering.ts';
import type { Learner } from './learner.ts';
import type { Memory, MemoryModel } from './memory.ts';
import type { Policy, Question, Rival, Trainer } from './policy.ts';
import { type Random, randomFrom } from './random.ts';

export type Setting = { learner: Learner; model: MemoryModel; rival: Rival; teaching: Teaching };

/** What one learner has after following one policy. `kept` are sums of chances of recall over words not known before. */
export type Outcome = {
  seconds: number;
  kept: number;
  /** After another 30 days without any study. */
  keptLater: number;
  answers: number;
  met: number;
  /** Of questions to words met on an earlier day: how many, the sum of true chances of recall, and how many were right. */
  reviews: number;
  recalled: number;
  right: number;
  /** Words due and not asked when the day's study ended, -1 on days off. */
  leftDue: Int32Array;
};

type Study = Setting & {
  memory: Memory;
  policy: Policy;
  random: Random;
  outcome: Outcome;
  lastDay: Int16Array;
};

const SECONDS_A_DAY = 86_400;
export const LATER_DAYS = 30;
/** How sure a word must be known to be marked so; and how often people claim one that they do not know. */
const ADMITS_KNOWN = 0.95;
const CLAIMS_UNKNOWN = 0.01;
const KNOWN_RECALL = 0.98;

export function study({ learner, model, rival, teaching }: Setting): Outcome {
  const memory = model.of(learner);
  const words = learner.difficulty.length;
  const days = learner.seconds.length;
  const random = randomFrom('study', learner.name, model.name, rival.name);
  const policy = rival.start({ words, days, random, memory: withKnown(memory, learner) });
  const lastDay = new Int16Array(words).fill(-1);
  const outcome = newOutcome(days);
  const all: Study = { learner, model, rival, teaching, memory, policy, random, outcome, lastDay };
  for (let day = 0; day < days; day += 1) {
    if ((learner.seconds[day] ?? 0) > 0) studyDay(all, day);
  }
  outcome.kept = kept(all, days);
  outcome.keptLater = kept(all, days + LATER_DAYS);
  return outcome;
}

function newOutcome(days: number): Outcome {
  const leftDue = new Int32Array(days).fill(-1);
  const none = { seconds: 0, kept: 0, keptLater: 0, answers: 0, met: 0, reviews: 0, recalled: 0, right: 0 };
  return { ...none, leftDue };
}

function studyDay(all: Study, day: number) {
  const { learner, outcome, policy } = all;
  const limit = learner.seconds[day] ?? 0;
  const sitting = { day, spent: 0 };
  while (sitting.spent < limit) {
    const packet = policy.packet(day);
    if (packet.length === 0) break;
    const missed: Question[] = [];
    for (const question of packet) {
      if (sitting.spent >= limit) break;
      if (!ask(all, question, sitting)) missed.push(question);
    }
    if (all.rival.session.drills) drill(all, missed, { sitting, limit });
  }
  outcome.seconds += sitting.spent;
  outcome.leftDue[day] = policy.due(day);
}

function drill(all: Study, missed: Question[], { sitting, limit }: { sitting: Sitting; limit: number }) {
  let left = missed;
  for (let round = 0; round < 3 && left.length > 0; round += 1) {
    left = left.filter(question => sitting.spent < limit && !ask(all, question, sitting));
  }
}

type Sitting = { day: number; spent: number };

/** Asks one question, or shows the word first if it is new; false if the learner was wrong. */
function ask(all: Study, question: Question, sitting: Sitting): boolean {
  const { learner, memory, outcome, policy, random, rival, teaching } = all;
  const { word } = question;
  const isKnown = learner.knownBefore[word] === 1;
  const last = all.lastDay[word] ?? -1;
  if (last < 0 && rival.session.skipsKnown && random.next() < (isKnown ? ADMITS_KNOWN : CLAIMS_UNKNOWN)) {
    sitting.spent += learner.pace * SKIP_SECONDS;
    policy.markKnown?.(word, sitting.day);
    return true;
  }
  if (last < 0) introduce(all, word, sitting);
  const time = now(sitting);
  const recall = isKnown ? KNOWN_RECALL : memory.recall(word, time);
  const trainer = question.trainer ?? drawTrainer(rival.session.flashcardShare, random);
  const tried = attempt({ trainer, isNear: question.isNear ?? false, recall, learner, teaching, random });
  sitting.spent += tried.seconds;
  memory.practise(word, now(sitting), trainer === 'choice' ? teaching.recognition : 1, tried.knew);
  outcome.answers += 1;
  if (last >= 0 && last < sitting.day) countReview(outcome, recall, tried.right);
  if (last < sitting.day) {
    const { right, grade } = tried;
    policy.record({ word, day: sitting.day, trainer, right, grade, milliseconds: 1000 * tried.seconds });
  }
  all.lastDay[word] = sitting.day;
  return tried.right;
}

function introduce({ learner, memory, outcome }: Study, word: number, sitting: Sitting) {
  sitting.spent += learner.pace * INTRODUCTION_SECONDS;
  memory.practise(word, now(sitting), 1, true);
  outcome.met += 1;
}

function countReview(outcome: Outcome, recall: number, right: boolean) {
  outcome.reviews += 1;
  outcome.recalled += recall;
  outcome.right += right ? 1 : 0;
}

function drawTrainer(flashcardShare: number, random: Random): Trainer {
  return random.next() < flashcardShare ? 'flashcard' : 'choice';
}

function now({ day, spent }: Sitting): number {
  return day + spent / SECONDS_A_DAY;
}

function kept({ learner, memory }: Study, time: number): number {
  let sum = 0;
  for (let word = 0; word < learner.difficulty.length; word += 1) {
    if (learner.knownBefore[word] === 0) sum += memory.recall(word, time);
  }
  return sum;
}

/** The oracle knows what was known before, too. */
function withKnown(memory: Memory, learner: Learner): Memory {
  return {
    ...memory,
    recall: (word, time) => (learner.knownBefore[word] === 1 ? KNOWN_RECALL : memory.recall(word, time)),
  };
}
