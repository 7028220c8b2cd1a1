import { expect, test, vi } from 'vitest';
import { firstGrapheme } from './first-grapheme.ts';

test.each([
  ['sugar', 'en', 's'],
  ['Éclair', 'fr', 'É'],
  ['địa chỉ', 'vi', 'đ'],
  ['ấm', 'vi', 'ấ'],
  ['चीनी', 'hi', 'ची'],
  ['মিষ্টি', 'bn', 'মি'],
  ['砂糖', 'ja', '砂'],
  ['설탕', 'ko', '설'],
  ['سُكَّر', 'ar', 'سُ'],
  ['e\u0301clair', 'fr', 'e\u0301'],
  ['\u1112\u1161\u11abgul', 'ko', '\u1112\u1161\u11ab'],
  ['👩‍🍳 cook', 'en', '👩‍🍳'],
  ['¿Cómo estás?', 'es', 'C'],
  ['…', 'en', '…'],
  ['', 'en', ''],
] as const)('%s in %s begins with its first sign', (form, language, sign) => {
  expect(firstGrapheme(form, language)).toBe(sign);
});

test.each(['sugar', 'їжак', '砂糖'])('for %s no segmenter is loaded', form => {
  const segmenter = vi.spyOn(Intl, 'Segmenter');
  firstGrapheme(form, 'id');
  expect(segmenter).not.toHaveBeenCalled();
});
