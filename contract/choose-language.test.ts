import { expect, test } from 'vitest';
import { chooseLanguage } from './choose-language.ts';
import { LANGUAGE_HINTS } from './testing-language-hints.ts';

test.each(LANGUAGE_HINTS)('%s', (_, stored, browser, page, language) => {
  expect(chooseLanguage({ stored, browser, page })).toBe(language);
});
