import { useMemo } from 'react';
import { countedWords, type PlacedWord } from '#contract/content-words.ts';
import type { TextReading } from '#contract/reader.ts';
import type { StateName } from '#contract/word-states.ts';
import type { Language } from '#languages/index.ts';
import { coverageOf, furthestRow, type TextCoverage } from '#web/vocabulary/marks/text-coverage.ts';
import { hasBegunWords, useWordStates } from '#web/vocabulary/marks/word-states.ts';
import type { Word } from './text-parts.ts';
import type { Meant } from './use-meanings.ts';
import { useColours } from './word-colours.ts';

type TextStates = { coverage: TextCoverage; stateOf: ((word: Word) => StateName | undefined) | undefined };

/**
 * How far somebody knows a text as a whole and each of its words, in any form; undefined for guests and for those who have begun
 * nothing.
 */
export function useTextStates(
  reading: TextReading | undefined,
  meantBy: (word: PlacedWord) => Meant,
  learn: Language,
): TextStates | undefined {
  const states = useWordStates(learn);
  const hasColours = useColours();
  return useMemo(() => {
    if (states === undefined || !hasBegunWords(states)) return undefined;
    const stateOf = (word: PlacedWord) => furthestRow(meantBy(word).contentRows, states)?.state;
    const counted = countedWords(reading?.body ?? []).flatMap(word => {
      const state = stateOf(word);
      return state === undefined ? [] : [[state, 1] as const];
    });
    const coverage = coverageOf(counted);
    return coverage.total === 0 ? undefined : { coverage, stateOf: hasColours ? stateOf : undefined };
  }, [reading, meantBy, states, hasColours]);
}
