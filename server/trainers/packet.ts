import { MOST_QUESTIONS } from '#contract/test-types.ts';
import type { CatalogueWord } from '../catalogue/catalogue.ts';
import type { Pair } from '../catalogue/present.ts';
import { draw } from './draw.ts';
import type { CollectDistinct } from './readings.ts';

type Packet = {
  source: readonly CatalogueWord[];
  pair: Pair;
  random: () => number;
  collectDistinct: CollectDistinct;
};

/**
 * The words of a packet: at most 20, in random order, each once. Words of the source that read the same in either language are
 * one question. `random` returns a number from 0 up to but not including 1.
 */
export function drawQuestions({ source, pair, random, collectDistinct }: Packet): CatalogueWord[] {
  const words: CatalogueWord[] = [];
  const addDistinct = collectDistinct(pair);
  for (const word of draw(source, random)) {
    if (addDistinct(word)) words.push(word);
    if (words.length === MOST_QUESTIONS) break;
  }
  return words;
}
