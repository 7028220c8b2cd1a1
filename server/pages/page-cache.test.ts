import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import type { Render } from '#contract/rendering.ts';
import { tooManyRequests } from '../http/errors.ts';
import { siteFile } from '../http/site.ts';
import { createLogger } from '../process/log.ts';
import { catalogue } from '../testing/catalogue.ts';
import { startTestServer } from '../testing/test-server.ts';

const SHELL =
  '<!doctype html><html><head><title>Slova</title><link rel="stylesheet" href="/assets/frame.css"></head><body><div id="root"><p>frame</p></div></body></html>';
const STYLES = '.page{display:flex}.word{hyphens:auto}'.repeat(50);
const site = new Map([
  ['/index.html', siteFile(Buffer.from(SHELL), { 'content-type': 'text/html' })],
  ['/assets/frame.css', siteFile(Buffer.from(STYLES), { 'content-type': 'text/css' })],
]);

/** A server that draws pages with this function, and what it logs. */
async function startDrawing(render: Render) {
  const lines: Record<string, unknown>[] = [];
  const logger = createLogger('warn', { write: line => void lines.push(JSON.parse(line)) });
  return { ...(await startTestServer({ site, render, logger })), lines };
}

const drawn = {
  html: '<main>drawn</main>',
  title: 'T',
  description: 'D',
  data: [],
  milliseconds: 20,
  taught: undefined,
};

test('a flood of pages that nobody has asked for yet is drawn only as far as there is time for it', async () => {
  let begun = 0;
  const { send } = await startDrawing(async () => {
    begun += 1;
    await new Promise(setImmediate);
    return drawn;
  });
  const paths = catalogue.categories.flatMap(({ id }) =>
    ['de', 'es', 'fr', 'it', 'uk'].map(lang => `/categories/${id}/words?lang=${lang}`),
  );
  const replies = await Promise.all(paths.map(url => send({ url })));
  expect(replies.every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect(begun).toBeLessThan(paths.length / 2);
  expect(replies.filter(({ body }) => body.includes('drawn'))).toHaveLength(begun);
});

test('a page that many ask for at the same moment is drawn once for all of them', async () => {
  let begun = 0;
  const { send } = await startDrawing(async () => {
    begun += 1;
    await new Promise(setImmediate);
    return drawn;
  });
  const replies = await Promise.all(Array.from({ length: 5 }, () => send({ url: '/texts' })));
  expect(replies.every(({ body }) => body.includes('drawn'))).toBe(true);
  expect(begun).toBe(1);
});

test('who has asked for too much gets the frame, and the log no line', async () => {
  const { send, lines } = await startDrawing(() => Promise.reject(tooManyRequests(5)));
  const { statusCode, body } = await send({ url: '/texts' });
  expect({ statusCode, isFrame: body.includes('frame') }).toEqual({ statusCode: 200, isFrame: true });
  expect(lines).toEqual([]);
});

test('a page that cannot be drawn is told once, not for every visitor', async () => {
  const { send, lines } = await startDrawing(() => Promise.reject(new Error('a slip')));
  for (let time = 0; time < 20; time += 1) expect((await send({ url: '/texts' })).body).toContain('frame');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ msg: 'a page could not be rendered', route: 'texts' });
});

test('a page that could not be drawn is drawn for the next who asks', async () => {
  const draw = vi.fn<Render>(async () => drawn).mockRejectedValueOnce(new Error('a slip'));
  const { send } = await startDrawing(draw);
  expect((await send({ url: '/texts' })).body).toContain('frame');
  expect((await send({ url: '/texts' })).body).toContain('drawn');
});

test('a page says the same in every form that somebody reads it in', async () => {
  const { send } = await startDrawing(async () => ({ ...drawn, html: '<main>слово «$&» 🍞</main>' }));
  const [plain, gzip, both, brotli] = await Promise.all(
    ['', 'gzip', 'gzip, deflate, br', 'br'].map(accepted =>
      send({ url: '/texts', headers: { 'accept-encoding': accepted } }),
    ),
  );
  expect(plain?.body).toContain('<main>слово «$&» 🍞</main>');
  expect(gunzipSync(gzip?.rawPayload ?? '').toString()).toBe(plain?.body);
  expect(brotliDecompressSync(brotli?.rawPayload ?? '').toString()).toBe(plain?.body);
  // What is made first is sent to almost everybody.
  expect(both?.rawPayload.equals(gzip?.rawPayload ?? Buffer.alloc(0))).toBe(true);
  const encodings = [plain, gzip, both, brotli].map(reply => reply?.headers['content-encoding']);
  expect(encodings).toEqual([undefined, 'gzip', 'gzip', 'br']);
  for (const reply of [plain, gzip, both, brotli])
    expect(reply?.headers).toMatchObject({
      'content-length': String(reply?.rawPayload.length),
      etag: plain?.headers.etag,
      vary: 'accept-encoding, accept-language, cookie',
    });
});

test('whoever has a page already, or asks for its head alone, gets no bytes of it', async () => {
  const { send } = await startDrawing(async () => drawn);
  const headers = { 'accept-encoding': 'gzip, br' };
  const page = await send({ url: '/texts', headers });
  const again = await send({ url: '/texts', headers: { ...headers, 'if-none-match': page.headers.etag } });
  expect({ status: again.statusCode, bytes: again.rawPayload.length }).toEqual({ status: 304, bytes: 0 });
  const head = await send({ url: '/texts', headers, method: 'HEAD' });
  expect(head.rawPayload).toHaveLength(0);
  expect(head.headers['content-length']).toBe(String(page.rawPayload.length));
});

test('two pages that differ in a letter have two tags', async () => {
  const { send } = await startDrawing(async ({ path }) => ({ ...drawn, html: `<p>${path}</p>` }));
  const [one, other] = await Promise.all([send({ url: '/texts' }), send({ url: '/tests' })]);
  expect(one.headers.etag).not.toBe(other.headers.etag);
});

test('a page that many read is compressed as well as can be, and reads the same', async () => {
  const html = Array.from({ length: 2000 }, (_, row) => `<p>${row * row} ${(row * 7919) % 1013}</p>`).join(
    '',
  );
  const { send } = await startDrawing(async () => ({ ...drawn, html }));
  const ask = () => send({ url: '/texts', headers: { 'accept-encoding': 'gzip, br' } });
  const [first] = await Promise.all(Array.from({ length: 12 }, ask));
  const quick = first?.rawPayload ?? Buffer.alloc(0);
  const small = await vi.waitFor(async () => {
    const { rawPayload, headers } = await ask();
    expect(headers['content-encoding']).toBe('br');
    expect(rawPayload.length).toBeLessThan(quick.length * 0.95);
    expect(headers['content-length']).toBe(String(rawPayload.length));
    return rawPayload;
  });
  expect(brotliDecompressSync(small).equals(gunzipSync(quick))).toBe(true);
});

test('without a public address a page names this machine’s own, never a host that somebody sent', async () => {
  const { app } = await startDrawing(async () => drawn);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const canonicalFor = (host: string) =>
    new Promise<string | undefined>((resolve, reject) => {
      const asked = get(
        { port, host: '127.0.0.1', path: '/texts?lang=uk', headers: { host } },
        async reply => {
          const [, address] = /<link rel="canonical" href="([^"]*)">/.exec(await text(reply)) ?? [];
          resolve(address);
        },
      );
      asked.on('error', reject);
    });
  for (const name of ['127.0.0.1', 'localhost'])
    expect(await canonicalFor(`${name}:${port}`)).toBe(`http://${name}:${port}/texts?lang=uk`);
  for (const host of ['evil.example.org', `evil.example.org:${port}`, 'localhost:1'])
    expect(await canonicalFor(host)).toBe('/texts?lang=uk');
});
