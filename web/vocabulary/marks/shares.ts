import { useMemo } from 'react';
import type { listCatalogueWords } from '#contract/categories.ts';
import { useEndpoint } from '#web/platform/http/queries.ts';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import type { WordStates } from '#web/platform/offline/pending/word-states.ts';
import { hasBegunWords, standingOf, useWordStatesQuery } from './word-states.ts';

/** Of the `total` words of a category. */
export type Share = { known: number; learning: number; total: number };

type CatalogueWord = readonly [id: string, word: string, category: string];

/**
 * How many words of each category a person knows and is learning; `shares` is undefined for guests, for who has begun nothing, and as
 * long as it is not `isFetched`.
 */
export function useShares(): { shares: ReadonlyMap<string, Share> | undefined; isFetched: boolean } {
  const { lang, learn } = useLanguages();
  const query = useWordStatesQuery(learn);
  const states = query.data?.data.words;
  const hasBegun = states !== undefined && hasBegunWords(states);
  const pair = { query: { lang, learn } };
  const words = useEndpoint<typeof listCatalogueWords>('/catalogue-words', pair, hasBegun);
  const catalogue = words.data?.data.words;
  const shares = useMemo(
    () => (hasBegun && catalogue !== undefined ? countShares(catalogue, states) : undefined),
    [hasBegun, catalogue, states],
  );
  return { shares, isFetched: query.isFetched && (!hasBegun || words.isFetched) };
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
