import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '#languages/index.ts';
import { catalogue } from '../testing/test-server.ts';
import { presentDictionaryWord, presentOption, presentWord } from './present.ts';

const noted = catalogue.categories.flatMap(category => category.words).filter(word => word.sense !== '');

test.each([
  ['a list', presentWord],
  ['a dictionary', presentDictionaryWord],
  ['a question', presentOption],
])('the notes that tell English words apart are shown to readers of English only, in %s', (_, present) => {
  expect(noted.length).toBeGreaterThan(0);
  for (const word of noted) {
    for (const lang of LANGUAGE_CODES) {
      const expected = lang === 'en' ? word.sense : undefined;
      expect(present(word, { lang, learn: 'es' }).sense, `${word.id} in ${lang}`).toBe(expected);
    }
  }
});
