import type { Round } from '#learning/round/round-state.ts';
import { parseRound, serializeRound } from '#learning/round/stored-round.ts';
import { afterPaint } from '#web/ui/after-paint.ts';
import {
  isKeptRoundEvent,
  type KeptRound,
  parseKeptRound,
  readKeptRound,
  writeKeptRound,
} from '#web/vocabulary/study/kept-round.ts';

type Unwritten = Pick<KeptRound, 'key' | 'day'> & { round: Round };

/** What is to be written down once the screen shows it. */
let unwritten: Unwritten | undefined;

/** Keeps a round that is under way on this device; `key` says whose it is and of what, `day` is today. */
export function storeRound(key: string, day: number, round: Round): void {
  if (unwritten === undefined) afterPaint(writeDown);
  unwritten = { key, day, round };
}

function writeDown(): void {
  const stored = unwritten;
  unwritten = undefined;
  if (stored === undefined) return;
  const { key, day, round } = stored;
  writeKeptRound({ key, day, ...progressOf(round), round: serializeRound(round) });
}

/** What home tells of it. A step whose verdict is being shown is done. */
function progressOf({ steps, at, stage }: Round): Pick<KeptRound, 'done' | 'total' | 'questionsLeft'> {
  const done = stage === 'answered' ? at + 1 : at;
  const questionsLeft = steps.slice(done).filter(({ kind }) => kind !== 'meet').length;
  return { done, total: steps.length, questionsLeft };
}

/** The round that was under way today; tomorrow other words help more. */
export function storedRound(key: string, day: number): Round | undefined {
  writeDown();
  return roundIn(readKeptRound(), key, day);
}

/** Keeps it no longer; another tab in the same round hears of its end first, and asks nothing of it again. */
export function finishRound(key: string, day: number, round: Round): void {
  unwritten = { key, day, round };
  writeDown();
  writeKeptRound(null);
}

/** Tells of every step that another tab takes in the same round. Returns how to stop listening. */
export function onRoundElsewhere(key: string, day: () => number, take: (round: Round) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (!isKeptRoundEvent(event)) return;
    const round = roundIn(parseKeptRound(event.newValue), key, day());
    if (round !== undefined) take(round);
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

function roundIn(kept: KeptRound | undefined, key: string, day: number): Round | undefined {
  return kept?.key === key && kept.day === day ? parseRound(kept.round, Date.now()) : undefined;
}
