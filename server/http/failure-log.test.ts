import { expect, test } from 'vitest';
import { getProfile, login, logout } from '#contract/account.ts';
import { createLogger } from '../process/log.ts';
import { openTestDatabase, PASSWORD, silentVoice, startTestServer } from '../testing/test-server.ts';
import { serviceUnavailable } from './errors.ts';

/** A server and what it logs. */
async function startLogging(level: string, more: object = {}) {
  const lines: Record<string, unknown>[] = [];
  const logger = createLogger(level, { write: line => void lines.push(JSON.parse(line)) });
  return { ...(await startTestServer({ logger, ...more })), lines };
}

const speak = {
  method: 'POST',
  url: '/api/tts/synthesize',
  payload: { text: 'dog', language: 'en' },
} as const;

test('a flood of refusals is one line, with its cause and without a stack', async () => {
  const busy = Object.assign(serviceUnavailable('The voice is busy'), {
    cause: new Error('no thread is free'),
  });
  const voice = { ...silentVoice, synthesize: () => Promise.reject(busy) };
  const { send, lines } = await startLogging('warn', { voice });
  for (let time = 0; time < 50; time += 1) expect((await send(speak)).statusCode).toBe(503);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ msg: 'request failed', status: 503, cause: 'no thread is free' });
  expect(JSON.stringify(lines)).not.toContain('at ');
});

test('a slip of ours is logged with its stack and the id that the visitor is told', async () => {
  const voice = { ...silentVoice, synthesize: () => Promise.reject(new Error('a slip')) };
  const { send, lines } = await startLogging('error', { voice });
  const { headers } = await send(speak);
  expect(lines[0]).toMatchObject({ msg: 'request failed', route: '/api/tts/synthesize' });
  expect(lines[0]?.request).toBe(headers['x-request-id']);
  expect(JSON.stringify(lines[0])).toContain('failure-log.test');
});

test('what happens to accounts is logged at level info, without mail address, name, password or token', async () => {
  const { call, refusal, registerUser, lines } = await startLogging('info');
  const { token, user } = await registerUser({ email: 'olena@example.org' });
  await refusal(login, { body: { email: user.email, password: 'wrong password' } });
  await refusal(login, { body: { email: 'nobody@example.org', password: 'wrong password' } });
  const again = await call(login, { body: { email: user.email, password: PASSWORD } });
  await call(logout, {}, token);
  const events = lines.filter(({ msg }) => msg === 'account');
  expect(events.map(line => [line.account, line.user])).toEqual([
    ['registered', user.id],
    ['login refused', user.id],
    ['login refused', undefined],
    ['logged in', user.id],
    ['logged out', user.id],
  ]);
  for (const secret of ['example.org', user.name, PASSWORD, token, again.access_token])
    expect(JSON.stringify(lines)).not.toContain(secret);
});

test('every request is logged at level debug, by its route and not by what was asked', async () => {
  const { send, call, registerUser, lines } = await startLogging('debug');
  const { token } = await registerUser();
  await call(getProfile, {}, token);
  await send({ url: '/api/words?lang=en&learn=de&search=secret' });
  await send({ url: '/nowhere/secret' });
  const requests = lines.filter(({ msg }) => msg === 'request');
  expect(requests.map(({ method, route, status }) => [method, route, status])).toEqual([
    ['POST', '/api/register', 200],
    ['GET', '/api/profile', 200],
    ['GET', '/api/words', 200],
    ['GET', 'page', 404],
  ]);
  expect(new Set(requests.map(({ request }) => request)).size).toBe(4);
  expect(JSON.stringify(lines)).not.toContain('secret');
});

test('a database that is away says why to the operator only', async () => {
  const db = await openTestDatabase();
  const cause = Object.assign(new Error('connect ECONNREFUSED 10.0.0.5:5432'), { code: 'ECONNREFUSED' });
  const away = Object.assign(serviceUnavailable('The database is not available. Please try again later.'), {
    cause,
  });
  const query = () => Promise.reject(away);
  const { send, lines } = await startLogging('warn', { db: { ...db, query } });
  const reply = await send({
    method: 'POST',
    url: '/api/login',
    payload: { email: 'olena@example.org', password: PASSWORD },
  });
  expect({ status: reply.statusCode, body: reply.body.includes('10.0.0.5') }).toEqual({
    status: 503,
    body: false,
  });
  expect(lines[0]).toMatchObject({ cause: cause.message });
});
