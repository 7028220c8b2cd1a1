import { useEffect, useEffectEvent, useState } from 'react';
import type { TestType } from '#contract/test-types.ts';
import type { AskedWord } from '#contract/trainers.ts';
import { useOnReconnect } from '#web/platform/http/connection.ts';
import { useSession } from '#web/platform/session/session.ts';
import { newId } from '#web/platform/storage/new-id.ts';
import { createStore, useStore } from '#web/platform/storage/store.ts';
import { deviceDay } from '#web/vocabulary/study/device-day.ts';
import { dismissAnswerToast, replaceAnswerToast } from './answer-toast.ts';
import { type Act, type Action, LOADING, step } from './sitting.ts';
import type { Sitting } from './sitting-state.ts';
import { isReloaded, removeSitting, storedSitting, storeSitting } from './stored-sitting.ts';
import { useStudyLog } from './study-log.ts';

/** How long the right answer is seen before the next question comes. */
const SOLVED_SHOWN_MS = 800;
/** A second press meant for the last question must not answer the new one; more than the fastest answer that counts. */
const ARRIVING_MS = 300;

type Wanted = {
  testType: TestType;
  /** What is learned, in one text: another one begins another sitting. */
  subject: string;
  fetchWords: (signal: AbortSignal) => Promise<AskedWord[]>;
};

/**
 * Runs one trainer: fetches the questions of a sitting, gives clock and chance to the state machine, and hands each step to the log.
 * `reload` fetches new questions. A sitting under way survives a reload of the page.
 */
export function useSitting({ testType, subject, fetchWords }: Wanted) {
  const { user } = useSession();
  const [whose] = useState(user?.id ?? '');
  const [store] = useState(() => createStore<Sitting>(LOADING));
  const sitting = useStore(store);
  const [round, setRound] = useState(1);
  const log = useStudyLog();
  const key = `${whose} ${subject}`;

  const act: Act = action => {
    const before = store.get();
    const after = step(before, action, { now: Date.now(), random: Math.random, newId });
    if (after === before) return false;
    store.set(after);
    if (isSettled(before, after)) replaceAnswerToast();
    log.record(before, after);
    if (after.phase === 'playing') storeSitting(key, deviceDay(), after);
    if (after.phase === 'finished') {
      removeSitting(testType);
      void log.flush();
    }
    return true;
  };
  const actLater = useEffectEvent(act);
  const load = useEffectEvent(async (signal: AbortSignal) => {
    const settle = (action: Action) => signal.aborted || act(action);
    act({ kind: 'load' });
    const mayResume = round === 1 && isReloaded();
    const stored = mayResume ? storedSitting(testType, key, deviceDay()) : undefined;
    if (stored !== undefined) return settle({ kind: 'resume', sitting: stored });
    // The next packet depends on the answers to the last one.
    await log.flush();
    return fetchWords(signal).then(
      words => settle({ kind: 'loaded', testType, words }),
      error => settle({ kind: 'failed', error }),
    );
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: every sitting has its own questions
  useEffect(() => {
    const controller = new AbortController();
    void load(controller.signal);
    return () => controller.abort();
  }, [testType, subject, round]);

  useEffect(
    () => () => {
      dismissAnswerToast();
      removeSitting(testType);
    },
    [testType],
  );

  const { stage, askedAt } = sitting.phase === 'playing' ? sitting : { stage: 'open', askedAt: 0 };
  // biome-ignore lint/correctness/useExhaustiveDependencies: every question has its own time to arrive
  useEffect(() => {
    if (stage !== 'solved' && stage !== 'arriving') return;
    const isSolved = stage === 'solved';
    const goOn = () => actLater({ kind: isSolved ? 'goOn' : 'open' });
    const timer = setTimeout(goOn, isSolved ? SOLVED_SHOWN_MS : ARRIVING_MS);
    return () => clearTimeout(timer);
  }, [stage, askedAt]);

  /** Asks some words of a finished round once more, as practice: their first try is in the log already. */
  const again = (words: readonly AskedWord[]) => {
    const finished = store.get();
    if (finished.phase !== 'finished' || words.length === 0) return;
    store.set({ ...finished, words: words.map(asPractice) });
    act({ kind: 'again' });
  };

  const reload = () => setRound(number => number + 1);
  useOnReconnect(() => {
    if (store.get().phase === 'failed') reload();
  });

  return { sitting, act, again, reload };
}

/** A guest's words have no reason to be asked, and no date that practice could leave alone. */
function asPractice(word: AskedWord): AskedWord {
  return word.why === undefined ? word : { ...word, why: 'practice' };
}

/** Whether something was done or taken back that a message may have been about. */
function isSettled(before: Sitting, after: Sitting): boolean {
  if (!('firstTries' in before && 'firstTries' in after)) return true;
  return before.firstTries !== after.firstTries || before.learned !== after.learned;
}
