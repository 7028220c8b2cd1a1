// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { chooseWordView, useWordView } from './word-view.tsx';

beforeEach(() => localStorage.clear());

test('a list is shown at first; the choice of pictures is followed everywhere and kept', () => {
  const [one, other] = [renderHook(useWordView), renderHook(useWordView)];
  expect(one.result.current).toBe('list');
  act(() => chooseWordView('pictures'));
  expect([one.result.current, other.result.current]).toEqual(['pictures', 'pictures']);
  expect(localStorage.getItem('word_view')).toBe('pictures');
});

test('what was kept is shown on the next visit, unless nobody knows it', () => {
  localStorage.setItem('word_view', 'pictures');
  expect(renderHook(useWordView).result.current).toBe('pictures');
  localStorage.setItem('word_view', 'carousel');
  expect(renderHook(useWordView).result.current).toBe('list');
});
