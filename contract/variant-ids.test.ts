import { expect, test } from 'vitest';
import { Slug } from './fields.ts';
import { letterId } from './letter-ids.ts';
import { isFurtherForm, readVariantId, rowOfWord, variantId } from './variant-ids.ts';

test('an id names row, language and form, and is a slug', () => {
  const id = variantId('es', 'coche', 'car');
  expect(id).toBe('variant-es-0ez78uj-car');
  expect(Slug.parse(id)).toBe(id);
  expect(readVariantId(id)).toEqual({ row: 'car', language: 'es' });
  expect(rowOfWord(id)).toBe('car');
});

test.each([
  ['spaces and an apostrophe', 'fr', "s'en aller  vite"],
  ['an Arabic form', 'ar', 'سيارة'],
  ['kana', 'ja', 'くるま'],
  ['nothing at all', 'de', ''],
] as const)('%s makes a slug too', (_, language, form) => {
  expect(() => Slug.parse(variantId(language, form, 'some-row'))).not.toThrow();
});

test('case, apostrophes and vowel marks of a form change nothing, another language or row does', () => {
  expect(variantId('tr', 'İstasyon', 'a')).toBe(variantId('tr', 'istasyon', 'a'));
  expect(variantId('uk', 'об’єкт', 'a')).toBe(variantId('uk', "об'єкт", 'a'));
  expect(variantId('ar', 'كِتَاب', 'a')).toBe(variantId('ar', 'كتاب', 'a'));
  const ids = [variantId('es', 'auto', 'a'), variantId('pt', 'auto', 'a'), variantId('es', 'auto', 'b')];
  expect(new Set(ids).size).toBe(3);
});

test.each([
  'car',
  'variant-noun',
  'variant-xx-0ez78uj-car',
  'variant-es-0ez78uj-',
  'variant-es-short-car',
  letterId('к'),
  'card-01890000-0000-7000-8000-000000000001',
])('%s is no further form of a row', id => {
  expect(readVariantId(id)).toBeUndefined();
  expect(rowOfWord(id)).toBe(id);
});

test('the own form of a row is no further one, however it is written', () => {
  expect(isFurtherForm('es', ['carro', 'coche', 'auto'], 'auto')).toBe(true);
  expect(isFurtherForm('es', ['carro', 'coche', 'auto'], 'carro')).toBe(false);
  expect(isFurtherForm('de', ['Essen', 'essen'], 'essen')).toBe(false);
  expect(isFurtherForm('es', ['carro'], 'coche')).toBe(false);
});
