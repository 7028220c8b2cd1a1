import { expect, test } from 'vitest';
import type { WordStanding } from '#contract/word-states.ts';
import { LANGUAGE_CODES, type Language } from '#languages/index.ts';
import { comesBack, returnsOf } from './comes-back.ts';

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

const TODAY = 20_000;
const due = (days: number): WordStanding => ({ state: 'learning', strength: 1, dueDay: TODAY + days });

test('words come back together, the soonest first, and at most three dates are given', () => {
  const states = { a: due(4), b: due(1), c: due(4), d: due(9), e: due(30), other: due(1) };
  expect(returnsOf(['a', 'b', 'c', 'd', 'e'], states, TODAY)).toEqual([
    { days: 1, count: 1 },
    { days: 4, count: 2 },
    { days: 9, count: 1 },
  ]);
});

test('words that are new, marked or still due have no date', () => {
  const states: Record<string, WordStanding> = {
    due: due(0),
    late: due(-3),
    known: { state: 'known', strength: 4 },
  };
  expect(returnsOf(['due', 'late', 'known', 'new'], states, TODAY)).toEqual([]);
});
