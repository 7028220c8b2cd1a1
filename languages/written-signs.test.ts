import { expect, test } from 'vitest';
import { signsOf } from './written-signs.ts';

const of = (...signs: string[]) => {
  const known = new Set(signs);
  const longest = Math.max(...signs.map(({ length }) => length));
  return (text: string, language: Parameters<typeof signsOf>[1]) =>
    signsOf(text, language, sign => known.has(sign), longest);
};

test('a word is taken apart into the longest signs that are known', () => {
  expect(of('き', 'きゃ', 'く')('きゃく', 'ja')).toEqual(['きゃ', 'く']);
  expect(of('क', 'ष', '्', 'क्ष', 'ा')('कक्षा', 'hi')).toEqual(['क', 'क्ष', 'ा']);
});

test('capitals are the letters that they are, and what stands between words is passed over', () => {
  expect(of('к', 'і', 'т')('Кіт, кіт!', 'uk')).toEqual(['к', 'і', 'т', 'к', 'і', 'т']);
});

test('a block of Hangul is its letters', () => {
  expect(of('ㅎ', 'ㅏ', 'ㄴ', 'ㄱ', 'ㅡ', 'ㄹ')('한글', 'ko')).toEqual(['ㅎ', 'ㅏ', 'ㄴ', 'ㄱ', 'ㅡ', 'ㄹ']);
  expect(of('ㄷ', 'ㅏ', 'ㄺ')('닭', 'ko')).toEqual(['ㄷ', 'ㅏ', 'ㄺ']);
});

test('a word with a sign that is not known cannot be read', () => {
  expect(of('к', 'і')('кіт', 'uk')).toBeUndefined();
});
