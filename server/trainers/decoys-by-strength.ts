import type { PacketEntry } from '#learning/packet.ts';
import type { Catalogue, CatalogueWord } from '../catalogue/catalogue.ts';
import { createIsAlsoRight } from './also-right.ts';
import { createPickDecoys, DECOYS, groupBy, kindOf, type PickDecoys, type Question } from './decoys.ts';
import { draw } from './draw.ts';
import { createFormLikeness, type FormLikeness } from './form-likeness.ts';
import type { CollectDistinct } from './readings.ts';

/** Forms that share more than this are too easily taken for one another by somebody who is meeting the word. */
const UNLIKE = 0.3;
/** Near decoys are drawn from so many: always the same three would teach "not that one". */
const NEAREST = 8;

/**
 * For a word that is still weak three that cannot be mistaken for it: of the same part of speech, since grammar must not give
 * the answer away, but of other categories and unlike it in form. For a strong one those of its own meaning field that look
 * most like it.
 */
export function createPickByStrength(
  catalogue: Catalogue,
  collectDistinct: CollectDistinct,
): Record<PacketEntry['decoys'], PickDecoys> {
  const words = catalogue.categories.flatMap(category => category.words);
  const likeness = createFormLikeness();
  const pickAny = createPickDecoys(catalogue, collectDistinct);
  const byPartOfSpeech = groupBy(words, word => word.pos);
  const byKind = groupBy(words, kindOf);
  const byCategory = groupBy(words, word => word.category);

  function easy({ word, pair, random }: Question): Iterable<CatalogueWord> {
    return only(draw(byPartOfSpeech.get(word.pos) ?? [], random), other => {
      return other.category !== word.category && likeness(word, other, pair.learn) < UNLIKE;
    });
  }

  function* near({ word, pair, random }: Question): Iterable<CatalogueWord> {
    const nearest = (group: readonly CatalogueWord[] = []) => [
      ...draw(
        nearestOf(word, group, other => likeness(word, other, pair.learn)),
        random,
      ),
    ];
    yield* nearest(byKind.get(kindOf(word)));
    yield* nearest(byCategory.get(word.category));
  }

  const isAlsoRight = createIsAlsoRight(catalogue);
  const picker =
    (candidates: (question: Question) => Iterable<CatalogueWord>): PickDecoys =>
    question => {
      const { word, pair } = question;
      const wrong = only(candidates(question), candidate => !isAlsoRight(word, candidate, pair));
      const decoys = take(wrong, question, collectDistinct);
      if (decoys.length === DECOYS) return decoys;
      // A small category or a rare part of speech has too few; what anybody would get fills up.
      return take([...decoys, ...pickAny(question)], question, collectDistinct);
    };
  return { easy: picker(easy), near: picker(near) };
}

function take(
  candidates: Iterable<CatalogueWord>,
  { word, pair }: Question,
  collectDistinct: CollectDistinct,
): CatalogueWord[] {
  const decoys: CatalogueWord[] = [];
  const addDistinct = collectDistinct(pair);
  addDistinct(word);
  for (const candidate of candidates) {
    if (addDistinct(candidate)) decoys.push(candidate);
    if (decoys.length === DECOYS) break;
  }
  return decoys;
}

function nearestOf(
  word: CatalogueWord,
  group: readonly CatalogueWord[],
  likenessOf: (other: CatalogueWord) => ReturnType<FormLikeness>,
): CatalogueWord[] {
  return group
    .filter(other => other !== word)
    .map(other => ({ other, like: likenessOf(other) }))
    .sort((one, two) => two.like - one.like)
    .slice(0, NEAREST)
    .map(({ other }) => other);
}

function* only<Item>(items: Iterable<Item>, test: (item: Item) => boolean): Generator<Item> {
  for (const item of items) if (test(item)) yield item;
}
