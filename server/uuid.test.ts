import { expect, test } from 'vitest';
import { uuidV7 } from './uuid.ts';

const NOW = Date.UTC(2026, 10, 21);

test('an id carries version 7, the variant and the time', () => {
  const id = uuidV7(NOW);
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(NOW);
});

test('ids of one millisecond are different and sort as they were made, also past the counter', () => {
  const ids = Array.from({ length: 10_000 }, () => uuidV7(NOW + 1000));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.toSorted()).toEqual(ids);
});

test('ids go on rising while a corrected clock catches up', () => {
  const ids = [NOW + 9000, NOW + 7500, NOW + 8000, NOW + 9001].map(uuidV7);
  expect(ids.toSorted()).toEqual(ids);
});

test('a clock that was far ahead does not hold the time of later ids', () => {
  uuidV7(NOW + 365 * 86_400_000);
  expect(Number.parseInt(uuidV7(NOW).replaceAll('-', '').slice(0, 12), 16)).toBe(NOW);
});
