// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { PASSWORD } from '#server/testing/test-server.ts';
import { beginWelcome, endWelcome } from '#web/platform/session/welcome.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { startSite } from '#web/testing/site.ts';

const main = () => within(screen.getByRole('main'));
const panel = () => main().queryByRole('region', { name: /^You are in/ });

beforeEach(() => {
  localStorage.clear();
  endWelcome();
});

async function fill(label: string, value: string): Promise<void> {
  fireEvent.change(await main().findByLabelText(label), { target: { value } });
}

test('who registers is led to the first words from above the profile, until they close it', async () => {
  await startSite();
  await openPage('/register');
  await fill('Name', 'Olena');
  await fill('E-mail', 'olena@example.org');
  await fill('Password', PASSWORD);
  await fill('Repeat the password', PASSWORD);
  fireEvent.click(main().getByRole('button', { name: 'Register' }));
  await main().findByRole('heading', { level: 1, name: 'Profile' });
  const start = within(panel() as HTMLElement).getByRole('link', { name: 'Start' });
  expect(start.getAttribute('href')).toBe('/learn?lang=en');
  cleanup();
  await openPage('/profile');
  await main().findByDisplayValue('Olena');
  fireEvent.click(within(panel() as HTMLElement).getByRole('button', { name: 'Close' }));
  expect(panel()).toBeNull();
  cleanup();
  await openPage('/profile');
  await main().findByDisplayValue('Olena');
  expect(panel()).toBeNull();
});

test('another person who logs in on this device is not welcomed in place of the new one', async () => {
  const site = await startSite();
  const newcomer = await site.registerUser();
  const { token } = await site.registerUser({ name: 'Taras', language: 'en' });
  beginWelcome(newcomer.token, 0);
  localStorage.setItem('auth_token', token);
  await openPage('/profile');
  await main().findByDisplayValue('Taras');
  expect(panel()).toBeNull();
});
