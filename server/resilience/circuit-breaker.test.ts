import { expect, test } from 'vitest';
import { circuitBreaker } from './circuit-breaker.ts';

function breakerAt(start: number) {
  const time = { now: start };
  return { time, breaker: circuitBreaker(() => time.now) };
}

test('two failures are borne, the third begins a pause of 30 seconds', () => {
  const { time, breaker } = breakerAt(1000);
  breaker.failed();
  breaker.failed();
  expect(breaker.mayTry()).toBe(true);
  breaker.failed();
  expect(breaker.mayTry()).toBe(false);
  time.now += 29_999;
  expect(breaker.mayTry()).toBe(false);
  time.now += 1;
  expect(breaker.mayTry()).toBe(true);
});

test('after a pause one caller tries for all; its success lets the others pass', () => {
  const { time, breaker } = breakerAt(1000);
  for (let failure = 0; failure < 3; failure++) breaker.failed();
  time.now += 30_000;
  expect([breaker.mayTry(), breaker.mayTry()]).toEqual([true, false]);
  breaker.succeeded();
  expect([breaker.mayTry(), breaker.mayTry()]).toEqual([true, true]);
});

test('looking whether there is a pause does not use up the one try after it', () => {
  const { time, breaker } = breakerAt(1000);
  for (let failure = 0; failure < 3; failure++) breaker.failed();
  expect(breaker.isPaused()).toBe(true);
  time.now += 30_000;
  expect([breaker.isPaused(), breaker.isPaused(), breaker.mayTry()]).toEqual([false, false, true]);
});

test('after a pause a single failure begins the next', () => {
  const { time, breaker } = breakerAt(1000);
  for (let failure = 0; failure < 3; failure++) breaker.failed();
  time.now += 30_000;
  breaker.mayTry();
  breaker.failed();
  time.now += 29_999;
  expect(breaker.mayTry()).toBe(false);
});

test('who leaves while trying for all does not keep the others out', () => {
  const { time, breaker } = breakerAt(1000);
  for (let failure = 0; failure < 3; failure++) breaker.failed();
  time.now += 30_000;
  expect([breaker.mayTry(), breaker.mayTry()]).toEqual([true, false]);
  breaker.left();
  expect([breaker.mayTry(), breaker.mayTry()]).toEqual([true, false]);
});

test('a success between failures starts the count anew', () => {
  const { breaker } = breakerAt(1000);
  breaker.failed();
  breaker.failed();
  breaker.succeeded();
  breaker.failed();
  breaker.failed();
  expect(breaker.mayTry()).toBe(true);
});

test('a service that asks for a pause gets it at once, ten minutes at most', () => {
  const { time, breaker } = breakerAt(1000);
  breaker.failed(7000);
  expect(breaker.mayTry()).toBe(false);
  time.now += 7000;
  expect(breaker.mayTry()).toBe(true);
  breaker.failed(86_400_000);
  time.now += 600_000;
  expect(breaker.mayTry()).toBe(true);
});

test('a clock that was a year ahead does not pause a service for a year', () => {
  const { time, breaker } = breakerAt(1000);
  time.now += 365 * 86_400_000;
  for (let failure = 0; failure < 3; failure++) breaker.failed();
  time.now = 2000;
  expect(breaker.mayTry()).toBe(true);
});
