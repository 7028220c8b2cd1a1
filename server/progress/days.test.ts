import { expect, test } from 'vitest';
import { countByDay, DAY_MS } from './days.ts';

const TODAY = 20 * DAY_MS;

test.each([
  ['the first moment of today', TODAY, 0],
  ['later today', TODAY + DAY_MS - 1, 0],
  ['a clock that runs ahead', TODAY + 3 * DAY_MS, 0],
  ['the last moment of yesterday', TODAY - 1, 1],
  ['the first moment of yesterday', TODAY - DAY_MS, 1],
  ['two days ago', TODAY - DAY_MS - 1, 2],
])('%s is counted on its day', (_, answeredAt, day) => {
  const counted = countByDay([{ answeredAt, isRight: true }], TODAY, 3);
  expect(counted.findIndex(({ answers }) => answers === 1)).toBe(day);
});

test('an answer before the days that are shown is left out', () => {
  expect(countByDay([{ answeredAt: TODAY - 5 * DAY_MS, isRight: true }], TODAY, 3)).toEqual([
    { answers: 0, right: 0 },
    { answers: 0, right: 0 },
    { answers: 0, right: 0 },
  ]);
});

test('right answers are counted among all', () => {
  const answers = [true, false, true].map(isRight => ({ answeredAt: TODAY, isRight }));
  expect(countByDay(answers, TODAY, 1)).toEqual([{ answers: 3, right: 2 }]);
});
