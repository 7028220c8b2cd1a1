import type { Round } from '#learning/round/round-state.ts';
import { parseRound, serializeRound } from '#learning/round/stored-round.ts';
import { readStored, writeStored } from '#web/platform/storage/storage.ts';
import { afterPaint } from '#web/ui/after-paint.ts';

/** Home looks here for a round to go on with (`web/features/home/use-next-packet.ts`). */
const KEY = 'round_under_way';

/** `round` is a text of its own (`learning/round/stored-round.ts`). */
type Stored = { key: string; day: number; round: string };

type Unwritten = Omit<Stored, 'round'> & { round: Round };

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
  writeStored(KEY, JSON.stringify({ ...stored, round: serializeRound(stored.round) } satisfies Stored));
}

/** The round that was under way today; tomorrow other words help more. */
export function storedRound(key: string, day: number): Round | undefined {
  writeDown();
  return roundIn(readStored(KEY), key, day);
}

export function removeRound(): void {
  unwritten = undefined;
  writeStored(KEY, null);
}

/** Tells of every step that another tab takes in the same round. Returns how to stop listening. */
export function onRoundElsewhere(key: string, day: () => number, take: (round: Round) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key !== KEY) return;
    const round = roundIn(event.newValue, key, day());
    if (round !== undefined) take(round);
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

function roundIn(text: string | null, key: string, day: number): Round | undefined {
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<Stored> | null;
    if (stored?.key !== key || stored.day !== day || typeof stored.round !== 'string') return undefined;
    return parseRound(stored.round, Date.now());
  } catch {
    // Somebody edited it by hand.
    return undefined;
  }
}
