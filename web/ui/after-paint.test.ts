// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

let isHidden = false;
let nextFrame: (() => void)[] = [];

beforeEach(() => {
  isHidden = false;
  nextFrame = [];
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => nextFrame.push(frame));
  return () => vi.unstubAllGlobals();
});

const paint = async () => {
  for (const frame of nextFrame.splice(0)) frame();
  await new Promise(resolve => setTimeout(resolve));
};

test('what waits is done after the frame, in order and once', async () => {
  const done: number[] = [];
  afterPaint(() => done.push(1));
  afterPaint(() => done.push(2));
  expect(done).toEqual([]);
  await paint();
  expect(done).toEqual([1, 2]);
  window.dispatchEvent(new Event('pagehide'));
  expect(done).toEqual([1, 2]);
});

test.each([
  ['closed', () => window.dispatchEvent(new Event('pagehide'))],
  ['hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
])('what waits is done before the page is %s', async (_, leave) => {
  const done: string[] = [];
  afterPaint(() => done.push('kept'));
  leave();
  expect(done).toEqual(['kept']);
  await paint();
  expect(done).toEqual(['kept']);
});

test('a page that nobody sees has no frames to wait for', () => {
  isHidden = true;
  const done: string[] = [];
  afterPaint(() => done.push('kept'));
  expect(done).toEqual(['kept']);
});
