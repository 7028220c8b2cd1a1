import { expect, test } from 'vitest';
import { chooseLanguage } from './choose-language.ts';

test.each([
  ['a stored choice beats the browser', 'fr', ['de'], 'en', 'fr'],
  ['without a choice the browser decides', null, ['de', 'fr'], 'en', 'de'],
  ['the first language of the browser that is supported', null, ['sv-SE', 'pl', 'de'], 'en', 'pl'],
  ['a region is left aside', null, ['pt-BR'], 'en', 'pt'],
  ['a script is left aside', null, ['zh-Hant-TW'], 'en', 'zh'],
  ['capitals do not matter', null, ['UK-ua'], 'en', 'uk'],
  ['an unknown stored choice is passed over', 'xx', ['ja'], 'en', 'ja'],
  ['an empty stored choice is passed over', '', ['ja'], 'en', 'ja'],
  ['the page’s language comes last', null, ['sv'], 'ar', 'ar'],
  ['English when nothing fits', null, [], 'xx', 'en'],
  ['garbage is passed over', 'de\u0000'.repeat(1000), ['*', '-', ''], '', 'en'],
])('%s', (_, stored, browser, page, language) => {
  expect(chooseLanguage({ stored, browser, page })).toBe(language);
});
