// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetSitting, keepSitting, keptSitting } from './kept-sitting.ts';
import type { Playing } from './sitting-state.ts';

const sitting = { phase: 'playing', mode: 'mixed', index: 3 } as unknown as Playing;
const DAY = 20_779;

beforeEach(() => sessionStorage.clear());

test('a sitting under way is there again for the same person, questions and day', () => {
  keepSitting('ann es', DAY, sitting);
  expect(keptSitting('mixed', 'ann es', DAY)).toEqual(sitting);
  expect(keptSitting('mixed', 'ben es', DAY)).toBeUndefined();
  expect(keptSitting('flashcards', 'ann es', DAY)).toBeUndefined();
});

test('yesterday’s sitting gives way to what helps most today', () => {
  keepSitting('ann es', DAY, sitting);
  expect(keptSitting('mixed', 'ann es', DAY + 1)).toBeUndefined();
});

test('a finished sitting does not come back, and broken or blocked storage has none', () => {
  keepSitting('ann es', DAY, sitting);
  forgetSitting('mixed');
  expect(keptSitting('mixed', 'ann es', DAY)).toBeUndefined();
  sessionStorage.setItem('sitting_mixed', '{"half');
  expect(keptSitting('mixed', 'ann es', DAY)).toBeUndefined();
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => keepSitting('ann es', DAY, sitting)).not.toThrow();
  expect(keptSitting('mixed', 'ann es', DAY)).toBeUndefined();
  vi.unstubAllGlobals();
});

test('what has just been answered is kept when the page goes away before it was drawn', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  keepSitting('ann es', DAY, sitting);
  keepSitting('ann es', DAY, { ...sitting, index: 4 });
  expect(sessionStorage.getItem('sitting_mixed')).toBeNull();
  window.dispatchEvent(new Event('pagehide'));
  expect(JSON.parse(String(sessionStorage.getItem('sitting_mixed'))).sitting.index).toBe(4);
  vi.unstubAllGlobals();
});
