// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '#web/testing/open-page.tsx';
import { startSite } from '#web/testing/site.ts';

afterEach(() => void vi.restoreAllMocks());

test('a text that was never opened says without a network that it is not on this device', async () => {
  localStorage.clear();
  await startSite({ '/api/texts/a1-who-am-i': 'hangUp' });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await openPage('/texts/a1-who-am-i');
  const main = within(screen.getByRole('main'));
  await main.findByText('This text is not saved on this device');
  expect(main.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
