import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beforeLogout, finishWork } from './before-logout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a logout waits for what is to be done, but for what was called off', async () => {
  const done: string[] = [];
  const callOff = beforeLogout(async () => void done.push('called off'));
  const forget = beforeLogout(async () => {
    await new Promise(resolve => setTimeout(resolve, 500));
    done.push('sent');
  });
  callOff();
  const finished = finishWork();
  await vi.advanceTimersByTimeAsync(500);
  await finished;
  expect(done).toEqual(['sent']);
  forget();
});

test('a logout waits neither for ever nor fails with the work', async () => {
  const forgetLate = beforeLogout(() => new Promise(() => undefined));
  const forgetFailing = beforeLogout(() => Promise.reject(new Error('offline')));
  const finished = finishWork();
  await vi.advanceTimersByTimeAsync(2000);
  await expect(finished).resolves.toBeUndefined();
  forgetLate();
  forgetFailing();
});
