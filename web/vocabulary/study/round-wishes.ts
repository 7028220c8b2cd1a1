import { EXERCISE_KINDS, type ExerciseKind, ROUND_LENGTHS, type RoundLength } from '#contract/exercises.ts';
import { readStored, writeStored } from '#web/platform/storage/storage.ts';

const UNWANTED_KEY = 'round_unwanted_kinds';
const LENGTH_KEY = 'round_length';
/** Whoever wants to turn cards says so. */
const UNWANTED_UNASKED = 'flashcard';

/** The kinds of exercise that a person wants on this device. */
export function wantedKinds(): ExerciseKind[] {
  const unwanted = (readStored(UNWANTED_KEY) ?? UNWANTED_UNASKED).split(',');
  return EXERCISE_KINDS.filter(kind => !unwanted.includes(kind));
}

export function keepWantedKinds(kinds: readonly ExerciseKind[]): void {
  writeStored(UNWANTED_KEY, EXERCISE_KINDS.filter(kind => !kinds.includes(kind)).join(','));
}

/** How long a round a person wants on this device, in exercises. */
export function wantedLength(): RoundLength {
  const stored = Number(readStored(LENGTH_KEY));
  return ROUND_LENGTHS.find(length => length === stored) ?? 20;
}

export const keepWantedLength = (length: RoundLength): void => writeStored(LENGTH_KEY, String(length));
