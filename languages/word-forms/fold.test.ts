import { expect, test } from 'vitest';
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
