import type { Language } from '#contract/languages.ts';
import { foldSearch } from '#contract/search.ts';
import type { Catalogue, CatalogueWord } from '../catalogue/catalogue.ts';
import type { Pair } from '../catalogue/present.ts';

/** More is no longer an answer but a list to search in. */
const MOST_FOUND = 60;

/**
 * Makes the search of the catalogue: words of the pair of languages in which the text occurs, closest first, at most 60.
 * Either language will do, and the transcription of the one that is learned (mizu, nihao); case and accents do not matter.
 */
export function wordSearch(catalogue: Catalogue): (text: string, pair: Pair) => CatalogueWord[] {
  const words = catalogue.categories.flatMap(category => category.words);
  const forms = indexes(language => words.map(word => keysOf(word.forms[language])));
  const sounds = indexes(language => words.map(word => keysOf(word.transcriptions[language] ?? '')));

  return (text, { lang, learn }) => {
    const wanted = foldSearch(text);
    if (wanted === '') return [];
    const keys = [forms(learn), forms(lang), sounds(learn)];
    const found = words.map((word, index) => {
      const distances = keys.flatMap(list => (list[index] ?? []).map(key => distance(key, wanted)));
      return { word, distance: Math.min(FAR, ...distances) };
    });
    return found
      .filter(entry => entry.distance < FAR)
      .sort((one, other) => one.distance - other.distance)
      .slice(0, MOST_FOUND)
      .map(entry => entry.word);
  };
}

type Index = readonly (readonly string[])[];

/** A language is indexed when it is first asked for. */
function indexes(make: (language: Language) => Index): (language: Language) => Index {
  const made = new Map<Language, Index>();
  return language => {
    const index = made.get(language) ?? make(language);
    made.set(language, index);
    return index;
  };
}

/** Pinyin and romaji are typed with and without spaces, and stand beside kana. */
function keysOf(form: string): string[] {
  const parts = form === '' ? [] : form.split(' · ').map(foldSearch);
  return [...new Set(parts.flatMap(part => [part, part.replaceAll(' ', '')]))];
}

const FAR = Number.POSITIVE_INFINITY;

function distance(key: string, wanted: string): number {
  if (key === wanted) return 0;
  if (key.startsWith(wanted)) return 1;
  if (key.includes(` ${wanted}`)) return 2;
  return key.includes(wanted) ? 3 : FAR;
}
