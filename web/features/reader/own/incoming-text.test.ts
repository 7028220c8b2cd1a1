import { expect, test, vi } from 'vitest';
import { memoryCaches } from '#web/platform/speech/testing-caches.ts';
import { bookmarkletFor } from './bookmarklet-code.ts';
import { takeIncoming } from './incoming-text.ts';

const SITE = 'https://slova.example';

/** Runs the bookmark on a page and returns the address that it opens. */
function opened(page: { selected: string; text: string; title: string }): string {
  let address = '';
  const globals = {
    getSelection: () => page.selected,
    document: { title: page.title, body: { innerText: page.text }, querySelector: () => null },
    location: { href: 'https://news.example/a?b=c#d' },
    open: (url: string) => {
      address = url;
    },
  };
  const code = decodeURIComponent(bookmarkletFor(SITE).replace(/^javascript:/, ''));
  const run = new Function(...Object.keys(globals), code);
  run(...Object.values(globals));
  return address;
}

const takenFrom = (address: string) => takeIncoming(new URL(address).hash);

test('the bookmark hands over what is selected, behind the # sign', async () => {
  const address = opened({ selected: ' Guten Tag! 100 % & 日本語\n\nZwei ', text: 'all', title: 'Zeitung' });
  expect(new URL(address).pathname + new URL(address).search).toBe('/texts');
  expect(await takenFrom(address)).toEqual({
    title: 'Zeitung',
    body: 'Guten Tag! 100 % & 日本語\n\nZwei',
    address: 'https://news.example/a?b=c#d',
  });
});

test('without a selection it takes the text of the page, and no more than an address holds', async () => {
  const long = await takenFrom(opened({ selected: '', text: '語'.repeat(200_000), title: 'x'.repeat(500) }));
  expect(long?.body).toHaveLength(60_000);
  expect(long?.title).toHaveLength(200);
});

test.each([
  ['#title=A&text=https%3A%2F%2Fa.example%2Fb', { title: 'A', body: '', address: 'https://a.example/b' }],
  ['#text=see+https%3A%2F%2Fa.example', { title: '', body: 'see https://a.example', address: '' }],
  ['#text=x&address=javascript%3Aalert(1)', { title: '', body: 'x', address: '' }],
  ['#address=https%3A%2F%2Fa.example', { title: '', body: '', address: 'https://a.example' }],
  ['', undefined],
  ['#top', undefined],
  ['#title=A', undefined],
])('%s is read', async (hash, incoming) => {
  expect(await takeIncoming(hash)).toEqual(incoming);
});

test('what another app shared is taken once', async () => {
  const caches = memoryCaches(SITE);
  vi.stubGlobal('caches', caches);
  const cache = await caches.open('shared-1');
  await cache.put('/share/said', Response.json(['Titel', 'Ein Text.', '']));
  expect(await takeIncoming('#shared')).toEqual({ title: 'Titel', body: 'Ein Text.', address: '' });
  expect(await takeIncoming('#shared')).toBe(undefined);
  vi.unstubAllGlobals();
});
