// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createI18n, I18nProvider } from '#web/platform/i18n/i18n.tsx';
import { readMessages } from '#web/testing/messages.ts';
import { KnownShare } from './known-share.tsx';

afterEach(cleanup);

test.each([
  ['what is known', { known: 50, learning: 20, total: 200 }, 'You know 25%'],
  [
    'what is being learned, where nothing is known yet',
    { known: 0, learning: 20, total: 200 },
    'Learning: 10%',
  ],
  [
    'what is being learned, where what is known is next to nothing',
    { known: 1, learning: 99, total: 1000 },
    'Learning: 10%',
  ],
  ['nothing to who has not begun', { known: 0, learning: 0, total: 200 }, ''],
  ['nothing of a text without words that are taught', { known: 0, learning: 0, total: 0 }, ''],
])('the share of a text tells %s', (_, familiarity, said) => {
  const { container } = render(
    <I18nProvider i18n={createI18n('en', readMessages('en'))}>
      <KnownShare {...familiarity} />
    </I18nProvider>,
  );
  expect(container.textContent).toBe(said);
});
