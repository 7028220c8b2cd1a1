// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openPage } from '#web/testing/open-page.tsx';
import { startSite } from '#web/testing/site.ts';

/** The page's own header stands first; titles of pages are headers too. */
const header = () => within(screen.getAllByRole('banner')[0] as HTMLElement);

beforeEach(() => localStorage.clear());

test('the name of a person leads to the profile, and beside it one logs out', async () => {
  const site = await startSite();
  const { token } = await site.registerUser({ name: 'Olena', language: 'en', learning_language: 'es' });
  localStorage.setItem('auth_token', token);
  await openPage('/contact');
  const link = await header().findByRole('link', { name: 'Olena' });
  expect(link.getAttribute('href')).toBe('/profile');
  expect(link.nextElementSibling?.textContent).toBe('Log out');
});

test('the menu of a guest leads to login and registration', async () => {
  await startSite();
  await openPage('/contact');
  const menu = within(document.querySelector('header dialog') as HTMLElement);
  expect(menu.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
  expect(menu.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/register');
});
