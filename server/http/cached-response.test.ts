import { brotliDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { startTestServer } from '../testing/test-server.ts';
import { personalResponse, responseCache } from './cached-response.ts';

test('what belongs to one person may be kept by their browser alone', async () => {
  const { send, registerUser } = await startTestServer();
  const { token } = await registerUser();
  const { headers } = await send({
    url: '/api/user-dictionary?lang=en&learn=de',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(headers['cache-control']).toBe('private, no-cache');
  expect(personalResponse(Buffer.from('{}')).plain.head['cache-control']).toBe('private, no-cache');
});

test.each(['/api/categories', '/api/texts', '/api/words?search=cat', '/api/openapi.json'])(
  '%s is asked for anew each time, and neither framed nor taken for anything but data',
  async url => {
    const { send } = await startTestServer();
    for (const encoding of ['identity', 'br']) {
      const { headers } = await send({ url, headers: { 'accept-encoding': encoding } });
      expect(headers).toMatchObject({
        'cache-control': 'no-cache',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'content-type': 'application/json; charset=utf-8',
        'x-content-type-options': 'nosniff',
        vary: 'accept-encoding',
        etag: expect.any(String),
      });
    }
  },
);

test.each([
  ['its tag', (tag: string) => tag],
  ['a weak one, as a proxy that compresses makes it', (tag: string) => `W/${tag}`],
  ['several tags', (tag: string) => `"other", ${tag}`],
])('who says that they have a reply by %s is told to keep it as before', async (_, said) => {
  const { send } = await startTestServer();
  const url = '/api/categories';
  const { etag, vary, 'cache-control': cacheControl } = (await send({ url })).headers;
  const again = await send({ url, headers: { 'if-none-match': said(String(etag)) } });
  expect({ status: again.statusCode, body: again.body }).toEqual({ status: 304, body: '' });
  expect(again.headers).toMatchObject({ etag, vary, 'cache-control': cacheControl });
});

test('a HEAD request gets the head of the reply and no body', async () => {
  const { app, send } = await startTestServer();
  const whole = await send({ url: '/api/categories' });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const head = await fetch(`${address}/api/categories`, { method: 'HEAD' });
  expect({ body: await head.text(), length: head.headers.get('content-length') }).toEqual({
    body: '',
    length: String(whole.rawPayload.length),
  });
});

test('kept replies take no more memory than they may', () => {
  const ready = responseCache<string>(100_000);
  let made = 0;
  const ask = (key: string, length: number) =>
    ready(key, () => {
      made += 1;
      return 'x'.repeat(length);
    });
  for (const key of ['a', 'b', 'c', 'a', 'b', 'c']) ask(key, 20_000);
  expect(made).toBe(3);
  for (const key of ['d', 'c', 'b', 'a']) ask(key, 20_000);
  expect(made).toBe(5);
  // What is larger than all there is room for is sent and not kept, and takes the place of nothing.
  for (let time = 0; time < 2; time += 1) expect(ask('large', 200_000).plain.bytes.length).toBe(200_002);
  ask('a', 20_000);
  expect(made).toBe(7);
});

test('the compressed form says the same', () => {
  const { plain, brotli } = personalResponse(Buffer.from(JSON.stringify('word '.repeat(500))));
  expect(brotliDecompressSync(brotli().bytes).equals(plain.bytes)).toBe(true);
  expect(brotli()).toBe(brotli());
});

test('a large reply that stays is soon sent in a smaller form, which says the same under the same tag', async () => {
  const text = Array.from({ length: 4000 }, (_, number) => `word-${number * 7919}`).join(' ');
  const reply = responseCache<string>(1_000_000, 'small')('', () => text);
  const quick = reply.brotli();
  await vi.waitFor(() => expect(reply.brotli().bytes.length).toBeLessThan(quick.bytes.length), 10_000);
  const { head, bytes } = reply.brotli();
  expect(JSON.parse(String(brotliDecompressSync(bytes)))).toBe(text);
  expect(head).toEqual({ ...quick.head, 'content-length': bytes.length });
});
