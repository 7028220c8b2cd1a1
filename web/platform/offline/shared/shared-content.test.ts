import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryCaches } from '#web/platform/speech/testing-caches.ts';
import { keepShared, takeShared } from './shared-content.ts';

const SITE = 'https://slova.example';

beforeEach(() => void vi.stubGlobal('caches', memoryCaches(SITE)));
afterEach(() => vi.unstubAllGlobals());

function shared(fields: Record<string, string | File>): Request {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return new Request(`${SITE}/share`, { method: 'POST', body });
}

test('a text that was shared leads to the reader, which takes it once', async () => {
  const reply = await keepShared(
    shared({ title: 'Ein Text', text: 'Hallo, Welt & mehr', url: 'https://a.example/' }),
  );
  expect({ status: reply.status, to: reply.headers.get('location') }).toEqual({
    status: 303,
    to: `${SITE}/texts#shared`,
  });
  expect(await takeShared()).toEqual({
    title: 'Ein Text',
    text: 'Hallo, Welt & mehr',
    address: 'https://a.example/',
  });
  expect(await takeShared()).toBe(undefined);
});

test('a file comes with its name, and what was shared before is gone', async () => {
  await keepShared(shared({ title: 'old', file: new File(['old'], 'old.txt') }));
  await keepShared(shared({ file: new File(['Привіт'], 'Книга №1.txt', { type: 'text/plain' }) }));
  const { file, ...said } = (await takeShared()) ?? {};
  expect(said).toEqual({ title: '', text: '', address: '' });
  expect({ name: file?.name, text: await file?.text() }).toEqual({ name: 'Книга №1.txt', text: 'Привіт' });
  await keepShared(shared({ file: new File(['old'], 'old.txt') }));
  await keepShared(shared({ text: 'new' }));
  expect(await takeShared()).toEqual({ title: '', text: 'new', address: '' });
});

test('what is no form, and a storage that is blocked, lead to the reader without anything', async () => {
  const broken = new Request(`${SITE}/share`, { method: 'POST', body: 'x' });
  expect((await keepShared(broken)).headers.get('location')).toBe(`${SITE}/texts`);
  vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('no', 'SecurityError')) });
  expect((await keepShared(shared({ text: 'x' }))).headers.get('location')).toBe(`${SITE}/texts`);
  expect(await takeShared()).toBe(undefined);
});
