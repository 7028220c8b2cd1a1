import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '#languages/index.ts';
import { catalogue } from '../testing/catalogue.ts';
import { presentDictionaryWord, presentOption } from './present.ts';
import { cacheWordBytes, cacheWordText } from './word-bytes.ts';

const language = fc.constantFrom(...LANGUAGE_CODES);
const word = fc.constantFrom(...catalogue.categories.flatMap(category => category.words));

test.each([
  ['an option', presentOption],
  ['a word of a dictionary', presentDictionaryWord],
])('the kept pieces of %s say in every pair what it says itself', (_, present) => {
  const bytesOf = cacheWordBytes(present);
  const textOf = cacheWordText(present);
  fc.assert(
    fc.property(word, language, language, (one, lang, learn) => {
      const json = `${Buffer.concat(bytesOf(one, { lang, learn }))}}`;
      expect(`${textOf(one, { lang, learn })}}`).toBe(json);
      expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(present(one, { lang, learn }))));
    }),
    { numRuns: 1000 },
  );
});
