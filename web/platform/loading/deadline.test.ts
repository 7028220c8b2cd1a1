import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { within } from './deadline.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('work that is done in time brings what it brings, or fails as it fails, and leaves no timer', async () => {
  expect(await within(1000, Promise.resolve('done'))).toBe('done');
  await expect(within(1000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(vi.getTimerCount()).toBe(0);
});

test('work that is not done in time brings nothing, and its failure after that is nobody’s', async () => {
  let fail: (error: Error) => void = () => {};
  const work = new Promise<string>((_, reject) => {
    fail = reject;
  });
  const result = within(1000, work);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await result).toBeUndefined();
  fail(new Error('too late'));
  await vi.advanceTimersByTimeAsync(1);
});
