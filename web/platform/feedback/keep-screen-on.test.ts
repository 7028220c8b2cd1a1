// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepScreenOn } from './keep-screen-on.ts';

/** A browser that lets a page hold its screen, as browsers do: a hidden page loses its hold. */
function browser() {
  const held = new Set<EventTarget>();
  const request = async () => {
    const lock = new EventTarget();
    const release = async () => {
      if (held.delete(lock)) lock.dispatchEvent(new Event('release'));
    };
    held.add(lock);
    return Object.assign(lock, { release });
  };
  const see = async (state: 'visible' | 'hidden') => {
    visible.mockReturnValue(state);
    if (state === 'hidden') for (const lock of held) await (lock as WakeLockSentinel).release();
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
  };
  const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  vi.stubGlobal('navigator', { wakeLock: { request } });
  return { held, see };
}

const settled = () => vi.advanceTimersByTimeAsync(0);
const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('the screen is held once, and let go at the end', async () => {
  const { held } = browser();
  const { stillHere, end } = keepScreenOn();
  stillHere();
  await settled();
  expect(held.size).toBe(1);
  end();
  await settled();
  expect(held.size).toBe(0);
});

test('a page that is left before the browser has said yes lets the screen go too', async () => {
  const { held } = browser();
  keepScreenOn().end();
  await settled();
  expect(held.size).toBe(0);
});

test('a page that was hidden takes the screen again when it is seen, unless it has ended', async () => {
  const { held, see } = browser();
  const { end } = keepScreenOn();
  await settled();
  await see('hidden');
  expect(held.size).toBe(0);
  await see('visible');
  expect(held.size).toBe(1);
  end();
  await see('hidden');
  await see('visible');
  expect(held.size).toBe(0);
});

test('a device that was put away may go dark, and stays on again with the next answer', async () => {
  const { held } = browser();
  const { stillHere, end } = keepScreenOn();
  await minutes(2);
  stillHere();
  await minutes(2);
  expect(held.size).toBe(1);
  await minutes(2);
  expect(held.size).toBe(0);
  stillHere();
  await settled();
  expect(held.size).toBe(1);
  end();
});

test('a browser that cannot, or refuses, disturbs nobody', async () => {
  browser();
  vi.stubGlobal('navigator', {});
  keepScreenOn().end();
  vi.stubGlobal('navigator', { wakeLock: { request: () => Promise.reject(new Error('battery')) } });
  keepScreenOn().end();
  await settled();
});
