import { foldForm } from '#contract/search.ts';
import type { Language } from '#languages/index.ts';
import type { Catalogue, CatalogueWord } from '../catalogue/catalogue.ts';
import type { Pair } from '../catalogue/present.ts';

/**
 * Makes the function that tells, for one question, whether an option would be right too: some row of the catalogue or of the
 * dictionary says that the word asked for can be translated so (*ärgern* is annoy and tease), or that the option's word is another
 * for the translation asked for.
 */
export function createIsAlsoRight(
  catalogue: Catalogue,
): (word: CatalogueWord, pair: Pair) => (option: CatalogueWord) => boolean {
  return (word, { lang, learn }) => {
    const translations = furtherForms(word, learn, lang);
    const words = furtherForms(word, lang, learn);
    return ({ forms }) =>
      translations.has(foldForm(lang, forms[lang])) || words.has(foldForm(learn, forms[learn]));
  };

  /** All that is said in one language for what the word's form in the other can mean. */
  function furtherForms({ forms }: CatalogueWord, from: Language, to: Language): Set<string> {
    const further = new Set<string>();
    for (const { variants } of catalogue.meanings(from, forms[from]))
      for (const variant of variants[to]) further.add(foldForm(to, variant));
    return further;
  }
}
