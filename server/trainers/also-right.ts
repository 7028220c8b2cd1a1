import type { Catalogue, CatalogueWord } from '../catalogue/catalogue.ts';
import type { Pair } from '../catalogue/present.ts';

/**
 * Makes the function that finds whether a decoy would be right too, since one of the two has the other's form. Rows of the
 * dictionary have near synonyms; taught words were chosen by their first forms.
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
