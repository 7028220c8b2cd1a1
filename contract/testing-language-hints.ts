import type { Language } from '#languages/index.ts';

type Row = [name: string, stored: string | null, browser: readonly string[], page: string, lang: Language];

/** What speaks for a language, and which one it is. Server, boot script and browser all have to follow it. */
export const LANGUAGE_HINTS: readonly Row[] = [
  ['a stored choice beats the browser', 'fr', ['de'], 'en', 'fr'],
  ['without a choice the browser decides', null, ['de', 'fr'], 'en', 'de'],
  ['the first language of the browser that is supported', null, ['sv-SE', 'pl', 'de'], 'en', 'pl'],
  ['a region is left aside', null, ['pt-BR'], 'en', 'pt'],
  ['a script is left aside', null, ['zh-Hant-TW'], 'en', 'zh'],
  ['capitals do not matter', null, ['UK-ua'], 'en', 'uk'],
  ['an unknown stored choice is passed over', 'xx', ['ja'], 'en', 'ja'],
  ['an empty stored choice is passed over', '', ['ja'], 'en', 'ja'],
  ['the page’s language comes last', null, ['sv'], 'ar', 'ar'],
  ['a stored choice beats the page', 'uk', [], 'ar', 'uk'],
  ['English when nothing fits', null, [], 'xx', 'en'],
  ['garbage is passed over', 'de\u0000'.repeat(1000), ['*', '-', ''], '', 'en'],
];
