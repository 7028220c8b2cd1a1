import type { WordState } from './word-state.ts';

/** From new to known, for a mark of five sizes. */
export type Strength = 0 | 1 | 2 | 3 | 4;

/** Spacings in days from which on a word is no longer fresh, and from which on it lasts for weeks. */
const SOME_DAYS = 3;
const WEEKS = 14;

/** How far a word has come: by its spacing, which unlike the due day does not depend on the wanted retention. */
export function strengthOf({
  state,
  reps,
  spacing,
}: Pick<WordState, 'state' | 'reps' | 'spacing'>): Strength {
  if (state === 'known') return 4;
  if (state !== 'learning' || reps === 0) return 0;
  if (spacing < SOME_DAYS) return 1;
  return spacing < WEEKS ? 2 : 3;
}
