import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { decryptPush, readingKeys } from './push-reader.ts';

type Mood = 'takes' | 'forgot' | 'fails' | 'hangs' | 'redirects';

/**
 * A push service on this machine: it counts as public for the server of a test, and reads what comes with the keys of the browser that it is
 * for, as that browser would.
 */
export async function startPushSite() {
  const browsers = new Map<string, ReturnType<typeof readingKeys>>();
  const got: { browser: string; message: string; headers: Record<string, unknown> }[] = [];
  const site = { mood: 'takes' as Mood, asked: 0 };
  const server = createServer(async (request, response) => {
    site.asked += 1;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const browser = request.url ?? '';
    const reader = browsers.get(browser);
    if (site.mood === 'hangs') return;
    if (site.mood === 'fails') return void response.writeHead(503).end();
    if (site.mood === 'redirects') return void response.writeHead(307, { location: '/inside' }).end();
    if (site.mood === 'forgot' || reader === undefined) return void response.writeHead(410).end();
    got.push({ browser, message: decryptPush(Buffer.concat(chunks), reader), headers: request.headers });
    response.writeHead(201).end();
  });
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const port = String((server.address() as AddressInfo).port);
  const names: Record<string, string> = { 'push.test': '127.0.0.1', 'inside.test': '10.0.0.7' };
  return {
    site,
    got,
    /** What the server of a test reaches it by. */
    world: {
      protocol: 'http:' as const,
      ports: ['', port],
      timeoutMs: 20_000,
      resolve: async (name: string) => [{ address: names[name] ?? '10.0.0.1', family: 4 }],
      isPublic: (address: string) => address === '127.0.0.1',
    },
    /** A browser that takes messages; it is known here unless `host` is another. */
    browser(host = 'push.test') {
      const reader = readingKeys();
      const path = `/send/${browsers.size}`;
      browsers.set(path, reader);
      return { path, device: { endpoint: `http://${host}:${port}${path}`, ...reader.keys } };
    },
  };
}
