import type { TrainerAnswer } from '#contract/trainers.ts';
import type { Language } from '#languages/index.ts';
import { localDay } from '#learning/day.ts';
import { gradeAnswer } from '#learning/grade.ts';
import { type Paces, withAnswer } from '#learning/pace.ts';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { flushSoon, type OwnOutbox, useOwnOutbox } from '../own-outbox.ts';
import { keepPaces, readPaces } from '../paces.ts';
import type { FirstTry, LearnedWord, Sitting } from './sitting-state.ts';
import { useForgetLearned } from './word-learned.ts';

/** Sends what happens in a trainer to the log. A guest has no log. */
export function useStudyLog() {
  const { learn } = useLanguages();
  const forgetLearned = useForgetLearned();
  const outbox = useOwnOutbox();

  const record = (before: Sitting, after: Sitting) => {
    const owned = outbox.current;
    if (owned === null) return;
    const { tries, takenBack } = changesBetween(before, after);
    for (const { id } of takenBack.tries) owned.add({ kind: 'undo', id });
    for (const word of takenBack.learned) forgetLearned(word);
    for (const firstTry of tries) add(owned, firstTry);
  };

  const add = (owned: OwnOutbox, firstTry: FirstTry) => {
    const paces = readPaces();
    const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
    const answer = answerOf(firstTry, learn, { paces, zone });
    const { testType, correct, milliseconds } = firstTry;
    if (answer.grade !== null) keepPaces(withAnswer(paces, { testType, correct, milliseconds }));
    owned.add({ kind: 'answer', answer });
  };

  return { record, flush: () => flushSoon(outbox.current) };
}

type StudyChanges = {
  tries: FirstTry[];
  learned: LearnedWord[];
  takenBack: { tries: FirstTry[]; learned: LearnedWord[] };
};

/** What a step adds to the log and takes back from it. A new packet takes nothing back. */
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

/** The row of the log: graded at once, with the learner's own day. */
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
