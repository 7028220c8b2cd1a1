import { expect, test } from 'vitest';
import { cpuOf, inTurns, quartiles, ratios, verdict } from './measure.ts';

test('quartiles lie between two values in proportion', () => {
  expect(quartiles([4, 1, 3, 2])).toEqual({ low: 1.75, median: 2.5, high: 3.25 });
  expect(quartiles([7])).toEqual({ low: 7, median: 7, high: 7 });
});

test('a verdict goes by the median', () => {
  expect(verdict([0.9, 1, 1.1], { atMost: 1 })).toBe('reached');
  expect(verdict([1, 1.01, 1.1], { atMost: 1 })).toBe('**missed**');
  expect(verdict([0.9, 1, 1.1], { atLeast: 1 })).toBe('reached');
  expect(verdict([0.9, 0.99, 1.1], { atLeast: 1 })).toBe('**missed**');
  expect(verdict([0, 0, 0], { atMost: 0 })).toBe('reached');
});

test('there is no verdict where the middle half spreads over more than a quarter of the median', () => {
  expect(verdict([8.7, 10, 11.3], { atMost: 20 })).toBe('reached');
  expect(verdict([7, 10, 13], { atMost: 20 })).toBe('none: spread 30 %');
  expect(verdict([0, 0, 1, 1], { atMost: 2 })).toBe('none: spread 200 %');
  expect(verdict([], { atMost: 20 })).toBe('none: not measured');
});

test('ways take turns, in both orders, and the first round does not count', async () => {
  const order: string[] = [];
  const way = (name: string) => () => order.push(name);
  const found = await inTurns(2, { one: way('one'), other: way('other') });
  expect(order).toEqual(['one', 'other', 'other', 'one', 'one', 'other']);
  expect(found).toEqual({ one: [4, 5], other: [3, 6] });
  expect(ratios([4, 6], [2, 3])).toEqual([2, 2]);
});

test('CPU is what the clock of the process went on by meanwhile', async () => {
  const burn = () => {
    const until = process.cpuUsage().user + 20_000;
    while (process.cpuUsage().user < until);
  };
  expect(await cpuOf(burn)).toBeGreaterThanOrEqual(20_000);
  let used = 5;
  const work = async () => {
    used += 7;
  };
  expect(await cpuOf(work, async () => used)).toBe(7);
});
