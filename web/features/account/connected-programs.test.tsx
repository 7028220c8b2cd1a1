// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openPage } from '#web/testing/open-page.tsx';
import { press } from '#web/testing/replied-pages.ts';
import { startSite } from '#web/testing/site.ts';

beforeEach(() => localStorage.clear());

async function openPrograms() {
  const site = await startSite();
  const { token } = await site.registerUser();
  localStorage.setItem('auth_token', token);
  await openPage('/profile');
  await press('Connected programs');
  return site;
}

const main = () => within(screen.getByRole('main'));

test('a key is made for a program, shown once with its addresses, works, and is ended', async () => {
  const { send } = await openPrograms();
  expect(await main().findByText('No programs yet.')).toBeTruthy();
  fireEvent.change(main().getByLabelText('Name of the program'), { target: { value: '<b>Yomitan</b>' } });
  await press('Create a key');
  const title = await main().findByText('Key for <b>Yomitan</b>');
  expect(document.activeElement?.contains(title)).toBe(true);
  const [server, key = '', address] = Array.from(
    document.querySelectorAll('dd[dir="ltr"]'),
    shown => shown.textContent,
  );
  expect(server).toBe(`${location.origin}/anki-connect`);
  expect(address).toBe(`${server}/${key}`);
  const ask = async () =>
    (
      await send({ method: 'POST', url: '/anki-connect', payload: { action: 'version', version: 6, key } })
    ).json();
  expect(await ask()).toEqual({ result: 6, error: null });
  await press('Done');
  expect(await main().findByText('<b>Yomitan</b>')).toBeTruthy();
  expect(document.body.textContent).not.toContain(key);
  await press('Disconnect: <b>Yomitan</b>');
  expect(await main().findByText('No programs yet.')).toBeTruthy();
  expect((await ask()).error).toBe('valid api key must be provided');
});

test('a program needs a name, and one that is too long is told at the field', async () => {
  await openPrograms();
  const field = await main().findByLabelText('Name of the program');
  await press('Create a key');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(field, { target: { value: 'x'.repeat(101) } });
  await press('Create a key');
  expect((await main().findAllByText(/100/)).length).toBeGreaterThan(0);
});
