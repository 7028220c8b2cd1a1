import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '#languages/index.ts';
import { catalogue } from '../testing/catalogue.ts';
import type { CatalogueWord } from './catalogue.ts';
import { isOfPair } from './of-pair.ts';

const words = catalogue.categories.flatMap(category => category.words);
const idsOf = (some: readonly CatalogueWord[]) => some.map(({ id }) => id);
const pairs = LANGUAGE_CODES.flatMap(lang => LANGUAGE_CODES.map(learn => ({ lang, learn })));

test('a pair has just the words that have a form in both languages, in their order', () => {
  for (const pair of pairs) {
    const { categories, category, word, lacking } = catalogue.ofPair(pair);
    const had = words.filter(({ forms }) => forms[pair.lang] !== '' && forms[pair.learn] !== '');
    expect(idsOf(categories.flatMap(category => category.words))).toEqual(idsOf(had));
    expect(categories.filter(one => category(one.id) !== one)).toEqual([]);
    const isHad = new Set(had);
    const left = words.filter(one => !isHad.has(one));
    expect([...lacking]).toEqual(idsOf(left));
    expect(left.filter(({ id }) => word(id) !== undefined)).toEqual([]);
    expect(words.filter(one => isOfPair(one, pair) !== isHad.has(one))).toEqual([]);
  }
});

test('a word that one language lacks is there for the pairs of others', () => {
  const has = (lang: (typeof LANGUAGE_CODES)[number], learn: typeof lang) =>
    catalogue.ofPair({ lang, learn }).word('the-determiner') !== undefined;
  expect([has('en', 'es'), has('de', 'fr'), has('es', 'es')]).toEqual([true, true, true]);
  expect([has('uk', 'es'), has('en', 'uk'), has('uk', 'uk'), has('ja', 'tr')]).toEqual(Array(4).fill(false));
  expect(catalogue.ofPair({ lang: 'uk', learn: 'ja' }).word('dog')?.id).toBe('dog');
});

test('every language has all words of the path, and English every word', () => {
  for (const learn of LANGUAGE_CODES)
    expect(catalogue.path(learn).filter(({ lacks }) => lacks !== undefined)).toEqual([]);
  expect(words.filter(({ forms }) => forms.en === '')).toEqual([]);
});

test('what a language lacks is explained by the dictionary all the same', () => {
  for (const { id, lacks = [] } of words)
    for (const language of lacks)
      expect({ id, language, variants: catalogue.meaning(id)?.variants[language].length }).not.toMatchObject({
        variants: 0,
      });
  expect(catalogue.meaning('arm-noun')?.variants.uk).toContain('рука');
});
