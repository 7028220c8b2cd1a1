import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createToken } from '#server/account/token.ts';
import { loadCatalogue } from '#server/catalogue/load.ts';
import { sql } from '#server/database/database.ts';
import { openDatabase } from '#server/database/open.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { packageRoot } from '#server/process/package-root.ts';
import { freePort } from '#server/testing/free-port.ts';
import { hasHaproxy, spawnHaproxy } from '#server/testing/haproxy-process.ts';
import { startValkey } from '#server/testing/valkey-server.ts';
import { fillWithPeople, personId } from './people-rows.ts';

/**
 * What servers take of what people do: `npx tsx bench/load.ts [rate ...]` on SQLite, or on the empty PostgreSQL of DATABASE_URL. At each
 * rate (requests a second) visitors come at random moments, whether or not the ones before have been answered, so that waiting shows. Told are
 * the times until the last byte, what was refused (429, 503) and what failed, and what the servers took of one core and of memory.
 *
 * `STEP_SECONDS=60 SERVERS=3 npx tsx bench/load.ts 40 40 40` plays three minutes, a line each, against three servers with their limits, behind
 * HAProxy and with Valkey; visitors come from 250 addresses then. One server is asked directly and has no limits.
 */
const RATES = process.argv.slice(2).map(Number);
const STEP_SECONDS = Number(process.env.STEP_SECONDS ?? 20);
const SERVERS = Number(process.env.SERVERS ?? 1);
const ADDRESSES = 250;
const PEOPLE = 2_000;
const ACTIVE = 200;
const TAKEN_IN_MS = 10_000;

/** The server had no room or said that it was enough. */
class Refused extends Error {}

type Visit = { method: 'GET' | 'POST'; path: string; token?: string | undefined; body?: object };

const words = loadCatalogue(join(packageRoot, 'content')).categories.flatMap(category =>
  category.words.map(({ id, category: of, forms }) => ({ id, category: of, german: forms.de })),
);
const dataDir = mkdtempSync(join(tmpdir(), 'slova-load-'));
const tokens = await fill();
const cluster = SERVERS > 1 ? await startCluster() : undefined;
const servers = await Promise.all(Array.from({ length: SERVERS }, startServer));
const proxy = cluster && (await spawnHaproxy(servers.map(({ port }) => port)));
const port = proxy?.port ?? servers[0]?.port;
// The proxy has to see that the servers are there.
if (proxy) await sleep(5000);
const agent = new Agent({ keepAlive: true, maxSockets: 512 });
const random = <Item>(items: readonly Item[]): Item =>
  items[Math.floor(Math.random() * items.length)] as Item;
const spoken = words.slice(0, 40);

/** How often of a hundred: guests and learners who browse, listen, train, answer and look at what they have. */
const MIX: [share: number, visit: () => Visit][] = [
  [8, () => ({ method: 'GET', path: '/api/categories?lang=en' })],
  [22, () => ({ method: 'GET', path: `/api/categories/${random(words).category}/words?lang=en&learn=de` })],
  [6, () => ({ method: 'GET', path: `/api/words?lang=en&learn=de&search=${random(words).id.slice(0, 3)}` })],
  [
    24,
    () => ({
      method: 'POST',
      path: '/api/tts/synthesize',
      body: { text: random(spoken).german, language: 'de' },
    }),
  ],
  [8, () => ({ method: 'GET', path: '/api/learning/packet?lang=en&learn=de', token: random(tokens) })],
  [4, () => ({ method: 'GET', path: '/api/tests/user/learn-words?lang=en&learn=de', token: random(tokens) })],
  [
    14,
    () => ({
      method: 'POST',
      path: '/api/tests/answers',
      token: random(tokens),
      body: { answers: [answer()] },
    }),
  ],
  [6, () => ({ method: 'GET', path: '/api/user-dictionary?lang=en&learn=de', token: random(tokens) })],
  [6, () => ({ method: 'GET', path: '/api/learning?learn=de', token: random(tokens) })],
  [
    2,
    () => ({
      method: 'POST',
      path: '/api/add-to-dictionary',
      token: random(tokens),
      body: { wordIds: [random(words).id] },
    }),
  ],
];

for (const word of spoken)
  await timed({ method: 'POST', path: '/api/tts/synthesize', body: { text: word.german, language: 'de' } });
await step(20);
console.log(
  `${process.env.DATABASE_URL ? 'PostgreSQL' : 'SQLite'}, ${PEOPLE} people, ${ACTIVE} of them here; ${STEP_SECONDS} s each`,
);
console.log('requests/s   p50   p95   p99 ms  refused  failed  core   µs each  memory MB');
for (const rate of RATES.length > 0 ? RATES : [50, 100, 200]) {
  const { times, refused, failed, cpu, memory } = await step(rate);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(0).padStart(6);
  const each = ((1e6 * cpu * STEP_SECONDS) / (times.length + refused + failed)).toFixed(0);
  console.log(
    `${String(rate).padStart(10)}${at(0.5)}${at(0.95)}${at(0.99)}    ${String(refused).padStart(7)} ${String(failed).padStart(7)}  ${(100 * cpu).toFixed(0).padStart(3)} %  ${each.padStart(7)}  ${memory.map(bytes => (bytes / 2 ** 20).toFixed(0)).join(' ')}`,
  );
}
agent.destroy();
for (const { child } of servers) child.kill('SIGTERM');
await Promise.all(servers.map(({ child }) => once(child, 'exit')));
proxy?.stop();
rmSync(dataDir, { recursive: true });
// Valkey is a child that ends with this process.
process.exit();

/** What the servers of a cluster share, besides the database. */
async function startCluster(): Promise<Record<string, string>> {
  const { port: valkey, reason } = await startValkey();
  if (valkey === undefined || !hasHaproxy || !process.env.DATABASE_URL)
    throw new Error(reason ?? 'Several servers need HAProxy, and DATABASE_URL');
  const SECRETS_KEY = randomBytes(32).toString('base64');
  const shared = { VALKEY_URL: `valkey://127.0.0.1:${valkey}`, SECRETS_KEY, SPEECH_STORE: 'database' };
  return { ...shared, TRUST_PROXY: 'on', RATE_LIMITS: 'on' };
}

async function startServer() {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const own = { DATA_DIR: dataDir, PORT: String(port), METRICS_PORT: String(metricsPort) };
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: packageRoot,
    env: { ...process.env, NODE_ENV: 'production', RATE_LIMITS: 'off', ...own, ...cluster },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>(resolve =>
    child.stdout.on('data', text => /listens/.test(String(text)) && resolve()),
  );
  return { child, port, metricsPort };
}

async function fill(): Promise<string[]> {
  const databaseUrl = process.env.DATABASE_URL;
  const hurried = await openDatabase({ databaseUrl, dataDir });
  // Half a million rows at once take longer than a server lets a statement take.
  const db = databaseUrl ? openPostgres({ databaseUrl, statementTimeoutMs: 0 }) : hurried;
  const now = Date.now();
  await fillWithPeople(db, { from: 0, to: PEOPLE, words: words.map(({ id }) => id), now });
  const insert = sql(
    'bench-session',
    'insert into access_tokens (user_id, token_hash, created_at, expires_at, last_used_at) values ($1, $2, $3, $4, $3)',
  );
  const made: string[] = [];
  for (let number = 0; number < ACTIVE; number += 1) {
    const { token, hash } = createToken(personId(number));
    await db.query(insert, [personId(number), hash, now, now + 86_400_000]);
    made.push(token);
  }
  await db.query(sql('bench-analyze', 'analyze'));
  await db.close();
  if (db !== hurried) await hurried.close();
  return made;
}

async function step(rate: number) {
  const before = await numbers();
  const times: number[] = [];
  let [refused, failed] = [0, 0];
  const underWay: Promise<void>[] = [];
  const until = performance.now() + STEP_SECONDS * 1000;
  let next = performance.now();
  while (next < until) {
    const wait = next - performance.now();
    if (wait > 0) await sleep(wait);
    next -= (Math.log(1 - Math.random()) * 1000) / rate;
    underWay.push(
      timed(visit()).then(
        milliseconds => void times.push(milliseconds),
        (error: Error) => {
          if (error instanceof Refused) refused += 1;
          else failed += 1;
          if (!(error instanceof Refused)) console.error(error.message);
        },
      ),
    );
  }
  await Promise.all(underWay);
  const after = await numbers();
  times.sort((one, other) => one - other);
  return { times, refused, failed, cpu: (after.cpu - before.cpu) / STEP_SECONDS, memory: after.memory };
}

function visit(): Visit {
  let place = Math.random() * MIX.reduce((sum, [share]) => sum + share, 0);
  for (const [share, make] of MIX) {
    place -= share;
    if (place < 0) return make();
  }
  return { method: 'GET', path: '/api/categories?lang=en' };
}

/** Milliseconds until the last byte; rejects for anything but a success. */
function timed({ method, path, token, body }: Visit): Promise<number> {
  const began = performance.now();
  const payload = body && JSON.stringify(body);
  const headers = {
    ...{ 'accept-encoding': 'br' },
    ...(token && { authorization: `Bearer ${token}` }),
    ...(payload && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
  };
  const localAddress = cluster ? `127.0.2.${1 + Math.floor(Math.random() * ADDRESSES)}` : undefined;
  return new Promise((resolve, reject) => {
    const sent = request(
      { port, host: '127.0.0.1', localAddress, path, method, headers, agent, timeout: TAKEN_IN_MS },
      reply => {
        reply.resume().on('end', () => {
          if (reply.statusCode === 200) resolve(performance.now() - began);
          else if (reply.statusCode === 429 || reply.statusCode === 503) reject(new Refused());
          else reject(new Error(`${path}: ${reply.statusCode}`));
        });
      },
    );
    sent.on('error', reject).on('timeout', () => sent.destroy(new Error('too late')));
    sent.end(payload);
  });
}

async function numbers(): Promise<{ cpu: number; memory: number[] }> {
  const all = await Promise.all(
    servers.map(async ({ metricsPort }) => {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      const read = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
      return { cpu: read('process_cpu_seconds_total'), memory: read('process_resident_memory_bytes') };
    }),
  );
  return { cpu: all.reduce((sum, { cpu }) => sum + cpu, 0), memory: all.map(({ memory }) => memory) };
}

function answer(): object {
  const at = { milliseconds: 2000, answeredAt: Date.now(), options: 4, chosenId: null };
  return {
    id: randomUUID(),
    wordId: random(words).id,
    testType: 'word_to_translation',
    learn: 'de',
    correct: true,
    ...at,
  };
}
