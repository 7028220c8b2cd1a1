import { expect, test } from 'vitest';
import { leastFirst } from './least-first.ts';

test.each([0, 1, 23, 24, 25, 300])(
  '%i items come as a stable sort has them, however many are read',
  count => {
    const items = Array.from({ length: count }, (_, place) => ({ place, number: (place * 7919) % 13 }));
    const sorted = items.toSorted((one, other) => one.number - other.number);
    expect([...leastFirst(items, ({ number }) => number)]).toEqual(sorted);
  },
);
