import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '#languages/index.ts';
import { catalogue } from '../testing/catalogue.ts';
import { presentWord } from './present.ts';
import { wordWriter } from './word-json.ts';

test('words are written as they would be presented and turned into JSON one by one, in every pair', () => {
  const write = wordWriter();
  const language = fc.constantFrom(...LANGUAGE_CODES);
  const pairs = fc.record({ lang: language, learn: language });
  fc.assert(
    fc.property(fc.constantFrom(...catalogue.categories), pairs, ({ words }, pair) => {
      expect(write(words, pair)).toBe(JSON.stringify(words.map(word => presentWord(word, pair))));
    }),
    { numRuns: 300 },
  );
});

test('no words are an empty list', () => {
  expect(wordWriter()([], { lang: 'en', learn: 'de' })).toBe('[]');
});
