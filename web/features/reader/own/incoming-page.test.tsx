// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Services } from '#server/app.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { press } from '#web/testing/replied-pages.ts';
import type { Scripted } from '#web/testing/reply-server.ts';
import { startSite } from '#web/testing/site.ts';

beforeEach(() => localStorage.clear());

const main = () => within(screen.getByRole('main'));
const field = (label: string) => main().findByLabelText<HTMLInputElement>(label);
const ADDRESS = 'Address of a page (optional)';

async function open(path: string, services: Partial<Services> = {}, replies: Record<string, Scripted> = {}) {
  const site = await startSite(replies, services);
  const { token } = await site.registerUser();
  localStorage.setItem('auth_token', token);
  await openPage(path);
  return site;
}

const said = (text: Record<string, string>) => `/texts#${new URLSearchParams(text)}`;

test('what the bookmark hands over waits in the form, is not in the address any more, and is kept by nobody yet', async () => {
  const { received } = await open(
    said({ title: 'Zeitung', text: '<b>Guten</b> Tag', address: 'https://a.example' }),
  );
  expect((await field('Text')).value).toBe('<b>Guten</b> Tag');
  expect((await field('Title (optional)')).value).toBe('Zeitung');
  expect(location.hash).toBe('');
  expect(received.some(({ path, body }) => JSON.stringify([path, body]).includes('Guten'))).toBe(false);
});

test('a link alone is fetched where the server does that, and what came is looked over before it is saved', async () => {
  const asked: string[] = [];
  const fetchPage: Services['fetchPage'] = async address => {
    asked.push(address);
    return {
      address,
      isHtml: true,
      content: '<html><head><title>Kurz</title></head><body><p>Nur ein Satz.</p></body></html>',
    };
  };
  await open(said({ text: 'https://news.example/a' }), { fetchPage });
  expect((await field(ADDRESS)).value).toBe('https://news.example/a');
  expect(asked).toEqual([]);
  await press('Fetch the text');
  const text = await field('Text');
  await waitFor(() => expect(text.value).toBe('Nur ein Satz.'));
  expect((await field('Title (optional)')).value).toBe('Kurz');
  expect(asked).toEqual(['https://news.example/a']);
});

test('an address is completed, and one that gives no page is told at its field', async () => {
  const asked: string[] = [];
  const fetchPage: Services['fetchPage'] = async address => {
    asked.push(address);
    return { problem: 'notThere' };
  };
  await open('/texts', { fetchPage });
  await press('Read your own text');
  const address = await field(ADDRESS);
  await press('Fetch the text');
  expect(await main().findByText('Enter an address')).toBeTruthy();
  fireEvent.change(address, { target: { value: ' news.example/a ' } });
  await press('Fetch the text');
  expect(await main().findByText('The page could not be fetched')).toBeTruthy();
  expect(asked).toEqual(['https://news.example/a']);
});

test('where no pages are fetched a link alone says what to do', async () => {
  await open(said({ address: 'https://news.example/a' }));
  expect(await main().findByText(/Only a link came through/)).toBeTruthy();
  expect(main().queryByLabelText(ADDRESS)).toBe(null);
});
