import { useEffect, useEffectEvent, useState } from 'react';
import type { AskedWord } from '#contract/trainers.ts';
import { startRound, step } from '#learning/round/round.ts';
import type { Action, Round } from '#learning/round/round-state.ts';
import type { RoundWishes } from '#learning/round/round-word.ts';
import { useOnReconnect } from '#web/platform/http/connection.ts';
import { useSession } from '#web/platform/session/session.ts';
import { endWelcome } from '#web/platform/session/welcome.ts';
import { newId } from '#web/platform/storage/new-id.ts';
import { createStore, useStore } from '#web/platform/storage/store.ts';
import { deviceDay } from '#web/vocabulary/study/device-day.ts';
import { isJustNow } from './just-now.ts';
import { countFinishedRound } from './reminder-offer.ts';
import { useRoundLog } from './round-log.ts';
import { finishRound, onRoundElsewhere, storedRound, storeRound } from './stored-round.ts';
import { keepAbilities } from './wishes.ts';

/** What the page has of a round. `notice` is what the last step has to be told of, with a way back. */
export type RoundView =
  | { phase: 'loading' }
  | { phase: 'failed'; error: unknown }
  /** There is nothing to learn now. */
  | { phase: 'empty' }
  | { phase: 'round'; round: Round; notice: Notice | null };

export type Notice =
  | { about: 'known'; id: string; word: string }
  | { about: 'noListening' }
  | { about: 'noTyping' };

/** Returns whether the action changed anything. */
export type Act = (action: Action) => boolean;

const LOADING: RoundView = { phase: 'loading' };

type Wanted = {
  /** What is learned, in one text: another one begins another round. */
  subject: string;
  fetchWords: (signal: AbortSignal) => Promise<AskedWord[]>;
  wishes: () => RoundWishes;
};

/**
 * Runs rounds: fetches the words of one, gives clock and chance to the state machine, keeps it on the device and hands each step to the
 * log. A round under way is gone on with, also after its page was left, until the day ends. `next` begins another one.
 */
export function useRound({ subject, fetchWords, wishes }: Wanted) {
  const { user } = useSession();
  const [whose] = useState(user?.id ?? '');
  const [store] = useState(() => createStore<RoundView>(LOADING));
  const view = useStore(store);
  const [turn, setTurn] = useState(1);
  const log = useRoundLog();
  const key = `${whose} ${subject}`;

  const show = (round: Round, notice: Notice | null) => {
    store.set({ phase: 'round', round, notice });
    if (round.stage === 'finished') finishRound(key, deviceDay(), round);
    else storeRound(key, deviceDay(), round);
  };
  const act: Act = action => {
    const shown = store.get();
    if (shown.phase !== 'round' || isTooSoon(shown.round, action)) return false;
    const before = shown.round;
    const after = step(before, action, { now: Date.now(), random: Math.random, newId });
    if (after === before) return false;
    show(after, noticeOf(before, action));
    if (before.wishes !== after.wishes) keepAbilities(after);
    log.record(before, after);
    if (after.stage === 'finished') {
      endWelcome();
      if (user !== null) countFinishedRound();
      void log.flush();
    }
    return true;
  };
  const load = useEffectEvent(async (signal: AbortSignal) => {
    store.set(LOADING);
    const stored = turn === 1 ? storedRound(key, deviceDay()) : undefined;
    if (stored !== undefined) return show(resumed(stored), null);
    // The next words depend on the answers to the last ones.
    await log.flush();
    try {
      const words = await fetchWords(signal);
      if (signal.aborted) return;
      const round = startRound(words, wishes(), { now: Date.now(), random: Math.random, newId });
      if (round.steps.length === 0) store.set({ phase: 'empty' });
      else show(round, null);
    } catch (error) {
      if (!signal.aborted) store.set({ phase: 'failed', error });
    }
  });
  const takeOver = useEffectEvent((elsewhere: Round) => {
    const shown = store.get();
    const isSame = shown.phase === 'round' && shown.round.id === elsewhere.id;
    if (isSame) store.set({ phase: 'round', round: elsewhere, notice: null });
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: every round has its own words
  useEffect(() => {
    const controller = new AbortController();
    void load(controller.signal);
    return () => controller.abort();
  }, [subject, turn]);
  useEffect(() => onRoundElsewhere(key, deviceDay, takeOver), [key]);

  const next = () => setTurn(number => number + 1);
  useOnReconnect(() => {
    if (store.get().phase === 'failed') next();
  });
  return { view, act, next };
}

/** A press that was meant for the step before answers nothing. */
function isTooSoon({ askedAt }: Round, { type }: Action): boolean {
  return (type === 'answer' || type === 'dontKnow' || type === 'met') && isJustNow(askedAt);
}

/** An answer whose verdict was being shown has been seen. */
function resumed(round: Round): Round {
  return step(round, { type: 'goOn' }, { now: Date.now(), random: Math.random, newId });
}

function noticeOf(before: Round, { type }: Action): Notice | null {
  if (type === 'cannotListen') return { about: 'noListening' };
  if (type === 'cannotType') return { about: 'noTyping' };
  const open = before.steps[before.at];
  const word = before.words.find(({ id }) => id === open?.wordIds[0]);
  return type === 'knownAlready' && word !== undefined
    ? { about: 'known', id: word.id, word: word.word }
    : null;
}
