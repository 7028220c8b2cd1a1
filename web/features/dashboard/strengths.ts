import { isLetterId } from '#contract/letter-ids.ts';
import type { WordStates } from '#web/platform/offline/pending/word-states.ts';

export type Strengths = Record<1 | 2 | 3 | 4, number>;

/** How many words, letters aside, have each strength; known ones have the highest, ignored and new ones none. */
export function countStrengths(states: WordStates): Strengths {
  const counts: Strengths = { 1: 0, 2: 0, 3: 0, 4: 0 };
  for (const [id, { state, strength }] of Object.entries(states)) {
    if (isLetterId(id)) continue;
    if (state === 'known') counts[4] += 1;
    else if (strength === 1 || strength === 2 || strength === 3) counts[strength] += 1;
  }
  return counts;
}
