import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CatalogueWord } from '../catalogue/catalogue.ts';
import { catalogue } from '../testing/catalogue.ts';
import { createFormLikeness } from './form-likeness.ts';

const likeness = createFormLikeness();
const words = catalogue.categories.flatMap(category => category.words);
const written = (form: string) => ({ forms: { es: form } }) as unknown as CatalogueWord;
const like = (one: string, other: string) => likeness(written(one), written(other), 'es');

test('a word looks like itself, whatever its capitals, and not like one without a pair of letters in common', () => {
  expect(like('perro', 'Perro')).toBe(1);
  expect(like('perro', 'mesa')).toBe(0);
  expect(like('ａｂｃ', 'abc')).toBe(1);
});

test('the more letters stand beside one another in both, the more alike they look', () => {
  expect(like('casa', 'cama')).toBeGreaterThan(like('casa', 'mesa'));
  expect(like('pero', 'perro')).toBeGreaterThan(like('pero', 'primero'));
  expect(like('amar', 'amarillo')).toBeGreaterThan(0.4);
});

test('likeness is mutual, and between 0 and 1, in every language that a word is kept for', () => {
  const word = fc.constantFrom(...words);
  fc.assert(
    fc.property(word, word, fc.constantFrom('es', 'ja', 'ar', 'hi'), (one, other, language) => {
      const found = likeness(one, other, language);
      expect(found).toBe(likeness(other, one, language));
      expect(found).toBeGreaterThanOrEqual(0);
      expect(found).toBeLessThanOrEqual(1);
    }),
    { numRuns: 500 },
  );
});
