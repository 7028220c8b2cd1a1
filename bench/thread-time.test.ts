import { expect, test } from 'vitest';
import { cpuWithin, doneOnSlower } from './thread-time.ts';

const tasks = [
  { start: 100, end: 120, cpu: 10 },
  { start: 120, end: 130, cpu: 10 },
  { start: 400, end: 410, cpu: 5 },
];

test('a slower processor begins a task when the one before is done, and waits for what comes late', () => {
  expect(doneOnSlower(1, tasks, 130)).toBe(130);
  expect(doneOnSlower(4, tasks, 130)).toBe(180);
  expect(doneOnSlower(4, tasks, 400)).toBe(420);
  expect(doneOnSlower(4, tasks, 100)).toBe(140);
});

test('only what lies between two moments counts', () => {
  expect(cpuWithin(tasks, 0, 500)).toBe(25);
  expect(cpuWithin(tasks, 110, 125)).toBe(10);
  expect(cpuWithin(tasks, 200, 300)).toBe(0);
});
