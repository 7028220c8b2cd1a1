import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** What the server is to reply with; a text is sent as it stands, anything else as JSON. `hangUp` sends nothing. */
export type Scripted =
  | { status?: number; body?: unknown; after?: Promise<void> }
  | 'hangUp'
  | 'hangUpHalfway';

export type Received = {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: unknown;
};

/**
 * A real HTTP server that replies as the test wants, to see what the browser's side makes of servers that are not ours. The
 * window is moved to its address. `replies` is by path without the query, `*` for all others; without either `otherwise` replies.
 */
export async function startReplyServer(
  replies: Record<string, Scripted> = {},
  otherwise: (request: Received) => Promise<Scripted> = () => Promise.resolve({ status: 404 }),
) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    void readBody(request).then(async body => {
      const call = { method: request.method ?? '', path, headers: request.headers, body };
      received.push(call);
      const scripted = replies[path.replace(/\?.*/, '')] ?? replies['*'] ?? (await otherwise(call));
      await reply(response, scripted);
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>(resolve => server.close(() => resolve()));
  };
  onTestFinished(close);
  moveWindow(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return { received, replies, close };
}

/** Moves the window to another origin, as if a page of it had been opened. */
export function moveWindow(origin: string, path = '/'): void {
  const { happyDOM } = window as unknown as { happyDOM: { setURL: (url: string) => void } };
  happyDOM.setURL(`${origin}${path}`);
}

async function reply(response: ServerResponse, scripted: Scripted): Promise<void> {
  if (scripted === 'hangUp') return void response.destroy();
  if (scripted === 'hangUpHalfway') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('{"success":');
    return void setTimeout(() => response.destroy(), 20);
  }
  const { status = 200, body = {}, after } = scripted;
  await after;
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  return text === '' ? undefined : JSON.parse(text);
}
