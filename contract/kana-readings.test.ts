import { expect, test } from 'vitest';
import { shortReading, wholeReading } from './kana-readings.ts';

test.each([
  ['食べる', 'たべる', 'た'],
  ['お茶', 'おちゃ', 'ちゃ'],
  ['男の人', 'おとこのひと', 'おとこのひと'],
  ['ビール瓶', 'ビールびん', 'びん'],
  // What does not repeat the kana of its word is told whole.
  ['入り口', 'いりぐち', 'いりぐち'],
  ['コップ', 'こっぷ', '=こっぷ'],
])('the reading of %s, %s, goes as %s and comes back whole', (form, reading, short) => {
  expect(shortReading(form, reading)).toBe(short);
  expect(wholeReading(form, short)).toBe(reading);
});

test('a word without a reading has none', () => {
  expect(wholeReading('食べる', '')).toBeUndefined();
  expect(wholeReading('食べる', undefined)).toBeUndefined();
});
