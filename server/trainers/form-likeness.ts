import type { Language } from '#languages/index.ts';
import type { CatalogueWord } from '../catalogue/catalogue.ts';

/** How alike two words look in a language, from 0 to 1: the share of their letter pairs, ends included, that they have in common. */
export type FormLikeness = (one: CatalogueWord, other: CatalogueWord, language: Language) => number;

/** Makes a `FormLikeness` that takes each form apart once (Dice's coefficient over pairs of letters). */
export function createFormLikeness(): FormLikeness {
  const cache = new Map<Language, WeakMap<CatalogueWord, Set<string>>>();

  return (one, other, language) => {
    const [pairs, others] = [pairsOf(one, language), pairsOf(other, language)];
    let shared = 0;
    for (const pair of pairs) if (others.has(pair)) shared += 1;
    return (2 * shared) / (pairs.size + others.size);
  };

  function pairsOf(word: CatalogueWord, language: Language): Set<string> {
    const ofLanguage = cache.get(language) ?? new WeakMap<CatalogueWord, Set<string>>();
    if (!cache.has(language)) cache.set(language, ofLanguage);
    const known = ofLanguage.get(word);
    if (known !== undefined) return known;
    const letters = [' ', ...word.forms[language].normalize('NFKC').toLowerCase(), ' '];
    const pairs = new Set(letters.slice(1).map((letter, place) => `${letters[place]}${letter}`));
    ofLanguage.set(word, pairs);
    return pairs;
  }
}
