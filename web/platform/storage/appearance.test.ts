// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { chooseAppearance, readAppearance, showAppearance } from './appearance.ts';

const shown = () => document.documentElement.dataset.appearance;

beforeEach(() => {
  localStorage.clear();
  showAppearance();
});

test('the page follows the device until somebody chooses, and after they choose that again', () => {
  expect([readAppearance(), shown()]).toEqual(['auto', undefined]);
  chooseAppearance('dark');
  expect([readAppearance(), shown()]).toEqual(['dark', 'dark']);
  chooseAppearance('auto');
  expect([readAppearance(), shown(), localStorage.length]).toEqual(['auto', undefined, 0]);
});

test('what was chosen is shown on the next visit, unless nobody knows it', () => {
  localStorage.setItem('appearance', 'light');
  showAppearance();
  expect(shown()).toBe('light');
  localStorage.setItem('appearance', 'sepia');
  showAppearance();
  expect(shown()).toBeUndefined();
});
