import { expect, test } from 'vitest';
import { firstSign } from './first-sign.ts';

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
  ['', 'en', ''],
] as const)('%s in %s begins with its first sign', (form, language, sign) => {
  expect(firstSign(form, language)).toBe(sign);
});
