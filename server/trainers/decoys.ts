import { LRUCache } from 'lru-cache';
import type { Catalogue, CatalogueWord } from '../catalogue/catalogue.ts';
import { isOfPair } from '../catalogue/of-pair.ts';
import type { Pair } from '../catalogue/present.ts';
import { listedAs } from '../catalogue/variants.ts';
import { isOwnCard } from '../dictionary/own-cards.ts';
import { measured } from '../process/cache-sizes.ts';
import { groupBy } from '../process/group-by.ts';
import { createIsAlsoRight } from './also-right.ts';
import { draw } from './draw.ts';
import { partIntoPools } from './pools.ts';
import { type CollectDistinct, createCollectDistinct } from './readings.ts';
import { surfaceKeys } from './surface.ts';

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
 * Three wrong options that are neither silly nor also right: of the word's own category first, and there of those that look alike
 * (`surface.ts`), then of the source, then any word of its part of speech; a row of the dictionary, which has no category, gets its
 * like; never two options that read the same in either language. Each choice within such a group is equally likely. Fewer only
 * where there are no more.
 */
export type PickDecoys = (question: Question) => CatalogueWord[];

/** Pools of all categories in a hundred pairs, at about so many bytes a word. */
const MOST_BYTES = 24 * 1024 * 1024;
const WORD_BYTES = 80;

/** Makes `PickDecoys` for a catalogue; the pools of a category and pair are parted when they are first asked for. */
export function createPickDecoys(
  catalogue: Catalogue,
  collectDistinct: CollectDistinct = createCollectDistinct(),
): PickDecoys {
  const words = catalogue.categories.flatMap(category => category.words);
  const byCategory = groupBy(words, word => word.category);
  const byPartOfSpeech = groupBy(words, word => word.pos);
  const furtherByPartOfSpeech = groupBy(catalogue.furtherWords, word => word.pos);
  const isAlsoRight = createIsAlsoRight(catalogue);
  const keysOf = surfaceKeys();
  const pools = measured(
    'pools',
    new LRUCache<string, ReturnType<typeof partIntoPools<CatalogueWord>>>({
      maxSize: MOST_BYTES,
      sizeCalculation: ofCategory => WORD_BYTES * (1 + ofCategory.size),
    }),
  );

  function poolOf(word: CatalogueWord, pair: Pair): readonly CatalogueWord[] {
    const group = byCategory.get(word.category);
    if (group === undefined) return furtherByPartOfSpeech.get(word.pos) ?? [];
    const key = `${word.category} ${pair.lang} ${pair.learn}`;
    const known =
      pools.get(key) ??
      partIntoPools(
        group.filter(one => isOfPair(one, pair)),
        one => keysOf(one, pair),
      );
    pools.set(key, known);
    return known.get(word) ?? [];
  }

  return ({ word, source, pair, random }) => {
    const decoys: CatalogueWord[] = [];
    const addDistinct = collectDistinct(pair);
    addDistinct(word);
    const isWrong = not(isAlsoRight(word, pair));
    const listed = listedAs(catalogue, word);
    const groups = [
      // An own card says nothing of its kind: others like it come first, and any word last.
      ...(isOwnCard(word) ? [source.filter(isOwnCard), source, words] : []),
      poolOf(listed, pair),
      byCategory.get(listed.category) ?? [],
      source,
      byPartOfSpeech.get(word.pos) ?? [],
    ];
    for (const group of groups) {
      for (const candidate of draw(group, random)) {
        if (isWrong(candidate) && addDistinct(candidate)) decoys.push(candidate);
        if (decoys.length === DECOYS) return decoys;
      }
    }
    return decoys;
  };
}

function not<Item>(test: (item: Item) => boolean): (item: Item) => boolean {
  return item => !test(item);
}
