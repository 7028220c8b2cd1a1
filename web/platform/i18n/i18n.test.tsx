// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readMessages } from '#web/testing/messages.ts';
import { createI18n, I18nProvider, type MessageKey, useTranslation } from './i18n.tsx';
import { loadShellMessages } from './load-messages.ts';

const bengali = readMessages('bn');
const english = readMessages('en');
const hindi = readMessages('hi');
const ukrainian = readMessages('uk');

test('values are put into a text as they are, and an absent one leaves nothing', () => {
  const { t } = createI18n('en', {
    ...english,
    common: { ...english.common, retry: '{{name}}: {{count}}{{other}}' },
  });
  expect(t('common.retry', { name: '<b> $& {{count}}', count: 2 })).toBe('<b> $& {{count}}: 2');
});

test('long numbers are grouped as the language does it', () => {
  expect(createI18n('en', english).t('placement.sure', { count: 2535 })).toContain('2,535 words');
  expect(createI18n('uk', ukrainian).t('categories.words', { count: 12_535 })).toBe('12\u00a0535 слів');
});

test('short numbers have the digits of the language too', () => {
  expect(createI18n('bn', bengali).t('categories.words', { count: 12 })).toBe('১২টি শব্দ');
  expect(createI18n('hi', hindi).t('categories.words', { count: 12 })).toBe('12 शब्द');
});

test('a text that is not there shows its name', () => {
  const { t } = createI18n('en', english);
  expect(t('common.nowhere' as MessageKey)).toBe('common.nowhere');
  expect(t('toString.length' as MessageKey)).toBe('toString.length');
});

test('texts that come after another language was chosen are not mixed into it', async () => {
  const i18n = createI18n('en', await loadShellMessages('en'), false);
  const rest = i18n.fetchPageTexts();
  i18n.show('uk', ukrainian);
  await rest;
  expect(i18n.t('placement.sure', { count: 1 })).toBe(
    createI18n('uk', ukrainian).t('placement.sure', { count: 1 }),
  );
});

test('whoever shows texts is drawn anew when the language changes', () => {
  const i18n = createI18n('en', english);
  function Words() {
    const { t, i18n: shown } = useTranslation();
    return <p>{`${shown.language}: ${t('categories.words', { count: 3 })}`}</p>;
  }
  render(
    <I18nProvider i18n={i18n}>
      <Words />
    </I18nProvider>,
  );
  expect(screen.queryByText('en: 3 words')).not.toBeNull();
  act(() => i18n.show('uk', ukrainian));
  expect(screen.queryByText('uk: 3 слова')).not.toBeNull();
});
