import type { Language } from '#languages/index.ts';
import { estimateVocabulary, type PlacementAnswer } from '#learning/placement.ts';
import type { Catalogue, CatalogueWord } from '../catalogue/catalogue.ts';
import type { Pair } from '../catalogue/present.ts';
import { doneJson } from '../http/success.ts';
import { pseudoWords } from './pseudo-words.ts';

/** The words of the catalogue as a placement check sees them. */
export function placementWords(catalogue: Catalogue) {
  const easyFirst = byEase(catalogue);
  const ranks = easyFirst.map((_, place) => place + 1);
  const made = new Map<Language, string[]>();

  function pseudoWordsOf(learn: Language): string[] {
    const known = made.get(learn) ?? pseudoWords(catalogue, learn, repeatable());
    made.set(learn, known);
    return known;
  }

  return {
    words: ranks.length,
    /** The JSON of `GET /learning/placement`. */
    asked: ({ lang, learn }: Pair) => {
      const order = [...new Set([...catalogue.path(learn), ...easyFirst])];
      return doneJson(
        JSON.stringify({
          words: order.map(({ id, forms }) => [id, forms[learn]]),
          ranks: ranks.filter(rank => tells(order[rank - 1], { lang, learn })),
          pseudoWords: pseudoWordsOf(learn),
        }),
      );
    },
    estimate: (answers: readonly PlacementAnswer[]) => estimateVocabulary(answers, ranks),
  };
}

/**
 * For the words behind the path of the first 1,000: categories come easy first and so do the words in them, so the place of a word
 * in both is taken for its rank.
 */
function byEase({ categories }: Catalogue): CatalogueWord[] {
  return categories
    .flatMap(({ words }, category) => words.map((word, place) => ({ word, ease: category + place })))
    .sort((one, other) => one.ease - other.ease)
    .map(({ word }) => word);
}

/** A word that reads the same in both languages is understood by everybody. */
function tells(word: CatalogueWord | undefined, { lang, learn }: Pair): boolean {
  if (word === undefined) return false;
  if (lang === learn) return true;
  return word.forms[lang].toLowerCase() !== word.forms[learn].toLowerCase();
}

/** The same made-up words after every start: the response keeps its tag (a linear congruential generator). */
function repeatable(): () => number {
  let state = 20_26;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
