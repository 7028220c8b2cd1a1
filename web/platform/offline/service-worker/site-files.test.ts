import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryCaches } from '#web/platform/speech/testing-caches.ts';
import type { Build } from './build.ts';
import { answerFile, answerPage, findShell, installBuild, isPage, keepUsed, takeOver } from './site-files.ts';

const SITE = 'https://slova.example';
const build = (version: string, hash: string): Build => ({
  version,
  files: [`/assets/frame-${hash}.js`],
  onDemand: [`/assets/uk-${hash}.js`, `/assets/ja-${hash}.js`],
});
const one = build('1', 'aaaaaaaa');
const two = build('2', 'bbbbbbbb');
const three = build('3', 'cccccccc');

/** Names the scripts of all three. */
const SHELL = [one, two, three].map(({ files }) => `<script src="${files[0]}"></script>`).join('');
const contentOf = (path: string) => (path === '/shell.html' ? SHELL : `content of ${path}`);
const portal = () => new Response('<h1>Welcome</h1>', { headers: { 'content-type': 'text/html' } });

let onServer: (path: string) => Response;
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  onServer = path => new Response(contentOf(path));
  vi.stubGlobal('caches', memoryCaches(SITE));
  vi.stubGlobal('fetch', async (input: string | Request) => {
    const path = new URL(typeof input === 'string' ? input : input.url, SITE).pathname;
    asked.push(path);
    return onServer(path);
  });
});
afterEach(() => vi.unstubAllGlobals());

async function deploy(made: Build): Promise<void> {
  await installBuild(made);
  await takeOver(made);
}

const at = (path: string) => new Request(SITE + path);
const isKept = async (path: string) => (await (await caches.open('files-1')).match(path)) !== undefined;

test('a version keeps its files, and a language once it has been used, also in the next version', async () => {
  await deploy(one);
  expect(asked).toEqual(['/shell.html', '/assets/frame-aaaaaaaa.js']);
  await keepUsed(one, ['/assets/uk-aaaaaaaa.js', '/not/ours.js']);
  expect(await isKept('/not/ours.js')).toBe(false);
  await deploy(two);
  expect(await isKept('/assets/uk-bbbbbbbb.js')).toBe(true);
  expect(await isKept('/assets/ja-bbbbbbbb.js')).toBe(false);
});

test('the files of the version before stay for tabs that were opened with it, older ones go', async () => {
  for (const made of [one, two]) await deploy(made);
  expect(await isKept('/assets/frame-aaaaaaaa.js')).toBe(true);
  // The same version installed again is no release.
  await deploy(two);
  expect(await isKept('/assets/frame-aaaaaaaa.js')).toBe(true);
  await deploy(three);
  expect(await isKept('/assets/frame-aaaaaaaa.js')).toBe(false);
  expect(await isKept('/assets/frame-bbbbbbbb.js')).toBe(true);
  expect((await caches.keys()).filter(name => name.startsWith('shell-'))).toEqual(['shell-3']);
});

test('a version that did not come whole is not installed, and the one before goes on', async () => {
  await deploy(one);
  onServer = path => new Response(contentOf(path), { status: path.includes('frame') ? 404 : 200 });
  await expect(installBuild(two)).rejects.toThrow('/assets/frame-bbbbbbbb.js: 404');
  expect(await (await findShell(one))?.text()).toBe(SHELL);
  expect(await isKept('/assets/frame-aaaaaaaa.js')).toBe(true);
});

test('what a gateway says instead of a file is handed on and not kept', async () => {
  onServer = () => new Response('later', { status: 503 });
  expect((await answerFile('/assets/uk-aaaaaaaa.js')).status).toBe(503);
  onServer = path => new Response(contentOf(path));
  expect(await (await answerFile('/assets/uk-aaaaaaaa.js')).text()).toBe('content of /assets/uk-aaaaaaaa.js');
  await answerFile('/assets/uk-aaaaaaaa.js');
  expect(asked.length).toBe(2);
});

test('the login page of a network is handed on, and kept neither as a file nor as a version', async () => {
  await deploy(one);
  onServer = portal;
  expect(await (await answerFile('/assets/uk-aaaaaaaa.js')).text()).toContain('Welcome');
  expect(await isKept('/assets/uk-aaaaaaaa.js')).toBe(false);
  await expect(installBuild(two)).rejects.toThrow('/shell.html: another page');
  onServer = path => (path === '/shell.html' ? new Response(SHELL) : portal());
  await expect(installBuild(two)).rejects.toThrow('/assets/frame-bbbbbbbb.js: a page came');
  expect(await isKept('/assets/frame-bbbbbbbb.js')).toBe(false);
  expect(await (await findShell(one))?.text()).toBe(SHELL);
});

test('where storage is blocked or full the network answers', async () => {
  vi.stubGlobal('caches', {
    open: async () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
  });
  expect((await answerFile('/assets/uk-aaaaaaaa.js')).status).toBe(200);
  expect((await answerPage(one, at('/contact'), Promise.resolve(undefined))).status).toBe(200);
});

test('a page comes from the server; its shell where that is away, silent, or behind a gateway that says so', async () => {
  await deploy(one);
  const answer = (preloaded: Promise<Response | undefined>) => answerPage(one, at('/contact'), preloaded, 20);
  expect(await (await answer(Promise.resolve(new Response('page')))).text()).toBe('page');
  expect(await (await answer(Promise.reject(new TypeError('no connection')))).text()).toBe(SHELL);
  expect(await (await answer(new Promise(() => {}))).text()).toBe(SHELL);
  expect(await (await answer(Promise.resolve(new Response('', { status: 502 })))).text()).toBe(SHELL);
  expect((await answer(Promise.resolve(new Response('gone', { status: 404 })))).status).toBe(404);
  const unknown = answerPage(two, at('/contact'), Promise.reject(new TypeError('no connection')), 20);
  await expect(unknown).rejects.toThrow('no connection');
  const gateway = new Response('later', { status: 502 });
  expect((await answerPage(two, at('/contact'), Promise.resolve(gateway), 20)).status).toBe(502);
});

test('addresses of the API and of files are no pages', () => {
  expect(['/', '/contact', '/categories/food/words', '/apiary'].map(isPage)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['/api/words', '/api', '/sanctum/csrf-cookie', '/health/live', '/robots.txt'].some(isPage)).toBe(
    false,
  );
});
