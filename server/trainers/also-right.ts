import type { Catalogue, CatalogueWord } from '../catalogue/catalogue.ts';
import type { Pair } from '../catalogue/present.ts';

/**
 * Makes the function that tells whether a decoy would be right too, since one of the two is also said like the other. The rows of the
 * dictionary have near synonyms; the words that are taught were chosen so that the first form of each is enough.
 */
export function createIsAlsoRight(
  catalogue: Catalogue,
): (word: CatalogueWord, candidate: CatalogueWord, pair: Pair) => boolean {
  const isSaidAs = (one: CatalogueWord, other: CatalogueWord, language: Pair['lang']) =>
    catalogue.meanings(language, one.forms[language]).some(({ id }) => id === other.id);

  return (word, candidate, { lang, learn }) =>
    word.category === '' &&
    [lang, learn].some(
      language => isSaidAs(word, candidate, language) || isSaidAs(candidate, word, language),
    );
}
