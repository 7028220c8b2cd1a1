import type { WordStanding } from '#contract/word-states.ts';
import type { Mark } from '#learning/log.ts';
import { isMarked } from './word-states.ts';

export const CHOICE_TEXTS = { known: 'know', ignored: 'ignore', none: 'again' } as const satisfies Record<
  Mark,
  string
>;

/** What a person can say of a word: what it is not marked as already, or that it is to be learned again. */
export function choicesFor(standing: WordStanding | undefined): Mark[] {
  if (standing === undefined || !isMarked(standing)) return ['known', 'ignored'];
  return ['none', standing.state === 'known' ? 'ignored' : 'known'];
}
