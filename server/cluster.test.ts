import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { startPostgres } from '../scripts/postgres.mjs';
import { text } from './database/columns.ts';
import { sql } from './database/database.ts';
import { openDatabase } from './database/open.ts';
import { freePort } from './testing/free-port.ts';
import { startHaproxy } from './testing/haproxy.ts';
import { hasHaproxy } from './testing/haproxy-process.ts';
import { type ServerProcess, startServerProcess, stopProcess } from './testing/server-process.ts';
import { startValkey } from './testing/valkey-server.ts';
import { ask, register, startWriters } from './testing/writers.ts';

/**
 * Two servers on PostgreSQL and Valkey behind HAProxy, as deploy/compose.cluster.yaml starts them, with the programs of this machine. Where one is
 * missing that is said; with CLUSTER_TEST=required, as in CI, it fails.
 */
const [postgres, valkey] = [await startPostgres(), await startValkey()];
afterAll(() => postgres.url !== undefined && postgres.stop());
const missing = [
  ...(postgres.url === undefined ? [postgres.reason] : []),
  ...(valkey.reason === undefined ? [] : [valkey.reason]),
  ...(hasHaproxy ? [] : ['HAProxy is not installed']),
];
if (missing.length > 0) {
  process.stderr.write(`The cluster is not tested: ${missing.join(', ')}.\n`);
  if (process.env.CLUSTER_TEST === 'required') throw new Error(missing.join(', '));
}

/** How long a server still takes requests after SIGTERM; the balancer looks every second. */
const DRAIN_SECONDS = 2;
const CLIENTS = 4;
const saved = sql('test-saved', 'select id from answers', { id: text });

test.skipIf(missing.length > 0)(
  'two servers are one: a logout and limits hold on both at once, and nothing acknowledged is lost when they are replaced or killed',
  { timeout: 120_000 },
  async () => {
    if (postgres.url === undefined) return;
    const settings = {
      ...{ DATABASE_URL: postgres.url, VALKEY_URL: `redis://127.0.0.1:${valkey.port}` },
      ...{ SECRETS_KEY: randomBytes(32).toString('base64'), TRUST_PROXY: 'on', SPEECH_STORE: 'database' },
      ...{ DRAIN_SECONDS: String(DRAIN_SECONDS), METRICS_PORT: '0' },
    };
    const ports = [await freePort(), await freePort()];
    const startAt = (place: number) => startServerProcess({ ...settings, PORT: String(ports[place]) });
    const servers = await Promise.all([startAt(0), startAt(1)]);
    const site = await startHaproxy(ports);
    await vi.waitFor(async () => expect((await fetch(`${site}/health/ready`)).status).toBe(200), 15_000);

    await logoutHoldsAtOnce(servers);
    await limitsAreShared(servers);

    const writers = await startWriters(site, CLIENTS);
    // Each is stopped while the other serves, and the next only once its successor is ready.
    for (const place of [0, 1]) {
      const { code, milliseconds } = await stopProcess(servers[place] as ServerProcess);
      expect(code).toBe(0);
      expect(milliseconds).toBeLessThan(10_000);
      servers[place] = await startAt(place);
      await sleep(2_500);
    }
    expect(writers.refused).toEqual([]);
    const untilThen = writers.acknowledged.size;
    expect(untilThen).toBeGreaterThan(50);

    servers[0]?.child.kill('SIGKILL');
    await vi.waitFor(() => expect(writers.acknowledged.size).toBeGreaterThan(untilThen + 20), 20_000);
    await writers.stop();

    const db = await openDatabase({ databaseUrl: postgres.url, dataDir: '' });
    onTestFinished(() => db.close());
    const kept = (await db.query(saved)).map(({ id }) => id);
    expect(new Set(kept).size).toBe(kept.length);
    expect([...writers.acknowledged].filter(id => !kept.includes(id))).toEqual([]);
  },
);

async function logoutHoldsAtOnce(servers: readonly ServerProcess[]): Promise<void> {
  const [one, other] = servers.map(({ url }) => url);
  const { token } = await register(one ?? '');
  const profileAt = async (url = '') => (await ask(`${url}/api/profile`, { token })).status;
  expect([await profileAt(one), await profileAt(other)]).toEqual([200, 200]);
  await ask(`${other}/api/logout`, { token, body: {} });
  expect([await profileAt(one), await profileAt(other)]).toEqual([401, 401]);
}

async function limitsAreShared(servers: readonly ServerProcess[]): Promise<void> {
  const { email } = await register(servers[0]?.url ?? '');
  const body = { email, password: 'not this one' };
  // Ten a minute for both; where each counted by itself, twenty would pass. On a busy machine some time is given back meanwhile.
  const statuses: number[] = [];
  while (statuses.length < 20 && statuses.at(-1) !== 429)
    statuses.push((await ask(`${servers[statuses.length % 2]?.url}/api/login`, { body })).status);
  expect(statuses.at(-1)).toBe(429);
  expect(statuses.indexOf(429)).toBeGreaterThanOrEqual(10);
  expect(new Set(statuses)).toEqual(new Set([401, 429]));
}
