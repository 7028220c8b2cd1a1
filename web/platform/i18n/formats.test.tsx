// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '#languages/index.ts';
import { readMessages } from '#web/testing/messages.ts';
import { useFormats } from './formats.ts';
import { createI18n, I18nProvider } from './i18n.tsx';

test.each(LANGUAGE_CODES)('the days of a week in %s are told apart by three letters at most', language => {
  const i18n = createI18n(language, readMessages(language));
  const { result } = renderHook(useFormats, {
    wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
  });
  const days = Array.from({ length: 7 }, (_, day) => result.current.weekday(day, 'brief'));
  expect(new Set(days).size, days.join(' ')).toBe(7);
  const letters = new Intl.Segmenter(language);
  for (const day of days) expect([...letters.segment(day)].length, day).toBeLessThanOrEqual(3);
});
