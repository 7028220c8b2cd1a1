import { expect, test } from 'vitest';
import { startServerProcess, stopProcess } from '../testing/server-process.ts';
import { openTestDatabase, startTestServer } from '../testing/test-server.ts';
import { serviceUnavailable } from './errors.ts';

test('a server whose database answers lives and is ready', async () => {
  const { send } = await startTestServer();
  const [live, ready] = [await send({ url: '/health/live' }), await send({ url: '/health/ready' })];
  expect([live.statusCode, ready.statusCode]).toEqual([200, 200]);
  expect(ready.json()).toEqual({ ready: true, draining: false, database: true });
  expect(ready.headers['cache-control']).toBe('no-store');
});

test.each([
  ['fails', () => Promise.reject(serviceUnavailable('away'))],
  ['never answers', () => new Promise<never>(() => {})],
])('a server whose database %s lives and is not ready', async (_, query) => {
  const db = await openTestDatabase();
  const { send } = await startTestServer({ db: { ...db, query } });
  expect((await send({ url: '/health/live' })).statusCode).toBe(200);
  const ready = await send({ url: '/health/ready' });
  expect({ status: ready.statusCode, database: ready.json().database }).toEqual({
    status: 503,
    database: false,
  });
});

test('many who ask whether it is ready cost one look at the database', async () => {
  const db = await openTestDatabase();
  let looks = 0;
  const query: typeof db.query = (...asked) => {
    looks += 1;
    return db.query(...asked);
  };
  const { send } = await startTestServer({ db: { ...db, query } });
  await Promise.all(Array.from({ length: 100 }, () => send({ url: '/health/ready' })));
  expect(looks).toBe(1);
});

test('while it drains a server takes requests and says that it wants none', { timeout: 60_000 }, async () => {
  const server = await startServerProcess({ DRAIN_SECONDS: '3' });
  const stopped = stopProcess(server);
  const statusOf = async (path: string) => (await fetch(`${server.url}${path}`)).status;
  await expect.poll(() => statusOf('/health/ready')).toBe(503);
  expect(await statusOf('/api/categories')).toBe(200);
  const { code, milliseconds } = await stopped;
  expect(code).toBe(0);
  expect(milliseconds).toBeLessThan(10_000);
});

test('on a port of their own stand numbers for Prometheus', { timeout: 60_000 }, async () => {
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const server = await startServerProcess({ METRICS_PORT: String(port) });
  await fetch(`${server.url}/api/words?lang=en&learn=de&search=secret`);
  await fetch(`${server.url}/nowhere/secret`);
  for (const text of ['secret', '!!!']) {
    const body = JSON.stringify({ text, language: 'en' });
    const headers = { 'content-type': 'application/json' };
    await (await fetch(`${server.url}/api/tts/synthesize`, { method: 'POST', headers, body })).text();
  }
  const numbers = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(numbers).toContain('slova_request_seconds_count{method="GET",route="/api/words",status="200"} 1');
  expect(numbers).toContain('slova_limit_refusals_total{limit="login"} 0');
  expect(numbers).toContain('slova_waiting_speech');
  expect(numbers).toMatch(/slova_cache_bytes\{cache="public"\} \d+/);
  expect(numbers).toMatch(/slova_clip_seconds_count\{language="en",outcome="said"\} 1/);
  expect(numbers).toMatch(/slova_clip_seconds_count\{language="en",outcome="refused"\} 1/);
  expect(numbers).toContain('nodejs_eventloop_lag_p99_seconds');
  expect(numbers).not.toContain('secret');
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
});
