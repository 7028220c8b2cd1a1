import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { startHaproxy } from './testing/haproxy.ts';
import { hasHaproxy } from './testing/haproxy-process.ts';

/** A server and its port: it takes so long to say whether it is ready, and serves its name. */
async function startServer({ name = 'one', readyAfterMs = 0, isReady = true }): Promise<number> {
  const server = createServer(async ({ url }, response) => {
    if (url === '/health/ready') await sleep(readyAfterMs);
    response.statusCode = url === '/health/ready' && !isReady ? 503 : 200;
    response.end(name);
  });
  server.listen(0, '127.0.0.1');
  await new Promise(resolve => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** Who serves, asked for so many seconds, which is longer than a server may fail checks. */
async function servedBy(site: string, seconds: number): Promise<Set<string>> {
  const names = new Set<string>();
  for (let round = 0; round < seconds * 4; round += 1) {
    const reply = await fetch(site);
    names.add(reply.status === 200 ? await reply.text() : String(reply.status));
    await sleep(250);
  }
  return names;
}

const answers = (site: string) => async () => (await fetch(site).catch(() => undefined))?.status;

test.skipIf(!hasHaproxy)(
  'servers that are slow to say that they are ready go on serving',
  { timeout: 60_000 },
  async () => {
    const names = ['fast', 'slow'];
    const ports = names.map(name => startServer({ name, readyAfterMs: name === 'slow' ? 1_700 : 0 }));
    const site = await startHaproxy(await Promise.all(ports));
    await expect.poll(answers(site)).toBe(200);
    await servedBy(site, 5);
    expect(await servedBy(site, 3)).toEqual(new Set(names));
  },
);

test.skipIf(!hasHaproxy)(
  'a server that is not ready serves nothing while another one is, and where none is those that live serve',
  { timeout: 60_000 },
  async () => {
    const one = await startServer({ name: 'unready', isReady: false });
    const other = await startServer({ name: 'ready' });
    const [site, away] = [await startHaproxy([one, other]), await startHaproxy([one])];
    for (const place of [site, away]) await expect.poll(answers(place)).toBe(200);
    await Promise.all([servedBy(site, 3), servedBy(away, 3)]);
    expect(await servedBy(site, 1)).toEqual(new Set(['ready']));
    expect(await servedBy(away, 1)).toEqual(new Set(['unready']));
  },
);
