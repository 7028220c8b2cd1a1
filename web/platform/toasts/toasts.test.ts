import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, holdToast, letGo, showToast, type Toast, toasts } from './toasts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const { id } of toasts.get()) dismissToast(id);
  vi.useRealTimers();
});

const texts = () => toasts.get().map(({ text }) => text);
const latest = () => toasts.get().at(-1) as Toast;
const undo = () => undefined;

test('a toast goes after four seconds, one with a way back after eight', () => {
  showToast('info', 'told');
  showToast('right', 'removed', undo);
  vi.advanceTimersByTime(3999);
  expect(texts()).toEqual(['told', 'removed']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual(['removed']);
  vi.advanceTimersByTime(4000);
  expect(texts()).toEqual([]);
});

test('a toast that is held stays, and its time begins anew when it is let go', () => {
  showToast('right', 'removed', undo);
  vi.advanceTimersByTime(7000);
  holdToast(latest().id);
  vi.advanceTimersByTime(60_000);
  letGo(latest());
  vi.advanceTimersByTime(7999);
  expect(texts()).toEqual(['removed']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

test('a fourth toast takes the place of the oldest that is not held', () => {
  showToast('right', 'removed', undo);
  holdToast(latest().id);
  for (const text of ['one', 'two', 'three']) showToast('info', text);
  expect(texts()).toEqual(['removed', 'two', 'three']);
});

test('what is said again takes the place of the first time, unless it has a way back', () => {
  showToast('wrong', 'fill in all fields');
  showToast('info', 'told');
  showToast('wrong', 'fill in all fields');
  expect(texts()).toEqual(['told', 'fill in all fields']);
  vi.advanceTimersByTime(3999);
  expect(texts()).toHaveLength(2);
  for (const _ of [1, 2]) showToast('right', 'removed', undo);
  expect(texts().filter(text => text === 'removed')).toHaveLength(2);
});
