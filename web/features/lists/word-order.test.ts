import { expect, test } from 'vitest';
import { inNewOrder, moved } from './word-order.ts';

test('a word changes places with the one above or below it, and stays at either end', () => {
  expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c']);
});

test('words that a pair of languages lacks keep their places when the others are ordered', () => {
  expect(inNewOrder(['a', 'x', 'b', 'c'], ['c', 'a', 'b'])).toEqual(['c', 'x', 'a', 'b']);
  expect(inNewOrder([], [])).toEqual([]);
});
