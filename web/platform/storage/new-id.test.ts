import { expect, test } from 'vitest';
import { z } from 'zod';
import { idsFrom, newId } from './new-id.ts';

test('ids are UUIDs, and so are those of a group, each another', () => {
  const first = newId();
  const ids = idsFrom(first, 2600);
  expect(new Set(ids).size).toBe(2600);
  for (const id of [first, ...ids]) expect(z.uuid().safeParse(id).success, id).toBe(true);
});

test('the first id and the number bring the same group back, another first another group', () => {
  const first = newId();
  expect(idsFrom(first, 3)).toEqual(idsFrom(first, 3));
  expect(idsFrom(first, 2)).toEqual(idsFrom(first, 3).slice(0, 2));
  expect(idsFrom(newId(), 1)).not.toEqual(idsFrom(first, 1));
});
