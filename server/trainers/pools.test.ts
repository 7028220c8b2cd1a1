import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partIntoPools } from './pools.ts';

const items = fc.uniqueArray(fc.record({ id: fc.nat(), strict: fc.nat(9), wide: fc.nat(2) }), {
  selector: ({ id }) => id,
  maxLength: 120,
});

test('every item is in one pool, which is that of all others in it, and no pool is small where there are enough', () => {
  fc.assert(
    fc.property(items, all => {
      const pools = partIntoPools(all, ({ strict, wide }) => [`${strict} ${wide}`, `${wide}`]);
      for (const item of all) {
        const pool = pools.get(item) ?? [];
        expect(pool.filter(other => other === item)).toHaveLength(1);
        expect(pool.every(other => pools.get(other) === pool)).toBe(true);
        expect(pool.length).toBeGreaterThanOrEqual(Math.min(8, all.length));
      }
    }),
  );
});

test('items with the strict key in common stay together, and are joined by the wide one where they are few', () => {
  const many = Array.from({ length: 8 }, (_, id) => ({ id: `many ${id}`, keys: ['a', 'x'] }));
  const few = Array.from({ length: 8 }, (_, id) => ({ id: `few ${id}`, keys: [`${id % 4}`, 'x'] }));
  const pools = partIntoPools([...few, ...many], ({ keys }) => keys);
  expect(pools.get(many[0] as (typeof many)[0])).toEqual(many);
  expect(new Set(pools.get(few[0] as (typeof few)[0]))).toEqual(new Set(few));
});
