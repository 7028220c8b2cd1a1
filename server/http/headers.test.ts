import { expect, test } from 'vitest';
import { getProfile, login, logout } from '#contract/account.ts';
import { PASSWORD, startTestServer } from '../testing/test-server.ts';

const TLS = { 'x-forwarded-for': '192.0.2.1', 'x-forwarded-proto': 'https' };

test('behind a proxy with TLS the cookie is Secure and the browser is told to stay with TLS', async () => {
  const { send } = await startTestServer({ trustProxy: true });
  const secure = await send({ url: '/sanctum/csrf-cookie', headers: TLS });
  expect(secure.headers['set-cookie']).toMatch(/; Secure$/);
  expect(secure.headers['strict-transport-security']).toBe('max-age=31536000');
  const plain = await send({ url: '/sanctum/csrf-cookie', headers: { 'x-forwarded-for': '192.0.2.1' } });
  expect(plain.headers['set-cookie']).not.toMatch(/Secure/);
  expect(plain.headers['strict-transport-security']).toBeUndefined();
});

test('without a trusted proxy nobody can claim TLS', async () => {
  const { send } = await startTestServer();
  const { headers } = await send({ url: '/sanctum/csrf-cookie', headers: TLS });
  expect(headers['set-cookie']).not.toMatch(/Secure/);
  expect(headers['strict-transport-security']).toBeUndefined();
});

test('replies that are one person’s are kept by nobody', async () => {
  const { send, registerUser } = await startTestServer();
  const { token, user } = await registerUser();
  const headers = { authorization: `Bearer ${token}` };
  const payload = { email: user.email, password: PASSWORD };
  const replies = [
    await send({ url: '/api/profile', headers }),
    await send({ url: '/api/profile' }),
    await send({ method: 'POST', url: '/api/login', payload }),
    await send({ url: '/api/tests/learn-words?lang=en&learn=de&source=food', headers }),
  ];
  expect(replies.map(reply => reply.headers['cache-control'])).toEqual(Array(4).fill('no-store'));
  // Lists are asked for with their tag, and are one person's own.
  const list = await send({ url: '/api/user-dictionary?lang=en&learn=de', headers });
  expect(list.headers['cache-control']).toBe('private, no-cache');
});

test.each([
  '/api/account-options',
  '/api/translation-options',
  '/api/translate/dog?lang=uk',
  '/api/glosses?ids=dog',
])('%s is everybody’s and asked for anew each time', async url => {
  const { send } = await startTestServer();
  const { statusCode, headers } = await send({ url });
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
});

test('the cookie call is kept by nobody', async () => {
  const { send } = await startTestServer();
  expect((await send({ url: '/sanctum/csrf-cookie' })).headers['cache-control']).toBe('no-store');
});

test('with a logout the browser forgets what it kept of replies, and nothing that waits to be sent', async () => {
  const { send, call, registerUser } = await startTestServer();
  const { token, user } = await registerUser();
  const headers = { authorization: `Bearer ${token}` };
  const reply = await send({ method: 'POST', url: '/api/logout', headers });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['clear-site-data']).toBe('"cache"');
  const { access_token } = await call(login, { body: { email: user.email, password: PASSWORD } });
  await call(getProfile, {}, access_token);
  await call(logout, {}, access_token);
});

test.each(['/api/categories', '/api/nowhere', '/api/profile', '/sanctum/csrf-cookie'])(
  'other sites cannot take in %s',
  async url => {
    const { send } = await startTestServer();
    expect((await send({ url })).headers['cross-origin-resource-policy']).toBe('same-origin');
  },
);
