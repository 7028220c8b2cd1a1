// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { choose, isChosen } from './choices.ts';

beforeEach(() => localStorage.clear());

test('unasked the word is spoken and the device may shake, but no sound is made that nobody asked for', () => {
  expect(isChosen('wordSpoken')).toBe(true);
  expect(isChosen('vibration')).toBe(true);
  expect(isChosen('smallSounds')).toBe(false);
});

test.each(['wordSpoken', 'vibration', 'smallSounds'] as const)('%s is kept either way', choice => {
  choose(choice, true);
  expect(isChosen(choice)).toBe(true);
  choose(choice, false);
  expect(isChosen(choice)).toBe(false);
});
