import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '#languages/index.ts';
import { catalogue } from '../testing/catalogue.ts';
import type { CatalogueWord } from './catalogue.ts';
import { pathsOf, readPath } from './path.ts';
import { presentSentence } from './present.ts';

const rows = [
  ['1', 'hello', ''],
  ['1', 'yes', 'ko:+1'],
  ['1', 'no', ''],
  ['2', 'rice', ''],
  ['2', 'gone', ''],
  ['3', 'water', ''],
  ['3', 'bread', 'ko:-2 bn:-1'],
].map(([step = '', key = '', move = ''], index) => ({ line: index + 2, cells: { step, key, move } }));

test('a language has a word as many steps later or earlier as the path says; what is no word is left out', () => {
  const path = pathsOf(readPath(rows), id => (id === 'gone' ? undefined : ({ id } as CatalogueWord)));
  const idsIn = (learn: 'es' | 'ko' | 'bn') => path(learn).map(({ id }) => id);
  expect(idsIn('es')).toEqual(['hello', 'yes', 'no', 'rice', 'water', 'bread']);
  expect(idsIn('ko')).toEqual(['hello', 'no', 'bread', 'yes', 'rice', 'water']);
  expect(idsIn('bn')).toEqual(['hello', 'yes', 'no', 'rice', 'bread', 'water']);
});

test('every language has the same thousand words on its path, and not all in the same order', () => {
  const orders = LANGUAGE_CODES.map(learn => catalogue.path(learn).map(({ id }) => id));
  for (const order of orders) expect(order.toSorted()).toEqual(orders[0]?.toSorted());
  expect(orders[0]).toHaveLength(1000);
  expect(new Set(orders.map(order => order.join())).size).toBeGreaterThan(1);
});

test('every word of the path has a sentence in any pair, read where writing does not tell how', () => {
  for (const { id } of catalogue.path('en')) {
    const [sentence] = catalogue.sentences(id);
    if (sentence === undefined) throw new Error(`no sentence of ${id}`);
    for (const learn of LANGUAGE_CODES) {
      const shown = presentSentence(sentence, { lang: 'en', learn });
      expect(shown.text).toMatch(/\[.+\]/);
      expect(shown.translation).toMatch(/\[.+\]/);
      expect(shown.reading !== undefined).toBe(['ja', 'ar', 'uk'].includes(learn));
    }
  }
  expect(catalogue.sentences('constructor')).toEqual([]);
});
