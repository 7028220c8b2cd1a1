// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type { Playing } from './sitting-state.ts';
import { removeSitting, storedSitting, storeSitting } from './stored-sitting.ts';

const sitting = { phase: 'playing', testType: 'translation_to_word', index: 3 } as unknown as Playing;
const DAY = 20_779;

beforeEach(() => sessionStorage.clear());

test('a sitting under way is there again for the same person, questions and day', () => {
  storeSitting('ann es', DAY, sitting);
  expect(storedSitting('translation_to_word', 'ann es', DAY)).toEqual(sitting);
  expect(storedSitting('translation_to_word', 'ben es', DAY)).toBeUndefined();
  expect(storedSitting('flashcards', 'ann es', DAY)).toBeUndefined();
});

test('yesterday’s sitting gives way to what helps most today', () => {
  storeSitting('ann es', DAY, sitting);
  expect(storedSitting('translation_to_word', 'ann es', DAY + 1)).toBeUndefined();
});

test('a finished sitting does not come back, and broken or blocked storage has none', () => {
  storeSitting('ann es', DAY, sitting);
  removeSitting('translation_to_word');
  expect(storedSitting('translation_to_word', 'ann es', DAY)).toBeUndefined();
  sessionStorage.setItem('sitting_translation_to_word', '{"half');
  expect(storedSitting('translation_to_word', 'ann es', DAY)).toBeUndefined();
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => storeSitting('ann es', DAY, sitting)).not.toThrow();
  expect(storedSitting('translation_to_word', 'ann es', DAY)).toBeUndefined();
  vi.unstubAllGlobals();
});

test('what has just been answered is kept when the page goes away before it was drawn', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  storeSitting('ann es', DAY, sitting);
  storeSitting('ann es', DAY, { ...sitting, index: 4 });
  expect(sessionStorage.getItem('sitting_translation_to_word')).toBeNull();
  window.dispatchEvent(new Event('pagehide'));
  expect(JSON.parse(String(sessionStorage.getItem('sitting_translation_to_word'))).sitting.index).toBe(4);
  vi.unstubAllGlobals();
});
