import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test, vi } from 'vitest';
import { jobThread } from './job-thread.ts';

/** A thread that is ready when the test says so, and then doubles numbers. */
const SLOW = `
const { parentPort } = require('node:worker_threads');
parentPort.once('message', () => {
  parentPort.on('message', number => parentPort.postMessage({ kind: 'done', value: 2 * number }));
  parentPort.postMessage({ kind: 'ready' });
});`;

test('a thread that starts more slowly than anybody waits is there for those who come later', async () => {
  const launched: Worker[] = [];
  const launch = () => {
    const worker = new Worker(SLOW, { eval: true });
    launched.push(worker);
    return worker;
  };
  const thread = jobThread<number, number>(launch, { startMilliseconds: 30, jobMilliseconds: 10_000 });
  onTestFinished(() => thread.stop());
  for (let visitor = 0; visitor < 3; visitor += 1)
    await expect(thread.start()).rejects.toThrow('not ready within 30 ms');
  expect(launched).toHaveLength(1);
  launched[0]?.postMessage('be ready');
  await vi.waitFor(async () => expect(await thread.perform(21)).toBe(42));
  expect(launched).toHaveLength(1);
});

test('a thread that never becomes ready is ended some time, and another one begins', async () => {
  const launched: Worker[] = [];
  const launch = () => {
    const worker = new Worker(SLOW, { eval: true });
    launched.push(worker);
    return worker;
  };
  const thread = jobThread<number, number>(launch, { startMilliseconds: 20, jobMilliseconds: 10_000 });
  onTestFinished(() => thread.stop());
  await vi.waitFor(async () => {
    await thread.start().catch(() => undefined);
    expect(launched.length).toBeGreaterThan(1);
  }, 10_000);
  expect(launched[0]?.threadId).toBe(-1);
});
