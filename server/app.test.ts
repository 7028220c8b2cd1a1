import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { noLimits } from './http/limits.ts';
import { type Site, siteFile } from './http/site.ts';
import { packageRoot } from './process/package-root.ts';
import { startTestServer } from './testing/test-server.ts';

const file = (text: string, type: string) => siteFile(Buffer.from(text), { 'content-type': type });

/** Whatever the files of the contract declare. */
const CONTRACT = join(packageRoot, 'contract');
const names = readdirSync(CONTRACT).filter(name => name.endsWith('.ts') && !name.includes('.test.'));
const files: Record<string, unknown>[] = await Promise.all(names.map(name => import(join(CONTRACT, name))));
const ENDPOINTS = files.flatMap(file => Object.values(file)).filter(isEndpoint);

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'reply' in value;
}

const site: Site = new Map([
  [
    '/index.html',
    file(
      '<!doctype html><html><head><title>Slova</title></head><body></body></html>',
      'text/html; charset=utf-8',
    ),
  ],
  ['/assets/main-abcdefgh.js', file('start()', 'text/javascript')],
]);

test.each([
  ['/', 200],
  ['/categories', 200],
  ['/categories/food/words?lang=uk', 200],
  ['/tests/selectSource?testType=flashcards', 200],
  ['/texts/a1-who-am-i', 200],
  ['/texts/anything', 404],
  ['/nowhere', 404],
  ['/categories/food', 404],
  ['/categories/%E0%A4%A/words', 404],
  ['/%', 404],
  ['/texts?q=%', 200],
])('%s is the page shell with status %i', async (url, status) => {
  const { send } = await startTestServer({ site });
  const reply = await send({ url });
  expect({ status: reply.statusCode, type: reply.headers['content-type'] }).toEqual({
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
] as const)('%s %s replies with the one error shape, never HTML', async (method, url) => {
  const { send } = await startTestServer({ site });
  const reply = await send({ method, url });
  expect({ status: reply.statusCode, body: reply.json() }).toEqual({
    status: 404,
    body: { success: false, message: 'Page not found', code: 'not_found', errors: {} },
  });
});

test('a call whose address nobody can decode is told so in the one error shape', async () => {
  const { send } = await startTestServer({ site });
  const reply = await send({ url: '/api/words/%E0%A4%A/forms' });
  expect({ status: reply.statusCode, body: reply.json() }).toEqual({
    status: 400,
    body: { success: false, message: 'The address cannot be read', code: 'invalid_input', errors: {} },
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

test('what is shared before the service worker is there stays unread, and the reader opens', async () => {
  const { send } = await startTestServer({ site });
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const reply = await send({ method: 'POST', url: '/share', headers, payload: '--x--' });
  expect({ status: reply.statusCode, to: reply.headers.location }).toEqual({ status: 303, to: '/texts' });
});

test('the cookie call sets the cookie and says nothing else', async () => {
  const { send } = await startTestServer();
  const reply = await send({ url: '/sanctum/csrf-cookie' });
  expect({ status: reply.statusCode, body: reply.body }).toEqual({ status: 204, body: '' });
  expect(reply.headers['set-cookie']).toMatch(/^XSRF-TOKEN=[\w-]{40}; Path=\/; SameSite=Lax/);
});

test.each([
  ['broken JSON', '{"email":', 'application/json', 422],
  ['a bare word', 'hello', 'application/json', 422],
  [
    'bytes that are no UTF-8',
    Buffer.from('{"email":"a@example.org","password":"caf\xe9 noir"}', 'latin1'),
    'application/json',
    422,
  ],
  ['null', 'null', 'application/json', 422],
  ['a list', '[]', 'application/json', 422],
  ['a form', 'email=a', 'application/x-www-form-urlencoded', 415],
  [
    'a body over a megabyte and a quarter',
    JSON.stringify({ email: 'x'.repeat(1_320_000) }),
    'application/json',
    413,
  ],
  ['a prototype', '{"__proto__":{"email":"x"},"constructor":{"prototype":{}}}', 'application/json', 422],
  ['deep nesting', '['.repeat(100_000) + ']'.repeat(100_000), 'application/json', 422],
])('%s instead of a login is refused in the one error shape', async (_, payload, type, status) => {
  const { send } = await startTestServer();
  const reply = await send({
    method: 'POST',
    url: '/api/login',
    payload,
    headers: { 'content-type': type },
  });
  expect(reply.statusCode).toBe(status);
  expect(reply.json()).toMatchObject({
    success: false,
    message: expect.any(String),
    errors: expect.any(Object),
  });
  expect(Object.keys(reply.json().errors).length > 0 || status === 413).toBe(true);
});

test('a field that was left out is named as required, and one of another kind is told what it should be', async () => {
  const { send } = await startTestServer();
  const reply = await send({ method: 'POST', url: '/api/login', payload: { password: 7 } });
  expect(reply.json().errors).toEqual({
    email: ['This field is required'],
    password: ['Invalid input: expected string, received number'],
  });
});

test('every endpoint of the contract is bound, and each that needs a login refuses a guest', async () => {
  const { send } = await startTestServer();
  const { paths } = (await send({ url: '/api/openapi.json' })).json();
  expect(paths['/anki-connect'].post.servers).toEqual([{ url: '/' }]);
  const bound = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(method => `${method.toUpperCase()} ${path}`),
  );
  const declared = ENDPOINTS.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  expect(bound.toSorted()).toEqual(declared.toSorted());
  for (const { method, path, access } of ENDPOINTS) {
    if (access !== 'user') continue;
    const reply = await send({ method, url: `/api${path}` });
    expect({ path, status: reply.statusCode }).toEqual({ path, status: 401 });
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
  const reply = await send({
    method: 'POST',
    url: '/api/tts/synthesize',
    payload: { text: 'dog', language: 'en' },
  });
  expect({ status: reply.statusCode, body: reply.json() }).toEqual({
    status: 500,
    body: { success: false, message: 'Something went wrong. Please try again.', code: 'failed', errors: {} },
  });
});
