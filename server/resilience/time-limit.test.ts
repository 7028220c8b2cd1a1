import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, expect, test } from 'vitest';
import { withinTime } from './time-limit.ts';

const silent = createServer(() => undefined);
await new Promise<void>(resolve => silent.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
afterAll(() => {
  silent.closeAllConnections();
  silent.close();
});

const forEver = () => new Promise<never>(() => undefined);

test('work that ends in time gives its result or its error', async () => {
  expect(await withinTime(1000, async () => 'done')).toBe('done');
  await expect(withinTime(1000, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

test('work that never ends and does not listen is given up when the time is over', async () => {
  await expect(withinTime(20, forEver)).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('the signal tells the work to stop', async () => {
  let stopped: AbortSignal | undefined;
  const work = (signal: AbortSignal) => {
    stopped = signal;
    return forEver();
  };
  await expect(withinTime(20, work)).rejects.toThrow();
  expect(stopped?.aborted).toBe(true);
});

test('a caller who leaves gets their own reason, before or meanwhile', async () => {
  const caller = new AbortController();
  const waiting = withinTime(10_000, forEver, caller.signal);
  caller.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
  await expect(withinTime(10_000, forEver, caller.signal)).rejects.toThrow('gone');
});

test('a silent service is given up though memory is cleaned meanwhile', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  const requests = Array.from({ length: 50 }, () =>
    withinTime(300, signal => fetch(url, { signal }), new AbortController().signal).catch(
      (error: Error) => error.name,
    ),
  );
  for (let round = 0; round < 5; round += 1) {
    await sleep(20);
    collectGarbage();
  }
  expect(new Set(await Promise.all(requests))).toEqual(new Set(['TimeoutError']));
});
