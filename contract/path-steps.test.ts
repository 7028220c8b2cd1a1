import { expect, test } from 'vitest';
import { stepIn, stepOfSource, stepSource } from './path-steps.ts';

test.each([
  ['1', 1],
  ['50', 50],
  ['51', undefined],
  ['0', undefined],
  ['07', undefined],
  ['1e1', undefined],
  ['', undefined],
  [null, undefined],
])('%j names step %s', (text, step) => {
  expect(stepIn(text)).toBe(step);
});

test('the source of a round names a step, and a category does not', () => {
  expect(stepOfSource(stepSource(7))).toBe(7);
  expect(['food', 'path', 'path-51', 'userCategory'].map(stepOfSource)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
