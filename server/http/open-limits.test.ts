import { expect, onTestFinished, test } from 'vitest';
import { readEnv } from '../env.ts';
import { silentLog } from '../process/log.ts';
import { memoryLog } from '../testing/memory-log.ts';
import { silentServer } from '../testing/raw-client.ts';
import { startServerProcess, stopProcess } from '../testing/server-process.ts';
import { startValkey } from '../testing/valkey-server.ts';
import type { Limits } from './limits.ts';
import { openLimits } from './open-limits.ts';

const valkey = await startValkey();
const GUESSES = [...Array(10).fill(200), 429];

async function open(settings: Record<string, string>) {
  const { log, lines } = memoryLog();
  const { limits, close } = await openLimits(readEnv(settings), log);
  onTestFinished(close);
  return { limits, lines };
}

async function guesses(limits: Limits, count = 11): Promise<number[]> {
  const statuses = [];
  for (let guess = 0; guess < count; guess += 1) {
    const used = limits.use('loginToAccount', 'someone');
    statuses.push(
      await used.then(
        () => 200,
        error => error.status,
      ),
    );
  }
  return statuses;
}

test('limits that are off never refuse', async () => {
  const { limits } = await openLimits(readEnv({ RATE_LIMITS: 'off' }), silentLog);
  for (let use = 0; use < 500; use += 1) await limits.use('loginToAccount', 'someone');
});

test('while Valkey cannot be reached, this server counts by itself', async () => {
  const { limits, lines } = await open({ VALKEY_URL: 'redis://127.0.0.1:1' });
  expect(await guesses(limits)).toEqual(GUESSES);
  expect(lines).toEqual([expect.stringContaining('Valkey is out of reach')]);
});

test('a Valkey that takes connections and never says a word holds nobody up', async () => {
  const { port } = await silentServer();
  const { limits, lines } = await open({ VALKEY_URL: `redis://127.0.0.1:${port}` });
  const start = performance.now();
  expect(await guesses(limits)).toEqual(GUESSES);
  expect(performance.now() - start).toBeLessThan(3000);
  expect(lines).toEqual([expect.stringContaining('Valkey is out of reach')]);
});

test('a Valkey out of reach is said once at the start', { timeout: 60_000 }, async () => {
  const server = await startServerProcess({ VALKEY_URL: 'redis://127.0.0.1:1' });
  const body = JSON.stringify({ email: 'nobody@example.org', password: 'x' });
  const headers = { 'content-type': 'application/json' };
  for (let time = 0; time < 3; time += 1)
    expect((await fetch(`${server.url}/api/login`, { method: 'POST', headers, body })).status).toBe(401);
  await stopProcess(server);
  const said = `${await server.output}${await server.errors}`
    .split('\n')
    .filter(line => /valkey|redis/i.test(line));
  expect(said).toEqual([expect.stringContaining('Valkey is out of reach')]);
});

test.skipIf(valkey.port === undefined)(
  `servers that share a Valkey count together (${valkey.reason ?? 'real'})`,
  async () => {
    const settings = { VALKEY_URL: `redis://127.0.0.1:${valkey.port}` };
    const [one, other] = [await open(settings), await open(settings)];
    const isShared = async () => {
      await one.limits.reset('login', '192.0.2.9');
      return [one.lines, other.lines].every(lines => !lines.at(-1)?.includes('out of reach'));
    };
    await expect.poll(isShared, { timeout: 10_000 }).toBe(true);
    await one.limits.reset('loginToAccount', 'someone');
    expect(await guesses(one.limits, 6)).toEqual(Array(6).fill(200));
    expect(await guesses(other.limits, 5)).toEqual([...Array(4).fill(200), 429]);
    await one.limits.giveBack('loginToAccount', 'someone', 2);
    expect(await guesses(other.limits, 1)).toEqual([200]);
    const refusal = await one.limits.use('loginToAccount', 'someone', 100).catch(error => error);
    expect(refusal.retryAfterSeconds).toBeGreaterThan(200);
    await one.limits.reset('loginToAccount', 'someone');
    expect(await guesses(other.limits, 1)).toEqual([200]);
  },
);

test.skipIf(valkey.port === undefined)(
  `a Valkey that freezes holds nobody up, and is asked again once it goes on (${valkey.reason ?? 'real'})`,
  { timeout: 60_000 },
  async () => {
    const { limits, lines } = await open({ VALKEY_URL: `redis://127.0.0.1:${valkey.port}` });
    await expect.poll(() => limits.reset('loginToAccount', 'someone').then(() => lines.length)).toBe(0);
    await limits.use('loginToAccount', 'someone');
    valkey.freeze?.();
    const start = performance.now();
    expect(await guesses(limits)).toEqual(GUESSES);
    expect(performance.now() - start).toBeLessThan(3000);
    expect(lines).toEqual([expect.stringContaining('Valkey is out of reach')]);
    valkey.goOn?.();
    const isBack = async () => {
      await limits.use('login', '192.0.2.10').catch(() => undefined);
      return lines.some(line => line.includes('Valkey is back'));
    };
    await expect.poll(isBack, { timeout: 30_000, interval: 500 }).toBe(true);
  },
);
