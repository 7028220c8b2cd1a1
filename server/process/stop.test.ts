import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { rawClient, silentServer } from '../testing/raw-client.ts';
import { spawnServer, startServerProcess, stopProcess } from '../testing/server-process.ts';

const post = (url: string, body: object) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

const MESSAGE = { name: 'Olena', email: 'olena@example.org', reason: 'Proposal', message: 'More words' };

test('whatever hangs, SIGTERM ends the server within ten seconds', { timeout: 90_000 }, async () => {
  const hanging = await silentServer();
  const server = await startServerProcess({
    SMTP_URL: `smtp://127.0.0.1:${hanging.port}`,
    CONTACT_TO: 'owner@example.org',
    SPEECH_PROVIDER: 'piper',
    SPEECH_PIPER_URL: `http://127.0.0.1:${hanging.port}`,
    SPEECH_TIMEOUT_MS: '60000',
    LOG_LEVEL: 'warn',
  });
  await rawClient(server.port, 'POST /api/login HTTP/1.1\r\nhost: slova\r\ncontent-length: 100\r\n\r\n{"em');
  await rawClient(server.port, 'GET /api/cat');
  expect((await post(`${server.url}/api/contact/send-message`, MESSAGE)).status).toBe(200);
  void post(`${server.url}/api/tts/synthesize`, { text: 'hello', language: 'en' }).catch(() => undefined);
  // E-mail and speech are both under way.
  await expect.poll(() => hanging.connections.length, { timeout: 20_000 }).toBe(2);
  const { code, milliseconds } = await stopProcess(server);
  expect(code).toBe(0);
  expect(milliseconds).toBeLessThan(10_000);
  const told = await server.output;
  expect(told).toContain('without waiting any longer for requests under way');
  expect(told).not.toContain('INDEX_SIZE_ERR');
});

test('a start that waits for a silent database ends by itself when it is told to', {
  timeout: 60_000,
}, async () => {
  const silent = await silentServer();
  const child = spawnServer({ DATABASE_URL: `postgres://slova@127.0.0.1:${silent.port}/slova` });
  await expect.poll(() => silent.connections.length, { timeout: 40_000 }).toBeGreaterThan(0);
  // A process without an ear for signals would be ended by SIGTERM, and not at all where it is the first of a container.
  expect((await stopProcess({ child })).code).toBe(0);
});

test('a start that is told to end while it has no time to listen to that does not go on to serve', {
  timeout: 60_000,
}, async () => {
  // The last step before it listens, on a machine that gives it a core now and then.
  const starved = `import http from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
const { createServer } = http;
http.createServer = (...given) => {
  process.kill(process.pid, 'SIGTERM');
  const end = Date.now() + 200;
  while (Date.now() < end);
  return createServer(...given);
};
syncBuiltinESMExports();`;
  const child = spawnServer({ DRAIN_SECONDS: '1' }, [starved]);
  const said = text(child.stdout);
  const [code] = await once(child, 'exit');
  expect({ code, said: await said }).toEqual({ code: 0, said: '' });
});

test('a server with nothing under way stops at once', { timeout: 60_000 }, async () => {
  const server = await startServerProcess();
  // Kept alive by the client, and idle.
  expect((await fetch(`${server.url}/api/categories`)).status).toBe(200);
  const { code, milliseconds } = await stopProcess(server);
  expect(code).toBe(0);
  expect(milliseconds).toBeLessThan(4_000);
});
