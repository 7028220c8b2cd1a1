import { expect, test } from 'vitest';
import { nextPlace } from './next-place.ts';

/** Two columns; the second row has two forms in its second cell, the third none in its first. */
const PLACES = ['0 0 0', '0 1 0', '1 0 0', '1 1 0', '1 1 1', '2 1 0'];

test.each([
  ['0 0 0', 'ArrowRight', '0 1 0'],
  ['0 1 0', 'ArrowRight', undefined],
  ['1 1 0', 'ArrowRight', '1 1 1'],
  ['1 1 1', 'ArrowLeft', '1 1 0'],
  ['0 0 0', 'ArrowLeft', undefined],
  ['0 1 0', 'ArrowDown', '1 1 0'],
  ['1 0 0', 'ArrowDown', undefined],
  ['2 1 0', 'ArrowUp', '1 1 1'],
  ['0 0 0', 'Enter', undefined],
  ['9 9 9', 'ArrowDown', undefined],
])('from %s, %s leads to %s', (from, key, to) => {
  expect(nextPlace(PLACES, from, key)).toBe(to);
});
