import { easier, type Teaching } from './answering.ts';
import type { Learner } from './learner.ts';
import type { Memory, MemoryModel } from './memory.ts';
import { newOutcome, type Outcome } from './outcome.ts';
import { studyPackets } from './packet-sitting.ts';
import type { Policy, Rival } from './policy.ts';
import { randomFrom } from './random.ts';
import { studyRounds } from './round-sitting.ts';
import { isKnownBefore, KNOWN_RECALL, type Student } from './student.ts';

export type Setting = { learner: Learner; model: MemoryModel; rival: Rival; teaching: Teaching };

export const LATER_DAYS = 30;

export function study({ learner, model, rival, teaching }: Setting): Outcome {
  const memory = model.of(learner);
  const words = learner.difficulty.length;
  const days = learner.seconds.length;
  const random = randomFrom('study', learner.name, model.name, rival.name);
  const policy = rival.start({ words, days, random, memory: withKnown(memory, learner) });
  const lastDay = new Int16Array(words).fill(-1);
  const outcome = newOutcome(days);
  const student: Student = { learner, memory, teaching, random, outcome, lastDay, metToday: [] };
  // A round is finished even when its day is over; the days after it are the shorter.
  let overtime = 0;
  for (let day = 0; day < days; day += 1) {
    const seconds = learner.seconds[day] ?? 0;
    if (seconds === 0) continue;
    const spent = studyDay(student, { policy, rival, day, limit: seconds - overtime });
    overtime = 'round' in policy ? Math.max(0, overtime + spent - seconds) : 0;
  }
  const [atEnd, later] = [kept(student, days), kept(student, days + LATER_DAYS)];
  return {
    ...outcome,
    ...{ kept: atEnd.recalled, keptLater: later.recalled },
    ...{ written: atEnd.written, writtenLater: later.written },
  };
}

type Day = { policy: Policy; rival: Rival; day: number; limit: number };

/** Returns the seconds that were studied. */
function studyDay(student: Student, { policy, rival, day, limit }: Day): number {
  const { outcome } = student;
  const moment = { day, spent: 0 };
  student.metToday = [];
  if ('round' in policy) studyRounds({ student, policy, moment }, limit);
  else studyPackets({ student, policy, session: rival.session, moment }, limit);
  lookAhead(student, day + 1);
  outcome.seconds += moment.spent;
  outcome.leftDue[day] = policy.due(day);
  return moment.spent;
}

/** What will be left in the morning of what was met today. */
function lookAhead(student: Student, morning: number) {
  const { memory, metToday, outcome, teaching } = student;
  for (const word of metToday) {
    if (isKnownBefore(student, word)) continue;
    const recall = memory.recall(word, morning);
    outcome.tomorrow.words += 1;
    outcome.tomorrow.recalled += recall;
    outcome.tomorrow.written += easier(recall, -teaching.writing);
  }
}

function kept(student: Student, time: number) {
  const { learner, memory, teaching } = student;
  const sum = { recalled: 0, written: 0 };
  for (let word = 0; word < learner.difficulty.length; word += 1) {
    if (isKnownBefore(student, word)) continue;
    const recall = memory.recall(word, time);
    sum.recalled += recall;
    sum.written += easier(recall, -teaching.writing);
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
