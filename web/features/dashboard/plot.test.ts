import fc from 'fast-check';
import { expect, test } from 'vitest';
import { acrossOf, downOf, labelled, PLOT, roundUp } from './plot.ts';

test('what begins first stands where reading begins', () => {
  expect(acrossOf(false).edge(10, 5)).toBe('10%');
  expect(acrossOf(true).edge(10, 5)).toBe('85%');
  expect(acrossOf(true).point(0)).toBe('100%');
});

test('nothing stands at the bottom and the most at the top', () => {
  expect(downOf(0, 7)).toBe(PLOT.bottom);
  expect(downOf(7, 7)).toBe(PLOT.top);
  expect(downOf(0, 0)).toBe(PLOT.bottom);
});

test('the top of a scale is round and holds everything', () => {
  expect([0, 3, 5, 12, 21, 51, 100, 101].map(roundUp)).toEqual([4, 4, 5, 20, 50, 100, 100, 200]);
  fc.assert(
    fc.property(
      fc.integer({ min: 5, max: 1e6 }),
      most => roundUp(most) >= most && roundUp(most) < 2.6 * most,
    ),
  );
});

test('labels are few, and the latest mark has one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 20 }), (count, most) => {
      const marks = Array.from({ length: count }, (_, index) => index).filter(labelled(count, most));
      expect(marks.length).toBeLessThanOrEqual(most);
      expect(marks.at(-1)).toBe(count - 1);
    }),
  );
});
