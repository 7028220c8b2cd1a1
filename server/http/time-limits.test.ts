import { EventEmitter, once } from 'node:events';
import type { Server } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ErrorReply } from '#contract/envelope.ts';
import { rawClient } from '../testing/raw-client.ts';
import { startTestServer } from '../testing/test-server.ts';
import { securityHeaders } from './security-headers.ts';
import { cutUnreadResponses } from './time-limits.ts';

const QUICK = { headersMs: 300, requestMs: 600, unreadMs: 600, lookMs: 50 };

async function listen(more: object = {}) {
  const server = await startTestServer({ timeLimits: QUICK, ...more });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  return { ...server, port: server.app.addresses()[0]?.port ?? 0 };
}

/** Status, headers and body of the last reply in what a client has heard. */
function lastResponse(heard: string) {
  const reply = heard.slice(heard.lastIndexOf('HTTP/1.1'));
  const [head = '', body = ''] = reply.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body };
}

test.each([
  ['headers', 'POST /api/login HTTP/1.1\r\nhost: slova\r\n'],
  [
    'a body',
    'POST /api/login HTTP/1.1\r\nhost: slova\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
  ],
  ['nothing at all', ''],
])('a client that never finishes %s is told so and cut off', async (_, said) => {
  const { port } = await listen();
  const { socket, heard } = await rawClient(port, said);
  await once(socket, 'close');
  const { status, head, body } = lastResponse(heard());
  expect(status).toBe(408);
  expect(ErrorReply.parse(JSON.parse(body)).code).toBe('invalid_input');
  for (const name of Object.keys(securityHeaders)) expect(head).toContain(`${name}:`);
});

test('a request that does not say whom it is for is refused in the one shape too', async () => {
  const { port } = await listen();
  const { socket, heard } = await rawClient(
    port,
    'GET /api/categories HTTP/1.1\r\nconnection: close\r\n\r\n',
  );
  await once(socket, 'close');
  const { status, head, body } = lastResponse(heard());
  expect(status).toBe(400);
  expect(ErrorReply.parse(JSON.parse(body)).code).toBe('invalid_input');
  for (const name of Object.keys(securityHeaders)) expect(head).toContain(`${name}:`);
});

test('a client that sends a byte now and then gains nothing by it', async () => {
  const { port } = await listen();
  const { socket, heard } = await rawClient(
    port,
    'POST /api/login HTTP/1.1\r\nhost: slova\r\ncontent-type: application/json\r\ncontent-length: 9999\r\n\r\n',
  );
  const drip = setInterval(() => socket.write(' '), 50);
  await once(socket, 'close');
  clearInterval(drip);
  expect(lastResponse(heard()).status).toBe(408);
});

test('a client that does not read its replies is cut off, and one that reads slowly is not', async () => {
  // Reading goes on in this process too, which may be kept from it for a second.
  const { port, app } = await listen({ timeLimits: { ...QUICK, unreadMs: 4000 } });
  const ask = 'GET /api/catalogue-words HTTP/1.1\r\nhost: slova\r\n\r\n'.repeat(200);
  const connections = () => new Promise(resolve => app.server.getConnections((_, count) => resolve(count)));
  // First, so that its bytes wait for as long as those of the other.
  const slow = await rawClient(port);
  const reading = setInterval(() => slow.socket.resume() && setTimeout(() => slow.socket.pause(), 5), 50);
  slow.socket.write(ask);
  await expect.poll(connections).toBe(1);
  const deaf = await rawClient(port);
  deaf.socket.pause();
  deaf.socket.write(ask);
  await expect.poll(connections).toBe(2);
  await expect.poll(connections, { timeout: 20_000 }).toBe(1);
  clearInterval(reading);
  slow.socket.resume();
  const replies = () => slow.heard().split('HTTP/1.1 200').length - 1;
  await expect.poll(replies, { timeout: 40_000 }).toBe(200);
});

test('who takes what has waited is let read on, however slowly; who takes nothing is cut off', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const server = new EventEmitter();
  cutUnreadResponses(server as Server, { ...QUICK, unreadMs: 60_000, lookMs: 5_000 });
  const connect = () => {
    const destroy = vi.fn();
    const socket = Object.assign(new EventEmitter(), { bytesWritten: 1000, writableLength: 1000, destroy });
    server.emit('connection', socket);
    return socket;
  };
  const [slow, deaf] = [connect(), connect()];
  for (let minute = 0; minute < 5; minute += 1) {
    vi.advanceTimersByTime(50_000);
    // All that waited is taken, and as much waits again.
    slow.bytesWritten += 1000;
  }
  expect(slow.destroy).not.toHaveBeenCalled();
  expect(deaf.destroy).toHaveBeenCalled();
  server.emit('close');
});

test.each([
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['headers without end', `GET / HTTP/1.1\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('%s is refused in the one error shape, with the security headers', async (_, said, expected) => {
  const { port } = await listen();
  const { socket, heard } = await rawClient(port, said);
  await once(socket, 'close');
  const { status, head, body } = lastResponse(heard());
  expect(status).toBe(expected);
  expect(ErrorReply.parse(JSON.parse(body)).success).toBe(false);
  expect(head).toContain('x-content-type-options: nosniff');
});

test.each([
  ['by its length', `content-length: 6000000`, 'x'.repeat(6_000_000)],
  [
    'while it comes in pieces',
    'transfer-encoding: chunked',
    `${`186a0\r\n${'x'.repeat(100_000)}\r\n`.repeat(60)}0\r\n\r\n`,
  ],
])('too large a body is refused %s, and the connection goes on', async (_, length, body) => {
  const { port } = await listen({ timeLimits: undefined });
  const head = `POST /api/login HTTP/1.1\r\nhost: slova\r\ncontent-type: application/json\r\n${length}\r\n\r\n`;
  const { socket, heard } = await rawClient(port, head);
  socket.write(body);
  socket.write('GET /api/nowhere HTTP/1.1\r\nhost: slova\r\nconnection: close\r\n\r\n');
  await once(socket, 'close');
  expect(heard()).toContain('413 Payload Too Large');
  expect(lastResponse(heard()).status).toBe(404);
  expect(heard()).not.toContain('[');
});

test('a stranger’s body is not waited for where only users may send one', async () => {
  const { port } = await listen({ timeLimits: undefined });
  const { heard } = await rawClient(
    port,
    'POST /api/learning/marks HTTP/1.1\r\nhost: slova\r\ncontent-type: application/json\r\ncontent-length: 1000000\r\n\r\n{',
  );
  await expect.poll(() => lastResponse(heard()).status).toBe(401);
});

test('unfinished large bodies take a bounded room', async () => {
  const { port } = await listen({ timeLimits: undefined });
  const size = 250_000;
  const clients = await Promise.all(
    Array.from({ length: 80 }, () =>
      rawClient(
        port,
        `POST /api/login HTTP/1.1\r\nhost: slova\r\ncontent-type: application/json\r\ncontent-length: ${size}\r\n\r\n{`,
      ),
    ),
  );
  const refused = () => clients.filter(({ heard }) => heard().includes(' 503 ')).length;
  await expect.poll(refused).toBe(80 - Math.floor((16 * 1024 * 1024) / size));
  for (const { socket } of clients) socket.destroy();
  const later = async () => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ email: 'x'.repeat(200_000), password: 'x' });
    return (await fetch(`http://127.0.0.1:${port}/api/login`, { method: 'POST', headers, body })).status;
  };
  await expect.poll(later).toBe(422);
});
