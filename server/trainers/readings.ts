import { foldReading } from '#contract/search.ts';
import type { Language } from '#languages/index.ts';
import type { CatalogueWord } from '../catalogue/catalogue.ts';
import { isOfPair } from '../catalogue/of-pair.ts';
import type { Pair } from '../catalogue/present.ts';

/**
 * Begins a collection of words of which no two read the same in either language, since both would be right answers to one of
 * the tests. The function it returns takes a word in, or returns false because one like it is there, or because a language lacks it.
 */
export type CollectDistinct = (pair: Pair) => (word: CatalogueWord) => boolean;

/** Makes a `CollectDistinct` that folds each form once: a packet compares hundreds of them. */
export function createCollectDistinct(): CollectDistinct {
  const folded = new Map<Language, WeakMap<CatalogueWord, string>>();

  return ({ lang, learn }) => {
    const learned: string[] = [];
    const translated: string[] = [];
    return word => {
      if (!isOfPair(word, { lang, learn })) return false;
      const [form, translation] = [read(word, learn), read(word, lang)];
      if (learned.includes(form) || translated.includes(translation)) return false;
      learned.push(form);
      translated.push(translation);
      return true;
    };
  };

  function read(word: CatalogueWord, language: Language): string {
    const forms = folded.get(language) ?? new WeakMap();
    if (!folded.has(language)) folded.set(language, forms);
    const known = forms.get(word);
    if (known !== undefined) return known;
    const form = foldReading(word.forms[language]);
    forms.set(word, form);
    return form;
  }
}
