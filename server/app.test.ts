import { expect, test } from 'vitest';
import { noLimits } from './limits.ts';
import { ENDPOINTS } from './open-api.ts';
import { type Site, siteFile } from './site.ts';
import { startTestServer } from './testing.ts';

const file = (text: string, type: string) => siteFile(Buffer.from(text), { 'content-type': type });

const site: Site = new Map([
  ['/index.html', file('<!doctype html><title>Slova</title>', 'text/html; charset=utf-8')],
  ['/assets/main-abcdefgh.js', file('start()', 'text/javascript')],
]);

test.each([
  ['/', 200],
  ['/categories', 200],
  ['/categories/food/words?lang=uk', 200],
  ['/tests/selectSource?testType=flashcards', 200],
  ['/texts/anything', 200],
  ['/nowhere', 404],
  ['/categories/food', 404],
])('%s is the page shell with status %i', async (url, status) => {
  const { send } = await startTestServer({ site });
  const answer = await send({ url });
  expect({ status: answer.statusCode, type: answer.headers['content-type'] }).toEqual({
    status,
    type: 'text/html; charset=utf-8',
  });
});

test.each([
  ['behind a proxy', true, '10.0.0.9'],
  ['without one', false, '127.0.0.1'],
])('%s limits are counted by an address that the visitor cannot choose', async (_, trustProxy, counted) => {
  const addresses: string[] = [];
  const limits = { ...noLimits, use: async (_name: string, key: string) => void addresses.push(key) };
  const { send } = await startTestServer({ trustProxy, limits });
  await send({
    method: 'POST',
    url: '/api/contact/send-message',
    headers: { 'x-forwarded-for': '6.6.6.6, 10.0.0.9' },
    payload: { name: 'Olena', email: 'olena@example.org', reason: 'Proposal', message: 'More words' },
  });
  expect(addresses[0]).toBe(counted);
});

test.each([
  ['GET', '/api'],
  ['GET', '/api/nowhere'],
  ['DELETE', '/api/categories'],
  ['POST', '/nowhere'],
] as const)('%s %s answers with the one error shape, never HTML', async (method, url) => {
  const { send } = await startTestServer({ site });
  const answer = await send({ method, url });
  expect({ status: answer.statusCode, body: answer.json() }).toEqual({
    status: 404,
    body: { success: false, message: 'Page not found', code: 'not_found', errors: {} },
  });
});

test.each(['/../package.json', '/assets/../../package.json', '/%2e%2e/package.json', '/assets/%00'])(
  'no file outside the site is served: %s',
  async url => {
    const { send } = await startTestServer({ site });
    expect((await send({ url })).body).not.toContain('"dependencies"');
  },
);

test('built files and pages carry the security headers', async () => {
  const { send } = await startTestServer({ site });
  for (const url of ['/', '/assets/main-abcdefgh.js', '/api/nowhere', '/api/profile']) {
    const { headers } = await send({ url });
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});

test('the cookie call sets the cookie and answers with nothing', async () => {
  const { send } = await startTestServer();
  const answer = await send({ url: '/sanctum/csrf-cookie' });
  expect({ status: answer.statusCode, body: answer.body }).toEqual({ status: 204, body: '' });
  expect(answer.headers['set-cookie']).toMatch(/^XSRF-TOKEN=[\w-]{40}; Path=\/; SameSite=Lax/);
});

test.each([
  ['broken JSON', '{"email":', 'application/json', 422],
  ['a bare word', 'hello', 'application/json', 422],
  ['null', 'null', 'application/json', 422],
  ['a list', '[]', 'application/json', 422],
  ['a form', 'email=a', 'application/x-www-form-urlencoded', 415],
  ['a body over half a megabyte', JSON.stringify({ email: 'x'.repeat(600_000) }), 'application/json', 413],
  ['a prototype', '{"__proto__":{"email":"x"},"constructor":{"prototype":{}}}', 'application/json', 422],
  ['deep nesting', '['.repeat(100_000) + ']'.repeat(100_000), 'application/json', 422],
])('%s instead of a login is refused in the one error shape', async (_, payload, type, status) => {
  const { send } = await startTestServer();
  const answer = await send({
    method: 'POST',
    url: '/api/login',
    payload,
    headers: { 'content-type': type },
  });
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({
    success: false,
    message: expect.any(String),
    errors: expect.any(Object),
  });
  expect(Object.keys(answer.json().errors).length > 0 || status === 413).toBe(true);
});

test('every endpoint stands in the OpenAPI document, and each that needs a login refuses a guest', async () => {
  const { send } = await startTestServer();
  const { paths } = (await send({ url: '/api/openapi.json' })).json();
  for (const [name, { method, path, access }] of ENDPOINTS) {
    const described = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    expect(described?.operationId).toBe(name);
    if (access !== 'user') continue;
    const answer = await send({ method, url: `/api${path}` });
    expect({ name, status: answer.statusCode }).toEqual({ name, status: 401 });
  }
});

test('a failure of our own tells the visitor nothing', async () => {
  const { send } = await startTestServer({
    voice: {
      synthesize: () => Promise.reject(new Error('secret detail')),
      warmUp: async () => {},
      close: async () => {},
    },
  });
  const answer = await send({
    method: 'POST',
    url: '/api/tts/synthesize',
    payload: { text: 'dog', language: 'en' },
  });
  expect({ status: answer.statusCode, body: answer.json() }).toEqual({
    status: 500,
    body: { success: false, message: 'Something went wrong. Please try again.', code: 'failed', errors: {} },
  });
});
