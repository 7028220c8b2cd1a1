import { expect, test } from 'vitest';
import { onShelves } from './shelves.ts';

test('shelves stand in their order, and what stands on none that is known on a last one without a name', () => {
  const categories = [
    { id: 'moon', shelf: 'space' },
    { id: 'bread', shelf: 'food' },
    { id: 'hello', shelf: 'start' },
    { id: 'anything' },
    { id: 'cheese', shelf: 'food' },
  ];
  expect(onShelves(categories).map(({ shelf, own }) => [shelf, own.map(({ id }) => id)])).toEqual([
    ['start', ['hello']],
    ['food', ['bread', 'cheese']],
    [undefined, ['moon', 'anything']],
  ]);
});
