import type { Language } from '#languages/index.ts';
import { estimateVocabulary, type PlacementAnswer } from '#learning/placement.ts';
import type { Catalogue, CatalogueOfPair, CatalogueWord } from '../catalogue/catalogue.ts';
import { alone, isOfPair } from '../catalogue/of-pair.ts';
import type { Pair } from '../catalogue/present.ts';
import { doneJson } from '../http/success.ts';
import { pseudoWords } from './pseudo-words.ts';

/** The words of the catalogue as a placement check sees them: all that the learning language has. */
export function placementWords(catalogue: Catalogue) {
  const made = new Map<Language, string[]>();
  const wordsOf = (learn: Language) => catalogue.ofPair(alone(learn));

  function pseudoWordsOf(learn: Language): string[] {
    const known = made.get(learn) ?? pseudoWords(catalogue, learn, repeatable());
    made.set(learn, known);
    return known;
  }

  const count = (learn: Language) =>
    wordsOf(learn).categories.reduce((sum, { words }) => sum + words.length, 0);

  return {
    count,
    /** The JSON of `GET /learning/placement`. */
    asked: ({ lang, learn }: Pair) => {
      const order = [...new Set([...catalogue.path(learn), ...byEase(wordsOf(learn))])];
      return doneJson(
        JSON.stringify({
          words: order.map(({ id, forms }) => [id, forms[learn]]),
          ranks: order.flatMap((word, place) => (tells(word, { lang, learn }) ? [place + 1] : [])),
          pseudoWords: pseudoWordsOf(learn),
        }),
      );
    },
    estimate: (answers: readonly PlacementAnswer[], learn: Language) =>
      estimateVocabulary(
        answers,
        Array.from({ length: count(learn) }, (_, place) => place + 1),
      ),
  };
}

/**
 * For the words behind the path of the first 1,000: categories come easy first and so do the words in them, so the place of a word
 * in both is taken for its rank.
 */
function byEase({ categories }: CatalogueOfPair): CatalogueWord[] {
  return categories
    .flatMap(({ words }, category) => words.map((word, place) => ({ word, ease: category + place })))
    .sort((one, other) => one.ease - other.ease)
    .map(({ word }) => word);
}

/** A word that reads the same in both languages is understood by everybody; one that the other language lacks cannot be explained. */
function tells(word: CatalogueWord, pair: Pair): boolean {
  const { lang, learn } = pair;
  if (!isOfPair(word, pair)) return false;
  return lang === learn || word.forms[lang].toLowerCase() !== word.forms[learn].toLowerCase();
}

/** The same made-up words after every start: the response keeps its tag (a linear congruential generator). */
function repeatable(): () => number {
  let state = 20_26;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
