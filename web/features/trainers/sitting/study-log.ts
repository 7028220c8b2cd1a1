import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { TrainerAnswer } from '#contract/trainers.ts';
import type { Language } from '#languages/index.ts';
import { localDay } from '#learning/day.ts';
import { gradeAnswer } from '#learning/grade.ts';
import { type Paces, withAnswer } from '#learning/pace.ts';
import { beforeLogout } from '#web/platform/http/before-logout.ts';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { within } from '#web/platform/loading/deadline.ts';
import { outboxOf } from '#web/platform/offline/writes/write.ts';
import { useSession } from '#web/platform/session/session.ts';
import { readStored, writeStored } from '#web/platform/storage/storage.ts';
import type { FirstTry, LearnedWord, Sitting } from './sitting-state.ts';
import { useForgetLearned } from './word-learned.ts';

type Outbox = ReturnType<typeof outboxOf>;

/** Learning goes on without a server that takes longer. */
const LONGEST_FLUSH_MS = 3000;

/** Sends what happens in a trainer to the log. A guest has no log. */
export function useStudyLog() {
  const { learn } = useLanguages();
  const forgetLearned = useForgetLearned();
  const outbox = useOwnOutbox();

  const record = (before: Sitting, after: Sitting) => {
    const owned = outbox.current;
    if (owned === null) return;
    const { tries, learned, takenBack } = changesBetween(before, after);
    for (const { id } of takenBack.tries) owned.add({ kind: 'undo', id });
    for (const word of takenBack.learned) {
      if ('markId' in word) owned.add({ kind: 'undo', id: word.markId });
      else forgetLearned(word);
    }
    for (const firstTry of tries) add(owned, firstTry);
    for (const word of learned) if ('markId' in word) markKnown(owned, word);
  };

  const add = (owned: Outbox, firstTry: FirstTry) => {
    const paces = readPaces();
    const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
    const answer = answerOf(firstTry, learn, { paces, zone });
    const { testType, correct, milliseconds } = firstTry;
    if (answer.grade !== null) keepPaces(withAnswer(paces, { testType, correct, milliseconds }));
    owned.add({ kind: 'answer', answer });
  };

  const markKnown = (owned: Outbox, { markId, wordId }: Extract<LearnedWord, { markId: string }>) => {
    const mark = {
      id: markId,
      wordId,
      learn,
      mark: 'known' as const,
      at: Date.now(),
      leavesDictionary: true,
    };
    owned.add({ kind: 'mark', mark });
  };

  return { record, flush: () => within(LONGEST_FLUSH_MS, outbox.current?.flush() ?? Promise.resolve()) };
}

/**
 * The outbox of the person who began. A login that runs out in the middle of a test leaves the answers theirs, to be sent after the
 * next login; after a logout there is no log.
 */
function useOwnOutbox() {
  const userId = useSession().user?.id;
  const queries = useQueryClient();
  const outbox = useRef<Outbox>(null);
  useEffect(() => {
    if (userId !== undefined) outbox.current = outboxOf(userId, queries);
  }, [userId, queries]);
  useEffect(
    () =>
      beforeLogout(async () => {
        await outbox.current?.flush();
        outbox.current = null;
      }),
    [],
  );
  return outbox;
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

const KEY = 'trainer_paces';

/** How quickly right answers were given in this browser; a slow answer is graded against them. */
function readPaces(): Paces {
  try {
    const paces: unknown = JSON.parse(readStored(KEY) ?? '{}');
    return typeof paces === 'object' && paces !== null ? (paces as Paces) : {};
  } catch {
    // Somebody edited it by hand. It fills again.
    return {};
  }
}

function keepPaces(paces: Paces): void {
  writeStored(KEY, JSON.stringify(paces));
}
