import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { startHaproxy } from './testing/haproxy.ts';
import { hasHaproxy } from './testing/haproxy-process.ts';

/** A server whose answer to "are you ready" takes so long, and its port. */
async function serverReadyAfter(milliseconds: number): Promise<number> {
  const server = createServer(async ({ url }, response) => {
    if (url === '/health/ready') await sleep(milliseconds);
    response.end('served');
  });
  server.listen(0, '127.0.0.1');
  await new Promise(resolve => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

test.skipIf(!hasHaproxy)(
  'servers that are slow to say that they are ready go on serving',
  {
    timeout: 60_000,
  },
  async () => {
    const site = await startHaproxy(await Promise.all([1_700, 1_700].map(serverReadyAfter)));
    await expect.poll(async () => (await fetch(site).catch(() => undefined))?.status).toBe(200);
    const seen: number[] = [];
    for (let round = 0; round < 16; round += 1) {
      seen.push((await fetch(site)).status);
      await sleep(500);
    }
    expect(new Set(seen)).toEqual(new Set([200]));
  },
);
