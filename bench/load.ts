import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createToken } from '#server/account/token.ts';
import { loadCatalogue } from '#server/catalogue/load.ts';
import { sql } from '#server/database/database.ts';
import { openDatabase } from '#server/database/open.ts';
import { packageRoot } from '#server/process/package-root.ts';
import { freePort } from '#server/testing/free-port.ts';
import { fillWithPeople, personId } from './people-rows.ts';

/**
 * What one server takes of what people do: `npx tsx bench/load.ts [rate ...]` on SQLite, or on the empty PostgreSQL of DATABASE_URL. At each
 * rate (requests a second) visitors come at random moments, whether or not the ones before have been answered, so that waiting shows. Told are
 * the times until the last byte, what failed, and what the server took of one core and of memory.
 */
const RATES = process.argv.slice(2).map(Number);
const STEP_SECONDS = 20;
const PEOPLE = 2_000;
const ACTIVE = 200;
const TAKEN_IN_MS = 10_000;

type Visit = { method: 'GET' | 'POST'; path: string; token?: string | undefined; body?: object };

const words = loadCatalogue(join(packageRoot, 'content')).categories.flatMap(category =>
  category.words.map(({ id, category: of, forms }) => ({ id, category: of, german: forms.de })),
);
const dataDir = mkdtempSync(join(tmpdir(), 'slova-load-'));
const tokens = await fill();
const [port, metricsPort] = [await freePort(), await freePort()];
const server = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
  cwd: packageRoot,
  env: {
    ...process.env,
    ...{
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      RATE_LIMITS: 'off',
    },
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await new Promise<void>(resolve =>
  server.stdout.on('data', text => /listens/.test(String(text)) && resolve()),
);
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
console.log('requests/s   p50   p95   p99 ms  failed  core   µs each  memory MB');
for (const rate of RATES.length > 0 ? RATES : [50, 100, 200]) {
  const { times, failed, cpu, memory } = await step(rate);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(0).padStart(6);
  const each = ((1e6 * cpu * STEP_SECONDS) / (times.length + failed)).toFixed(0);
  console.log(
    `${String(rate).padStart(10)}${at(0.5)}${at(0.95)}${at(0.99)}    ${String(failed).padStart(6)}  ${(100 * cpu).toFixed(0).padStart(3)} %  ${each.padStart(7)}  ${memory.toFixed(0).padStart(9)}`,
  );
}
server.kill('SIGTERM');
agent.destroy();
await new Promise(resolve => server.once('exit', resolve));
rmSync(dataDir, { recursive: true });

async function fill(): Promise<string[]> {
  const db = await openDatabase({ databaseUrl: process.env.DATABASE_URL, dataDir });
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
  return made;
}

async function step(rate: number) {
  const before = await numbers();
  const times: number[] = [];
  let failed = 0;
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
        () => {
          failed += 1;
        },
      ),
    );
  }
  await Promise.all(underWay);
  const after = await numbers();
  times.sort((one, other) => one - other);
  return { times, failed, cpu: (after.cpu - before.cpu) / STEP_SECONDS, memory: after.memory / 2 ** 20 };
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
  return new Promise((resolve, reject) => {
    const sent = request(
      { port, host: '127.0.0.1', path, method, headers, agent, timeout: TAKEN_IN_MS },
      reply => {
        reply.resume().on('end', () => {
          if (reply.statusCode === 200) resolve(performance.now() - began);
          else reject(new Error(`${path}: ${reply.statusCode}`));
        });
      },
    );
    sent.on('error', reject).on('timeout', () => sent.destroy(new Error('too late')));
    sent.end(payload);
  });
}

async function numbers(): Promise<{ cpu: number; memory: number }> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
  return { cpu: read('process_cpu_seconds_total'), memory: read('process_resident_memory_bytes') };
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
