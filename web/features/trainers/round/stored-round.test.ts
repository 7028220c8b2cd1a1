// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { startRound, step } from '#learning/round/round.ts';
import { played, roundWord, testWorld, WISHES } from '#learning/testing-rounds.ts';
import { finishRound, onRoundElsewhere, storedRound, storeRound } from './stored-round.ts';

const DAY = 20_779;
const world = testWorld();
const round = startRound([roundWord('llave'), roundWord('lluvia')], WISHES, world);
const next = step(round, { type: 'met' }, world);

beforeEach(() => localStorage.clear());

test('a round under way is there again for the same person, words and day', () => {
  storeRound('ann es', DAY, next);
  expect(storedRound('ann es', DAY)).toMatchObject({ id: round.id, at: 1 });
  expect(storedRound('ben es', DAY)).toBeUndefined();
  expect(storedRound('ann es', DAY + 1)).toBeUndefined();
});

test('a finished round does not come back, nor one that somebody has edited', () => {
  storeRound('ann es', DAY, next);
  finishRound('ann es', DAY, played(next, world));
  expect(storedRound('ann es', DAY)).toBeUndefined();
  localStorage.setItem('round_under_way', '{"key":"ann es","day":20779,"round":"{}"}');
  expect(storedRound('ann es', DAY)).toBeUndefined();
  localStorage.setItem('round_under_way', '{"half');
  expect(storedRound('ann es', DAY)).toBeUndefined();
});

test('another tab in the same round hears of its end before the round is gone', () => {
  const written: (string | null)[] = [];
  vi.stubGlobal('localStorage', {
    setItem: (_: string, text: string) => written.push(text),
    removeItem: () => written.push(null),
  });
  finishRound('ann es', DAY, played(next, world));
  vi.unstubAllGlobals();
  const heard = vi.fn();
  const stop = onRoundElsewhere('ann es', () => DAY, heard);
  for (const newValue of written)
    window.dispatchEvent(new StorageEvent('storage', { key: 'round_under_way', newValue }));
  stop();
  expect(heard.mock.calls.map(([given]) => given.stage)).toEqual(['finished']);
  expect(written.at(-1)).toBeNull();
});

test('what another tab does in the same round is heard of, and nothing else', () => {
  const heard = vi.fn();
  const stop = onRoundElsewhere('ann es', () => DAY, heard);
  storeRound('ann es', DAY, next);
  storedRound('ann es', DAY);
  const newValue = localStorage.getItem('round_under_way');
  window.dispatchEvent(new StorageEvent('storage', { key: 'round_under_way', newValue }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'learning_language', newValue: 'de' }));
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: 'round_under_way', newValue }));
  expect(heard.mock.calls.map(([given]) => given.at)).toEqual([1]);
});
