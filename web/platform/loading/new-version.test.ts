import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasNewVersion, noteIfOutdated } from './new-version.ts';

const shellOf = (script: string) =>
  `<html><head><script type="module" src="${script}"></script></head><body><div id="root"></div></body></html>`;

/** A page of this build, and a server that replies so to its look for another one. */
function openWith(reply: Response | Error): void {
  const script = { src: 'http://localhost/assets/main-aaaaaaaa.js' };
  vi.stubGlobal('document', { querySelectorAll: () => [script] });
  vi.stubGlobal('fetch', async () => {
    if (reply instanceof Error) throw reply;
    return reply;
  });
}

beforeEach(() => hasNewVersion.set(false));
afterEach(() => void vi.unstubAllGlobals());

test('a page whose script the server names no more is of an old version', async () => {
  openWith(new Response(shellOf('/assets/main-bbbbbbbb.js')));
  expect(await noteIfOutdated()).toBe(true);
  expect(hasNewVersion.get()).toBe(true);
});

test.each([
  ['the server has the same version', new Response(shellOf('/assets/main-aaaaaaaa.js'))],
  ['a network shows its login', new Response('<h1>Welcome to our hotel</h1>')],
  ['a proxy says 502', new Response(shellOf('/assets/main-bbbbbbbb.js'), { status: 502 })],
  ['nothing comes', new Error('offline')],
])('no new version is offered where %s', async (_, reply) => {
  openWith(reply);
  expect(await noteIfOutdated()).toBe(false);
});
