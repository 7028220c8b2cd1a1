import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { PICTURES_FOLDER, pictureAddress } from '#contract/pictures.ts';
import { startTestServer } from '../testing/test-server.ts';
import { openSite } from './site.ts';

const SCRIPT = 'start();'.repeat(100);

/** A server of a folder as `vite build` leaves it: one script with its compressed forms, and a picture. */
async function startWithSite() {
  const folder = mkdtempSync(join(tmpdir(), 'slova-site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'assets'));
  const write = (name: string, content: string | Buffer) => writeFileSync(join(folder, name), content);
  write('index.html', '<!doctype html><html lang="en" dir="ltr"><head></head><body></body></html>');
  write('icon.svg', '<svg/>');
  mkdirSync(join(folder, PICTURES_FOLDER), { recursive: true });
  write(pictureAddress('🍞'), '<svg/>');
  write('assets/main-abcdefgh.js', SCRIPT);
  write('assets/main-abcdefgh.js.br', brotliCompressSync(SCRIPT));
  write('assets/main-abcdefgh.js.gz', gzipSync(SCRIPT));
  const { send } = await startTestServer({ site: openSite([folder]) });
  return (url: string, headers: Record<string, string> = {}) => send({ url, headers });
}

test.each([
  ['br, gzip', 'br', brotliCompressSync(SCRIPT)],
  ['gzip', 'gzip', gzipSync(SCRIPT)],
  ['', undefined, Buffer.from(SCRIPT)],
])('a browser that accepts "%s" gets %s, as the build made it', async (accepted, encoding, bytes) => {
  const get = await startWithSite();
  const { headers, rawPayload } = await get('/assets/main-abcdefgh.js', { 'accept-encoding': accepted });
  expect(headers['content-encoding']).toBe(encoding);
  expect(rawPayload.equals(bytes)).toBe(true);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    vary: 'accept-encoding',
  });
});

test('a file without a compressed form is sent as it is', async () => {
  const get = await startWithSite();
  const { headers, body } = await get('/icon.svg', { 'accept-encoding': 'br' });
  expect({ encoding: headers['content-encoding'], body }).toEqual({ encoding: undefined, body: '<svg/>' });
});

test('a picture may be kept for good, runs nothing, and one that is not there is not found', async () => {
  const get = await startWithSite();
  const { headers } = await get(pictureAddress('🍞'));
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'image/svg+xml',
    'content-security-policy': expect.stringContaining("script-src 'self'"),
    'x-content-type-options': 'nosniff',
  });
  const missing = await get(pictureAddress('🍕'));
  expect(missing.statusCode).toBe(404);
  expect(missing.headers['cache-control']).toMatch(/no-cache$/);
});

test('compressed forms have no address of their own', async () => {
  const get = await startWithSite();
  expect((await get('/assets/main-abcdefgh.js.br')).statusCode).toBe(404);
});

test.each(['/icon.svg', '/', '/categories'])(
  '%s is asked for anew each time and not sent to who has it',
  async url => {
    const get = await startWithSite();
    const { headers } = await get(url);
    expect(headers['cache-control']).toMatch(/no-cache$/);
    const again = await get(url, { 'if-none-match': String(headers.etag) });
    expect({ status: again.statusCode, body: again.body }).toEqual({ status: 304, body: '' });
    expect((await get(url, { 'if-none-match': `"other", W/${headers.etag}` })).statusCode).toBe(304);
    expect((await get(url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  },
);

test('pages differ by visitor, so only the browser itself may keep them', async () => {
  const get = await startWithSite();
  const { headers } = await get('/');
  expect(headers['cache-control']).toBe('private, no-cache');
  expect(headers.vary).toBe('accept-encoding, accept-language, cookie');
});

test('parts of a file are not offered: a range gets the whole', async () => {
  const get = await startWithSite();
  const { statusCode, body, headers } = await get('/assets/main-abcdefgh.js', { range: 'bytes=0-3' });
  expect({ statusCode, body, ranges: headers['accept-ranges'] }).toEqual({
    statusCode: 200,
    body: SCRIPT,
    ranges: undefined,
  });
});

test('a file is read when it is first asked for, and kept while there is room', () => {
  const folder = mkdtempSync(join(tmpdir(), 'slova-site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write('first.txt', 'at the start');
  write('second.txt', 'at the start');
  write('third.txt', 'at the start');
  const { get } = openSite([folder], 1_200);
  const textOf = (name: string) => get(`/${name}`)?.bytes.toString();
  write('first.txt', 'when asked');
  expect(textOf('first.txt')).toBe('when asked');
  write('first.txt', 'changed since');
  expect(textOf('first.txt')).toBe('when asked');
  expect([textOf('second.txt'), textOf('third.txt')]).toEqual(['at the start', 'at the start']);
  expect(textOf('first.txt')).toBe('changed since');
});

test('a file that a newer build has taken away is not there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'slova-site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'main.js'), SCRIPT);
  const { get } = openSite([folder]);
  rmSync(join(folder, 'main.js'));
  expect(get('/main.js')).toBeUndefined();
});
