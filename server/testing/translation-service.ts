import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = { path: string | undefined; headers: IncomingHttpHeaders; body: unknown };

export type ServiceResponse = (response: ServerResponse, received: Received) => void;

/** A translation service on this machine with given replies, until it is closed; `received` is all it was asked. */
export async function openTranslationService(reply: ServiceResponse) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
    const asked = { path: `${request.method} ${request.url}`, headers: request.headers, body };
    received.push(asked);
    reply(response, asked);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received, close };
}

/** Answers JSON. */
export function reply(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}
