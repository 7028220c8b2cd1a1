import { expect, test } from 'vitest';
import { onShelves } from './shelves.ts';

test('shelves come in their order, and a last one without a name takes what belongs to none that is known', () => {
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
