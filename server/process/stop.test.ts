import { expect, test } from 'vitest';
import { rawClient, silentServer } from '../testing/raw-client.ts';
import { startServerProcess, stopProcess } from '../testing/server-process.ts';

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
  // Letter and speech are both under way.
  await expect.poll(() => hanging.connections.length, { timeout: 20_000 }).toBe(2);
  const { code, milliseconds } = await stopProcess(server);
  expect(code).toBe(0);
  expect(milliseconds).toBeLessThan(10_000);
  expect(await server.output).toContain('without waiting any longer for requests under way');
});

test('a server with nothing under way stops at once', { timeout: 60_000 }, async () => {
  const server = await startServerProcess();
  // Kept alive by the client, and idle.
  expect((await fetch(`${server.url}/api/categories`)).status).toBe(200);
  const { code, milliseconds } = await stopProcess(server);
  expect(code).toBe(0);
  expect(milliseconds).toBeLessThan(4_000);
});
