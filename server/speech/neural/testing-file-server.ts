import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a file is served: after so many bytes the server says nothing more, once, until `breakOff`. */
export type Served = { bytes: Uint8Array; breaksAfter?: number };

/** A server of files as publishers have them: it knows parts of a file, and says which version it is. */
export async function startFileServer() {
  const files = new Map<string, Served>();
  const asked: string[] = [];
  const held = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    asked.push([request.method, request.url, request.headers.range].filter(Boolean).join(' '));
    const file = files.get(request.url ?? '');
    if (file === undefined) response.writeHead(404).end();
    else if (serve(request, response, file) === 'held') held.add(response);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    asked,
    /** @returns its address */
    put(path: string, served: Served): string {
      files.set(path, served);
      return url + path;
    },
    /** Breaks the connections on which it says nothing more. */
    breakOff(): void {
      for (const response of held) response.destroy();
      held.clear();
    },
    async close() {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}

function serve(request: IncomingMessage, response: ServerResponse, file: Served): 'held' | 'ended' {
  const etag = `"${createHash('sha256').update(file.bytes).digest('hex').slice(0, 8)}"`;
  const [, first] = /^bytes=(\d+)-$/.exec(request.headers.range ?? '') ?? [];
  const from = first !== undefined && request.headers['if-range'] === etag ? Number(first) : 0;
  const part = file.bytes.subarray(from);
  const range = { 'Content-Range': `bytes ${from}-${file.bytes.length - 1}/${file.bytes.length}` };
  response.writeHead(from > 0 ? 206 : 200, {
    ETag: etag,
    'Content-Length': part.length,
    ...(from > 0 && range),
  });
  if (request.method === 'HEAD' || file.breaksAfter === undefined) {
    response.end(request.method === 'HEAD' ? undefined : part);
    return 'ended';
  }
  const { breaksAfter } = file;
  delete file.breaksAfter;
  response.write(part.subarray(0, breaksAfter));
  return 'held';
}
