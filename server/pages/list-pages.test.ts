import { expect, test } from 'vitest';
import { siteFile } from '../http/site.ts';
import { startTestServer } from '../testing/test-server.ts';

const html =
  '<!doctype html><html><head><title>Slova</title></head><body><div id="root"></div></body></html>';
const site = new Map([
  ['/index.html', siteFile(Buffer.from(html), { 'content-type': 'text/html; charset=utf-8' })],
]);
const OWN = 'own-7f3c2f0e-8f0b-4f52-9a52-0d3a5a1a7c11';

test.each([
  ['/lists/abcdefghjkmn23', 200],
  [`/lists/${OWN}?lang=uk`, 200],
  ['/lists', 200],
  ['/lists/abc', 404],
  ['/lists/abcdefghjkmn23/words', 404],
])('%s is a page with status %i that search engines leave out', async (url, status) => {
  const { send } = await startTestServer({ site });
  const reply = await send({ url });
  expect(reply.statusCode).toBe(status);
  if (status === 200) expect(reply.body).toContain('<meta name="robots" content="noindex">');
});

test('a page that is to be found says nothing of the kind', async () => {
  const { send } = await startTestServer({ site });
  expect((await send({ url: '/categories' })).body).not.toContain('noindex');
});
