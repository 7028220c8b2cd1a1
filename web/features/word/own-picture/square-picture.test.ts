import { expect, test } from 'vitest';
import { middleSquare, squarePicture } from './square-picture.ts';

test.each([
  [400, 300, { x: 50, y: 0, side: 300 }],
  [300, 401, { x: 0, y: 50, side: 300 }],
  [64, 64, { x: 0, y: 0, side: 64 }],
])('of %i x %i the middle is taken', (width, height, square) => {
  expect(middleSquare(width, height)).toEqual(square);
});

test('what the browser cannot read is no picture', async () => {
  expect(await squarePicture(new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']))).toBeUndefined();
});
