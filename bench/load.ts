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
import {
  type Aim,
  cpuOf,
  forkMeasured,
  type Measured,
  ratios,
  rounds,
  sayFigure,
  sayHead,
} from './measure.ts';
import { fillWithPeople, personId } from './people-rows.ts';

/**
 * What servers take of what people do: `npx tsx bench/load.ts [rate ...]` on SQLite, or on the empty PostgreSQL of DATABASE_URL. At each
 * rate (requests a second) visitors come at random moments, whether or not the ones before have been answered, so that waiting shows. The
 * servers and a bare one, which sends the same few bytes to everybody, take turns. Told are the CPU of a request, what was refused (429, 503) and what
 * failed, and, on the clock, the times until the last byte.
 *
 * `STEP_SECONDS=60 SERVERS=3 npx tsx bench/load.ts 40 40 40` plays three minutes, a row each, against three servers with their limits, behind
 * HAProxy and with Valkey; visitors come from 250 addresses then. One server is asked directly and has no limits.
 */
const RATES = process.argv.slice(2).map(Number);
const STEP_SECONDS = Number(process.env.STEP_SECONDS ?? rounds(30, 10));
const SERVERS = Number(process.env.SERVERS ?? 1);
/** Parts of a step, each with a figure of its own. */
const PARTS = 5;
const BARE_REPLY = JSON.stringify({ success: true, data: { words: [] } });
/** Milliseconds: what docs/scaling.md reckons with. */
const REQUEST: Aim = { atMost: 2 };
const ADDRESSES = 250;
const PEOPLE = 2_000;
const ACTIVE = 200;
const TAKEN_IN_MS = 10_000;

/** The server had no room or said that it was enough. */
class Refused extends Error {}

type Part = { times: number[]; refused: number; failed: number; cpu: number };
type Visit = { method: 'GET' | 'POST'; path: string; token?: string | undefined; body?: object };

const words = loadCatalogue(join(packageRoot, 'content')).categories.flatMap(category =>
  category.words.map(({ id, category: of, forms }) => ({ id, category: of, german: forms.de })),
);
const dataDir = mkdtempSync(join(tmpdir(), 'slova-load-'));
const tokens = await fill();
const cluster = SERVERS > 1 ? await startCluster() : undefined;
const servers = await Promise.all(Array.from({ length: SERVERS }, startServer));
const proxy = cluster && (await spawnHaproxy(servers.map(({ port }) => port)));
const port = proxy?.port ?? servers[0]?.port ?? 0;
const floor = await startFloor();
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
  await timed(port, {
    method: 'POST',
    path: '/api/tts/synthesize',
    body: { text: word.german, language: 'de' },
  });
await part(port, 20);
console.log(
  `${process.env.DATABASE_URL ? 'PostgreSQL' : 'SQLite'}, ${PEOPLE} people, ${ACTIVE} of them here; ${STEP_SECONDS} s each`,
);
sayHead();
for (const rate of RATES.length > 0 ? RATES : [50, 100, 200]) {
  const parts: Part[] = [];
  const floors: number[] = [];
  for (let count = 0; count < PARTS; count += 1) {
    parts.push(await part(port, rate));
    floors.push((await part(floor.port, rate, [floor.cpu])).cpu);
  }
  const cpu = parts.map(one => one.cpu);
  sayFigure(`${rate} a second, a request: ms`, cpu, REQUEST);
  sayFigure(`${rate} a second, a request by one of a bare server`, ratios(cpu, floors));
  for (const name of ['refused', 'failed'] as const)
    sayFigure(
      `${rate} a second, ${name}`,
      parts.map(one => one[name]),
      name === 'failed' ? { atMost: 0 } : undefined,
    );
  for (const percent of [50, 95, 99])
    sayFigure(
      `${rate} a second, p${percent} until the last byte, on the clock: ms`,
      parts.map(one => percentile(one.times, percent)),
    );
}
sayFigure('memory of a server: MB', await memory());
agent.destroy();
floor.child.kill();
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
  const measured = forkMeasured(join(packageRoot, 'server/main.ts'), {
    cwd: packageRoot,
    env: { ...process.env, NODE_ENV: 'production', RATE_LIMITS: 'off', ...own, ...cluster },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  await new Promise<void>(resolve =>
    measured.child.stdout?.on('data', text => /listens/.test(String(text)) && resolve()),
  );
  return { ...measured, port, metricsPort };
}

async function startFloor(): Promise<Measured & { port: number }> {
  const measured = forkMeasured(join(import.meta.dirname, 'floor-server.ts'));
  const [{ port }] = (await once(measured.child, 'message')) as [{ port: number }];
  measured.child.send({ body: BARE_REPLY });
  return { ...measured, port };
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

/** Plays a part of a step against an address, and tells what of it the processes behind it took: milliseconds of CPU a request. */
async function part(of: number, rate: number, clocks = servers.map(({ cpu }) => cpu)): Promise<Part> {
  const times: number[] = [];
  let [refused, failed] = [0, 0];
  const play = async () => {
    const underWay: Promise<void>[] = [];
    const until = performance.now() + (STEP_SECONDS * 1000) / PARTS;
    let next = performance.now();
    while (next < until) {
      const wait = next - performance.now();
      if (wait > 0) await sleep(wait);
      next -= (Math.log(1 - Math.random()) * 1000) / rate;
      underWay.push(
        timed(of, visit()).then(
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
  };
  const all = async () =>
    (await Promise.all(clocks.map(clock => clock()))).reduce((sum, one) => sum + one, 0);
  const used = await cpuOf(play, all);
  return { times, refused, failed, cpu: used / 1000 / (times.length + refused + failed) };
}

function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length * percent) / 100)] ?? Number.NaN;
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
function timed(of: number, { method, path, token, body }: Visit): Promise<number> {
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
      { port: of, host: '127.0.0.1', localAddress, path, method, headers, agent, timeout: TAKEN_IN_MS },
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

/** Megabytes of each server. */
function memory(): Promise<number[]> {
  return Promise.all(
    servers.map(async ({ metricsPort }) => {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / 2 ** 20;
    }),
  );
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
