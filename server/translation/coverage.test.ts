import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '#languages/index.ts';
import { catalogue } from '../testing/catalogue.ts';
import { texts } from '../testing/test-server.ts';
import { translateBuiltIn } from './built-in.ts';

const words = [...new Set(texts.flatMap(text => text.words))].sort();

test('the built-in texts have words to look up', () => {
  expect(words.length).toBeGreaterThan(800);
});

test.each(LANGUAGE_CODES)(
  'every word of every built-in text is translated into %s from the built-in data alone',
  lang => {
    const missing = words.filter(
      word => !translateBuiltIn(catalogue, word, { lang, learn: 'en' })?.translation,
    );
    expect(missing).toEqual([]);
  },
);
