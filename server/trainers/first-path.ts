import type { Catalogue } from '../catalogue/catalogue.ts';

/**
 * Where somebody begins who has chosen nothing: what is said on the first day, then the words that hold sentences together, then
 * what is seen and done every day. Of the catalogue's order, easy to picture first, this brings forward what is used most.
 */
const FIRST = [
  ...['greetings', 'linking-words', 'small-words', 'everyday-verbs', 'common-verbs', 'people', 'numbers'],
  ...['adverbs-questions', 'time', 'common-nouns'],
  ...['food', 'family', 'adjectives', 'drinks', 'home', 'city', 'body', 'movement', 'mind-speech'],
  ...['colors-shapes', 'clothes', 'weather', 'place-direction', 'shopping-money', 'transport', 'feelings'],
];

/** The ids of all categories in the order in which new words are proposed. */
export function proposedPath(catalogue: Catalogue): string[] {
  const all = catalogue.categories.map(({ id }) => id);
  return [...new Set([...FIRST, ...all])].filter(id => catalogue.category(id) !== undefined);
}
