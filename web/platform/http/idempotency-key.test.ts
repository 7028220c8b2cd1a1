import { expect, test } from 'vitest';
import { createIdempotencyKeys } from './idempotency-key.ts';

test('what is sent again has its id of before, until something else is sent or it has arrived', () => {
  const ids = createIdempotencyKeys();
  const first = ids.of({ message: 'More words!' });
  expect(ids.of({ message: 'More words!' })).toBe(first);
  expect(ids.of({ message: 'More words, please!' })).not.toBe(first);
  const third = ids.of({ message: 'More words!' });
  expect(third).not.toBe(first);
  ids.forget();
  expect(ids.of({ message: 'More words!' })).not.toBe(third);
});
