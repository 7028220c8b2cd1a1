import type { TrainerAnswer } from '#contract/trainers.ts';
import type { Language } from '#languages/index.ts';
import { localDay } from '#learning/day.ts';
import { gradeAnswer } from '#learning/grade.ts';
import type { Paces } from '#learning/pace.ts';
import type { FirstTry, LearnedWord, Sitting } from './sitting-state.ts';

export type StudyChanges = {
  tries: FirstTry[];
  learned: LearnedWord[];
  takenBack: { tries: FirstTry[]; learned: LearnedWord[] };
};

/** What a step of a trainer means to the log. A new packet takes nothing back. */
export function changesBetween(before: Sitting, after: Sitting): StudyChanges {
  const none = { tries: [], learned: [], takenBack: { tries: [], learned: [] } };
  if (!('firstTries' in before && 'firstTries' in after)) return none;
  return {
    tries: without(after.firstTries, before.firstTries),
    learned: without(after.learned, before.learned),
    takenBack: {
      // The last one first, as it was done.
      tries: without(before.firstTries, after.firstTries).reverse(),
      learned: without(before.learned, after.learned).reverse(),
    },
  };
}

/** The row of the log: graded here and now, and of the day that it is where the learner is. */
export function answerOf(
  firstTry: FirstTry,
  learn: Language,
  { paces, zone }: { paces: Paces; zone: string },
): TrainerAnswer {
  const grade = gradeAnswer(firstTry, paces);
  return { ...firstTry, learn, grade, day: localDay(firstTry.answeredAt, zone) };
}

/** Both lists only grow and shrink at their ends. */
function without<Entry>(entries: readonly Entry[], others: readonly Entry[]): Entry[] {
  return entries.filter(entry => !others.includes(entry));
}
