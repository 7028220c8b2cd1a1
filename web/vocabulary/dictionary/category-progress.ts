import { useMemo } from 'react';
import type { Category } from '#contract/categories.ts';
import { useShares } from '#web/vocabulary/marks/shares.ts';
import { useMyWordsQuery } from './api.ts';

const MOST = 3;

/** How far a person is with a category: words that are theirs (in the dictionary, being learned or known), and the known ones among them. */
export type Begun = { mine: number; known: number };

/** The categories that a person has begun, by id; `begun` is undefined for guests and as long as it is not `isFetched`. */
export function useBegun(): { begun: ReadonlyMap<string, Begun> | undefined; isFetched: boolean } {
  const query = useMyWordsQuery();
  const myWords = query.data?.data.words;
  const { shares, isFetched } = useShares();
  const begun = useMemo(() => {
    if (myWords === undefined) return undefined;
    const begun = new Map<string, Begun>();
    for (const { category, known } of myWords) {
      if (category === null) continue;
      const before = begun.get(category) ?? { mine: 0, known: 0 };
      begun.set(category, { mine: before.mine + 1, known: before.known + Number(known) });
    }
    // Words that a trainer brought are learned without standing in the dictionary.
    for (const [category, { known, learning }] of shares ?? []) {
      const { mine = 0 } = begun.get(category) ?? {};
      if (known + learning > 0) begun.set(category, { mine: Math.max(mine, known + learning), known });
    }
    return begun;
  }, [myWords, shares]);
  return { begun, isFetched: query.isFetched && isFetched };
}

/** The topics that a person is in the middle of, those with most words of theirs first; what is whole needs no more work. */
export function mostBegun(
  categories: readonly Category[],
  begun: ReadonlyMap<string, Begun>,
): { category: Category; begun: Begun }[] {
  return categories
    .flatMap(category => {
      const own = begun.get(category.id);
      return own && own.mine < category.word_count ? [{ category, begun: own }] : [];
    })
    .sort((one, other) => other.begun.mine - one.begun.mine)
    .slice(0, MOST);
}
