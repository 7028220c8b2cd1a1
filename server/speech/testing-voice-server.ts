import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type Received = { method: string; path: string; headers: IncomingHttpHeaders; body: string };
export type Reply = { status?: number; headers?: Record<string, string>; body: string | Uint8Array } | 'hang';

/** A stand-in for a voice service: it replies what `reply` says and keeps what it received. */
export async function startVoiceServer(reply: (received: Received) => Reply) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const seen = await read(request);
    received.push(seen);
    const given = reply(seen);
    if (given !== 'hang') response.writeHead(given.status ?? 200, given.headers).end(given.body);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    async close() {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}

async function read(request: IncomingMessage): Promise<Received> {
  const { method = '', url = '', headers } = request;
  return { method, path: url, headers, body: await text(request) };
}

/** One silent frame: enough to be taken for MP3. */
export const SOME_MP3 = Buffer.concat([Buffer.from([0xff, 0xf3, 0x64, 0xc4]), Buffer.alloc(152)]);
