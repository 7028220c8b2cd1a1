import { expect, test } from 'vitest';
import { minutesFor } from './estimate.ts';

const none = { doneToday: 0, minutesToday: 0 };

test('a packet takes a few minutes, and never none', () => {
  expect(minutesFor(20, none)).toBe(3);
  expect(minutesFor(1, none)).toBe(1);
});

test('the own pace of today counts once there is enough of it', () => {
  expect(minutesFor(20, { doneToday: 9, minutesToday: 9 })).toBe(3);
  expect(minutesFor(20, { doneToday: 10, minutesToday: 5 })).toBe(10);
  expect(minutesFor(20, { doneToday: 10, minutesToday: 0 })).toBe(3);
});
