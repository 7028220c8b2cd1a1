// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LANGUAGE_CODES, type Language } from '#languages/index.ts';
import { readMessages } from '#web/testing/messages.ts';
import { useFormats } from './formats.ts';
import { createI18n, I18nProvider } from './i18n.tsx';

function formatsOf(language: Language) {
  const i18n = createI18n(language, readMessages(language));
  const { result } = renderHook(useFormats, {
    wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
  });
  return result.current;
}

test.each(LANGUAGE_CODES)('the days of a week in %s are told apart by three letters at most', language => {
  const { weekday } = formatsOf(language);
  const days = Array.from({ length: 7 }, (_, day) => weekday(day, 'brief'));
  expect(new Set(days).size, days.join(' ')).toBe(7);
  const letters = new Intl.Segmenter(language);
  for (const day of days) expect([...letters.segment(day)].length, day).toBeLessThanOrEqual(3);
});

test('tenths are written as the language writes them, and of a shift which way it goes', () => {
  const { decimal, seconds } = formatsOf('uk');
  expect([0.5, 1].map(decimal)).toEqual(['0,5', '1']);
  expect([0, 0.5, -12].map(seconds)).toEqual(['0,0 с', '+0,5 с', '-12,0 с']);
});
