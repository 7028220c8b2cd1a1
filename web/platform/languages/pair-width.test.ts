import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '#languages/index.ts';
import { pairLooks } from './pair-width.ts';

const widthOf = (name: string) => Number(/@min-\[([\d.]+)rem\]/.exec(name)?.[1]);

test('the longer its names, the more room a pair needs to say them', () => {
  const short = widthOf(pairLooks('hi', 'zh').name);
  const usual = widthOf(pairLooks('uk', 'en').name);
  const long = widthOf(pairLooks('uk', 'id').name);
  expect([short, usual, long]).toEqual([...[short, usual, long]].sort((one, other) => one - other));
  // A phone of 390 pixels leaves 13.53 rem.
  expect(usual).toBeLessThanOrEqual(13.5);
});

test('name and monogram change places at the same width, for every pair', () => {
  for (const lang of LANGUAGE_CODES)
    for (const learn of LANGUAGE_CODES) {
      const { name, monogram } = pairLooks(lang, learn);
      expect(widthOf(name)).toBe(widthOf(monogram));
    }
});
