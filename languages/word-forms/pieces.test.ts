import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hyphenParts, splitWords } from './pieces.ts';

const parts = (word: string) => hyphenParts(word, whole => whole === 'well-known');
const SIGNS = [
  ...'abñßİı',
  'e\u0301',
  '\u0301',
  '٣',
  '7',
  'كِ',
  'か',
  '가',
  '\ud83d\ude42',
  '\u200f',
  "'",
  '’',
  '-',
  ' ',
];

test('a word alone is taken apart as it is within a text, and the pieces are the text', () => {
  const text = fc
    .array(fc.constantFrom(...SIGNS, 'well-known'), { maxLength: 8 })
    .map(signs => signs.join(''));
  fc.assert(
    fc.property(text, alone => {
      const pieces = splitWords(alone, parts);
      expect(pieces.map(piece => piece.text).join('')).toBe(alone);
      const words = (text: string) =>
        splitWords(text, parts).flatMap(piece => (piece.isWord ? [piece.text] : []));
      expect(words(`. ${alone} .`)).toEqual(words(alone));
    }),
    { numRuns: 1000 },
  );
});
