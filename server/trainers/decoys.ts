import type { Catalogue, CatalogueWord } from '../catalogue/catalogue.ts';
import type { Pair } from '../catalogue/present.ts';
import { isOwnCard } from '../dictionary/own-cards.ts';
import { createIsAlsoRight } from './also-right.ts';
import { draw } from './draw.ts';
import { type CollectDistinct, createCollectDistinct } from './readings.ts';

/** Four options a question: the right one and three decoys. */
export const DECOYS = 3;

/** `source` is what the test is fed from; `random` returns a number from 0 up to but not including 1. */
export type Question = {
  word: CatalogueWord;
  source: readonly CatalogueWord[];
  pair: Pair;
  random: () => number;
};

/**
 * Three wrong options that are neither silly nor also right: of the word's own category and part of speech first, then of its
 * category, then of the source, then any word of its part of speech; a row of the dictionary, which has no category, gets its like; never two options that read the same in either language.
 * Each choice within such a group is equally likely. Fewer only where there are no more.
 */
export type PickDecoys = (question: Question) => CatalogueWord[];

/** Makes `PickDecoys` for a catalogue; the groups are sorted once. */
export function createPickDecoys(
  catalogue: Catalogue,
  collectDistinct: CollectDistinct = createCollectDistinct(),
): PickDecoys {
  const words = catalogue.categories.flatMap(category => category.words);
  const byKind = groupBy([...words, ...catalogue.furtherWords], kindOf);
  const byCategory = groupBy(words, word => word.category);
  const byPartOfSpeech = groupBy(words, word => word.pos);
  const isAlsoRight = createIsAlsoRight(catalogue);

  return ({ word, source, pair, random }) => {
    const decoys: CatalogueWord[] = [];
    const addDistinct = collectDistinct(pair);
    addDistinct(word);
    const groups = [
      // An own card says nothing of its kind: others like it come first, and any word last.
      ...(isOwnCard(word) ? [source.filter(isOwnCard), source, words] : []),
      byKind.get(kindOf(word)) ?? [],
      byCategory.get(word.category) ?? [],
      source,
      byPartOfSpeech.get(word.pos) ?? [],
    ];
    for (const group of groups) {
      for (const candidate of draw(group, random)) {
        if (!isAlsoRight(word, candidate, pair) && addDistinct(candidate)) decoys.push(candidate);
        if (decoys.length === DECOYS) return decoys;
      }
    }
    return decoys;
  };
}

export function kindOf({ category, pos }: CatalogueWord): string {
  return `${category} ${pos}`;
}

export function groupBy(words: readonly CatalogueWord[], keyOf: (word: CatalogueWord) => string) {
  const groups = new Map<string, CatalogueWord[]>();
  for (const word of words) {
    const group = groups.get(keyOf(word));
    if (group === undefined) groups.set(keyOf(word), [word]);
    else group.push(word);
  }
  return groups;
}
