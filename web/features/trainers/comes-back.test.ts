import { expect, test } from 'vitest';
import { LANGUAGE_CODES, type Language } from '#languages/index.ts';
import { comesBack } from './comes-back.ts';

test.each([
  [1, 'tomorrow'],
  [3, 'in 3 days'],
  [30, 'in 30 days'],
  [31, 'in 1 month'],
  [90, 'in 3 months'],
  [340, 'in 11 months'],
  [365, 'in 1 year'],
  [550, 'in 1.5 years'],
] as const)('%i days are said as "%s"', (days, text) => {
  expect(comesBack(days, 'en')).toBe(text);
});

test('a button says it shortly', () => {
  expect([1, 3, 90, 365].map(days => comesBack(days, 'en', 'short'))).toEqual([
    'tomorrow',
    'in 3 days',
    'in 3 mo.',
    'in 1 yr.',
  ]);
});

test('a button counts the day after tomorrow, whose name is too long for it', () => {
  const said = (style: 'long' | 'short') =>
    ['de', 'it', 'uk'].map(lang => comesBack(2, lang as Language, style));
  expect(said('long')).toEqual(['übermorgen', 'dopodomani', 'післязавтра']);
  expect(said('short')).toEqual(['in 2 Tagen', 'tra 2 gg', 'через 2 дн.']);
});

test('every language says it in its own words', () => {
  for (const days of [1, 5, 90, 365]) {
    const texts = LANGUAGE_CODES.map(language => comesBack(days, language));
    expect(texts.every(text => text !== '')).toBe(true);
    expect(new Set(texts).size).toBe(LANGUAGE_CODES.length);
  }
});
