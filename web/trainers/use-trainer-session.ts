import { useEffect, useEffectEvent, useState } from 'react';
import { useLanguages } from '../i18n/languages.ts';
import { createStore, useStore } from '../store.ts';
import { fetchPacket } from './packet.ts';
import { type Action, LOADING, step, type TrainerSession } from './session.ts';
import type { TestType } from './test-types.ts';
import { useAnswerLog } from './use-answer-log.ts';

/** How long the right answer is seen before the next question comes. */
const SOLVED_SHOWN_MS = 600;
/** A second press meant for the last question must not answer the new one. */
const ARRIVING_MS = 300;

/** Answers whether the action changed anything. */
export type Act = (action: Action) => boolean;

/**
 * Runs one trainer: fetches its questions, once for every sitting, gives clock and chance to the state machine, and hands
 * first tries to the log. `reload` fetches new questions.
 */
export function useTrainerSession({ testType, source }: { testType: TestType; source: string }) {
  const { lang, learn } = useLanguages();
  const [store] = useState(() => createStore<TrainerSession>(LOADING));
  const session = useStore(store);
  const [sitting, setSitting] = useState(1);
  const log = useAnswerLog();

  const act: Act = action => {
    const before = store.get();
    const after = step(before, action, { now: Date.now(), random: Math.random });
    store.set(after);
    for (const firstTry of newTries(before, after)) log.current?.add({ testType, learn, ...firstTry });
    if (after.phase === 'finished') void log.current?.flush();
    return after !== before;
  };
  const actLater = useEffectEvent(act);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every sitting has its own questions
  useEffect(() => {
    const controller = new AbortController();
    const settle = (action: Action) => controller.signal.aborted || actLater(action);
    actLater({ kind: 'load' });
    fetchPacket({ testType, source, lang, learn }, controller.signal).then(
      words => settle({ kind: 'loaded', testType, words }),
      error => settle({ kind: 'failed', error }),
    );
    return () => controller.abort();
  }, [testType, source, lang, learn, sitting]);

  const stage = session.phase === 'playing' ? session.stage : 'open';
  useEffect(() => {
    if (stage === 'open') return;
    const isSolved = stage === 'solved';
    const goOn = () => actLater({ kind: isSolved ? 'goOn' : 'open' });
    const timer = setTimeout(goOn, isSolved ? SOLVED_SHOWN_MS : ARRIVING_MS);
    return () => clearTimeout(timer);
  }, [stage]);

  return { session, act, reload: () => setSitting(number => number + 1) };
}

function newTries(before: TrainerSession, after: TrainerSession) {
  if (before.phase !== 'playing' || !('firstTries' in after)) return [];
  return after.firstTries.slice(before.firstTries.length);
}
