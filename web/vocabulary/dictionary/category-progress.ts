import type { Category } from '#contract/categories.ts';
import type { Begun } from './use-category-progress.ts';

const MOST = 3;

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
