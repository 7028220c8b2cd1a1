import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldArabic } from '../ar/fold-arabic.ts';
import { foldBengali } from '../bn/fold-bengali.ts';
import { foldHindi } from '../hi/fold-hindi.ts';
import { foldWord } from './fold.ts';

test('words that are folded already are left as they are, whatever their script', () => {
  for (const word of [
    'casa',
    'niño',
    "з'їзд",
    'घर',
    'বাড়ি'.normalize('NFC'),
    '집',
    '食べる',
    'بيت',
    'a-b',
    '12',
  ])
    expect(foldWord(word)).toBe(word);
});

test.each([
  ['CASA', 'casa'],
  ['n\u0303', 'ñ'],
  ['ㄱ\u1100\u1161', 'ㄱ가'],
  ['l’eau', "l'eau"],
  ['зʼїзд', "з'їзд"],
  ['so\u00adft\u200f', 'soft'],
  [' casa ', 'casa'],
  ['e\u0301E\u0301', 'éé'],
  ['हिन्दी\u200d', 'हिन्दी'],
])('%j is looked up as %j', (form, folded) => {
  expect(foldWord(form)).toBe(folded);
  expect(foldWord(foldWord(form))).toBe(folded);
});

/** What is seen to be folded by its signs alone is folded all the same where a mark that nobody sees stands behind it. */
test.each([
  ['Hindi', foldHindi, 0x900, 0x97f],
  ['Bengali', foldBengali, 0x980, 0x9ff],
  ['Arabic', foldArabic, 0x620, 0x670],
  ['Latin', foldWord, 0xc0, 0x24f],
])(
  '%s signs in any order are folded alike, with and without an unseen mark',
  (_script, fold, first, last) => {
    const sign = fc.integer({ min: first, max: last }).map(unit => String.fromCharCode(unit));
    fc.assert(
      fc.property(fc.string({ unit: sign, maxLength: 8 }), form => {
        expect(fold(form)).toBe(fold(`${form}\u200b`));
      }),
      { numRuns: 2000 },
    );
  },
);
