import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomFrom } from '../testing/random.ts';
import { draw } from './draw.ts';

test('every item is drawn once', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer(), (items, seed) => {
      expect([...draw(items, randomFrom(seed))].sort()).toEqual([...items].sort());
    }),
  );
});

test('each order is as likely as any other', () => {
  const random = randomFrom(2026);
  const counts = new Map<string, number>();
  for (let round = 0; round < 24_000; round += 1) {
    const order = [...draw(['a', 'b', 'c', 'd'], random)].join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(24);
  // A thousand each, give or take five standard deviations.
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(160);
});
