import { shuffled } from '#contract/shuffled.ts';
import { MOST_QUESTIONS } from '#contract/trainers.ts';
import type { PacketWord } from '#contract/words.ts';
import type { Catalogue, CatalogueWord } from '../catalogue/catalogue.ts';
import { type Pair, presentOption } from '../catalogue/present.ts';

/** Four options a question: the answer and three decoys. */
const DECOYS = 3;

type Packet = { source: readonly CatalogueWord[]; catalogue: Catalogue; pair: Pair; random: () => number };

/**
 * At most 20 questions, in random order, each word once. Words of the source that read the same in either language are one
 * question. `random` answers a number from 0 up to but not including 1.
 */
export function makePacket({ source, catalogue, pair, random }: Packet): PacketWord[] {
  const words = distinct(shuffled(source, random), pair);
  return words.map(word => ({
    ...presentOption(word, pair),
    otherWords: pickDecoys({ word, source, catalogue, pair, random }).map(decoy =>
      presentOption(decoy, pair),
    ),
  }));
}

type Question = Packet & { word: CatalogueWord };

/**
 * Three wrong answers that are neither silly nor also right: from the word's own category first, then the rest of the source,
 * then any word of the same part of speech; never two options that read the same in either language.
 */
export function pickDecoys({ word, source, catalogue, pair, random }: Question): CatalogueWord[] {
  const neighbours = catalogue.category(word.category)?.words ?? [];
  const pools = [
    () => neighbours.filter(other => other.pos === word.pos),
    () => neighbours,
    () => source,
    () => catalogue.categories.flatMap(category => category.words).filter(other => other.pos === word.pos),
  ];
  const options = [word];
  for (const pool of pools) {
    for (const candidate of shuffled(pool(), random)) {
      if (options.length > DECOYS) return options.slice(1);
      if (!options.some(option => readSame(option, candidate, pair))) options.push(candidate);
    }
  }
  return options.slice(1);
}

function distinct(words: readonly CatalogueWord[], pair: Pair): CatalogueWord[] {
  const kept: CatalogueWord[] = [];
  for (const word of words) {
    if (kept.length === MOST_QUESTIONS) break;
    if (!kept.some(other => readSame(other, word, pair))) kept.push(word);
  }
  return kept;
}

/** Two words that coincide in either language would both be right answers to one of the tests. */
function readSame(one: CatalogueWord, other: CatalogueWord, { lang, learn }: Pair): boolean {
  return one.id === other.id || [lang, learn].some(code => fold(one.forms[code]) === fold(other.forms[code]));
}

function fold(form: string): string {
  return form.normalize('NFKC').toLowerCase();
}
