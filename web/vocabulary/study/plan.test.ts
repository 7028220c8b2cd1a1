import { expect, test } from 'vitest';
import { minutesFor, planOf } from './plan.ts';

const counts = { new: 2000, learning: 30, known: 4, ignored: 0 };

test.each([
  ['words that wait come first', { now: 3, newLeft: 20, counts }, 'review'],
  ['then new words', { now: 0, newLeft: 20, counts }, 'new'],
  ['under the daily limit', { now: 0, newLeft: 0, counts }, 'done'],
  ['as long as there are any', { now: 0, newLeft: 20, counts: { ...counts, new: 0 } }, 'done'],
  [
    'and who has no words begins',
    { now: 0, newLeft: 20, counts: { ...counts, learning: 0, known: 0 } },
    'begin',
  ],
] as const)('%s', (_, overview, plan) => {
  expect(planOf(overview)).toBe(plan);
});

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
