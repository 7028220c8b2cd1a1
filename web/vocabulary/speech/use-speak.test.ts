import { expect, test } from 'vitest';
import { nextSound, type Press } from './use-speak.ts';

const normal: Press = { at: 1000, pace: 'normal' };
const slow: Press = { at: 1000, pace: 'slow' };

test.each<[string, boolean, Press | null, number, string]>([
  ['the first press', false, null, 0, 'normal'],
  ['a second press', false, normal, 4999, 'slow'],
  ['a second press that comes late', false, normal, 5000, 'normal'],
  ['a third press', false, slow, 1500, 'normal'],
  ['a second press while the sound is on its way', true, normal, 1500, 'silence'],
  ['a press while the slow sound is on its way', true, slow, 1500, 'silence'],
])('%s', (_, isLoading, last, now, asked) => {
  expect(nextSound({ isLoading, last }, now)).toBe(asked);
});
