import { expect, onTestFinished, test, vi } from 'vitest';
import { failure, offline } from '#web/testing/outbox.ts';
import { offlineFallback } from './offline-fallback.ts';

const silent = () => new Promise<string>(() => {});
const kept = async () => 'kept';
const nothing = async () => undefined;

test('what the device has stands in for a server that is away or silent, and for nothing else', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  expect(await offlineFallback(Promise.resolve('asked'), kept)).toBe('asked');
  expect(await offlineFallback(Promise.reject(offline()), kept)).toBe('kept');
  const late = offlineFallback(silent(), kept);
  await vi.advanceTimersByTimeAsync(4000);
  expect(await late).toBe('kept');
  await expect(offlineFallback(Promise.reject(failure(500, 'failed')), kept)).rejects.toThrow();
  await expect(offlineFallback(Promise.reject(offline()), nothing)).rejects.toThrow();
});

test('where the device has nothing, a silent server is waited for', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const slow = new Promise<string>(resolve => setTimeout(resolve, 30_000, 'asked'));
  const asking = offlineFallback(slow, nothing);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await asking).toBe('asked');
});
