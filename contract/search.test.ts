import { expect, test } from 'vitest';
import { foldReading, foldSearch } from './search.ts';

test.each([
  ['case', 'Żółty', 'zolty'],
  ['accents', 'école', 'ecole'],
  ['tones', 'nước', 'nuoc'],
  ['strokes and the dotless i', 'Đ ł ı ø', 'd l i o'],
  ['the dotted I', 'İstanbul', 'istanbul'],
  ['ligatures', 'Straße œuf', 'strasse oeuf'],
  ['the kind of apostrophe', 'об’єкт ‘n', "об'єкт 'n"],
  ['vowel marks of Arabic', 'مَاء', 'ماء'],
  ['how an accent is written', 'cafe\u0301', 'café'],
  ['the width of letters', 'ｍｉｚｕ ﾊﾟﾝ', 'mizu パン'],
  ['spaces at the ends', ' cat ', 'cat'],
])('a search passes over %s', (_, one, other) => {
  expect(foldSearch(one)).toBe(foldSearch(other));
});

test.each([
  ['vowels of Hindi', 'कि', 'क'],
  ['vowels of Bengali', 'কি', 'কা'],
  ['the voicing of kana', 'が', 'か'],
  ['letters of Korean', '강', '가'],
])('a search heeds %s', (_, one, other) => {
  expect(foldSearch(one)).not.toBe(foldSearch(other));
});

test.each([
  ['Bank', 'bank', true],
  ['ＡＢＣ', 'abc', true],
  ['ﬁne', 'fine', true],
  ['e\u0301cole', 'école', true],
  ['schon', 'schön', false],
  ['か', 'が', false],
])('%s and %s read the same: %s', (one, other, isSame) => {
  expect(foldReading(one) === foldReading(other)).toBe(isSame);
});
