import { useMemo } from 'react';
import type { listCatalogueWords } from '#contract/categories.ts';
import { useLanguages } from '../i18n/languages.ts';
import { useEndpoint } from '../queries.ts';
import type { WordStates } from '../shown-states.ts';
import { standingOf, useWordStates } from './word-states.ts';

/** Of the `total` words of a category. */
export type Share = { known: number; learning: number; total: number };

type CatalogueWord = readonly [id: string, word: string, category: string];

/** How many words of each category a person knows and is learning; undefined for guests and for who has begun nothing. */
export function useShares(): ReadonlyMap<string, Share> | undefined {
  const states = useWordStates(useLanguages().learn);
  const hasBegun = states !== undefined && Object.keys(states).length > 0;
  const catalogue = useEndpoint<typeof listCatalogueWords>('/catalogue-words', {}, hasBegun).data?.data.words;
  return useMemo(
    () => (hasBegun && catalogue !== undefined ? countShares(catalogue, states) : undefined),
    [hasBegun, catalogue, states],
  );
}

export function countShares(catalogue: readonly CatalogueWord[], states: WordStates): Map<string, Share> {
  const shares = new Map<string, Share>();
  for (const [id, , category] of catalogue) {
    const share = shares.get(category) ?? { known: 0, learning: 0, total: 0 };
    const state = standingOf(states, id)?.state;
    if (state === 'known' || state === 'learning') share[state] += 1;
    share.total += 1;
    shares.set(category, share);
  }
  return shares;
}
