import { useMemo } from 'react';
import type { StateName } from '#contract/word-states.ts';
import type { Language } from '#languages/index.ts';
import { standingOf, useWordStates } from '#web/vocabulary/marks/word-states.ts';
import { useColours } from './colours.ts';
import type { Familiarity } from './familiarity.ts';
import type { Word } from './text-parts.ts';
import type { Meant } from './use-meanings.ts';

/** The kinds of words that a text is about; the others hold it together and are known before any of these. */
const TELLING = ['noun', 'verb', 'adjective', 'adverb'] as const;

export const tellingKind = (pos: string | undefined) => TELLING.find(kind => kind === pos);

/**
 * How the person stands with a text as a whole and with each word, in any of its forms; undefined for guests and for who has begun
 * nothing.
 */
export function useStandings(
  words: readonly Word[],
  meantBy: (word: Word) => Meant,
  learn: Language,
): { familiarity: Familiarity; stateOf: ((word: Word) => StateName | undefined) | undefined } | undefined {
  const states = useWordStates(learn);
  const hasColours = useColours();
  return useMemo(() => {
    if (states === undefined || Object.keys(states).length === 0) return undefined;
    const stateOf = (word: Word): StateName | undefined => {
      const { row, pos } = meantBy(word);
      if (row === undefined || tellingKind(pos) === undefined) return undefined;
      return standingOf(states, row)?.state ?? 'new';
    };
    const familiarity = { known: 0, learning: 0, total: 0 };
    for (const word of words) {
      const state = stateOf(word);
      if (state === undefined) continue;
      if (state === 'known' || state === 'learning') familiarity[state] += 1;
      familiarity.total += 1;
    }
    if (familiarity.total === 0) return undefined;
    return { familiarity, stateOf: hasColours ? stateOf : undefined };
  }, [words, meantBy, states, hasColours]);
}
