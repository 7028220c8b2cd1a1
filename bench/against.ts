import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { packageRoot } from '#server/process/package-root.ts';
import { freePort } from '#server/testing/free-port.ts';
import {
  type Aim,
  cpuOf,
  forkMeasured,
  inTurns,
  type Measured,
  ratios,
  rounds,
  sayFigure,
  sayHead,
} from './measure.ts';
import { load } from './same-requests.ts';

/**
 * What calls cost beside what they cost at an old commit: `npx tsx bench/against.ts OLD_COMMIT [part of a title]`. The old one is
 * built in a worktree in a temporary folder, with packages of its own where its lock file is another. Both servers run at once, each
 * on a fresh SQLite, and take turns with the same calls of the same people: CPU of a call, and the new one's by the old one's.
 */
const ROUNDS = rounds(11, 5);
/** Of a round, and before the first: by replies and not by time, since a busy machine gives little of it. */
const REPLIES = rounds(500, 200);
const REPLIES_BEFORE = 2000;
const CONNECTIONS = 8;
const READERS = 10;
const WRITERS = 10;
const AIM: Aim = { atMost: 1 };
const STARTED_IN_MS = 60_000;
const POLL_MS = 50;

type Headers = Record<string, string>;
type Person = { headers: Headers };
type Site = Measured & { port: number; readers: Person[]; writers: Person[]; wordIds: string[] };
/** `formerly` is the address that a call had before. */
type Call = { paths: string[]; formerly?: string; by?: 'readers' | 'writers'; body?: (site: Site) => object };

const [commit, wanted = ''] = process.argv.slice(2);
if (commit === undefined) throw new Error('Name the commit to compare with');

/** When the day began, which a former address wants to know. */
const today = new Date().setUTCHours(0, 0, 0, 0);
const CALLS: Record<string, Call> = {
  profile: { paths: ['/api/profile'], by: 'readers' },
  'one answer': {
    paths: ['/api/tests/answers'],
    by: 'writers',
    body: ({ wordIds }) => ({ answers: [answer(random(wordIds))] }),
  },
  'questions from the dictionary': {
    paths: ['/api/tests/user/learn-words?lang=en&learn=de'],
    by: 'readers',
  },
  'questions from a category': { paths: ['/api/tests/learn-words?lang=en&learn=de&source=food'] },
  'a kept clip': { paths: ['/api/tts/synthesize'], body: () => ({ text: 'Haus', language: 'de' }) },
  'a word added': {
    paths: ['/api/add-to-dictionary'],
    by: 'writers',
    body: ({ wordIds }) => ({ wordIds: [random(wordIds)] }),
  },
  'my words': { paths: ['/api/my-words?learn=de'], by: 'readers' },
  overview: {
    paths: ['/api/learning?learn=de'],
    formerly: `/api/progress?learn=de&today=${today}`,
    by: 'readers',
  },
  dictionary: { paths: ['/api/user-dictionary?lang=en&learn=de'], by: 'readers' },
  search: {
    paths: ['wat', 'bre', 'hous', 'gree', 'sev'].map(text => `/api/words?lang=en&learn=de&search=${text}`),
  },
};

const folder = mkdtempSync(join(tmpdir(), 'slova-against-'));
const sites: Site[] = [];
try {
  const old = buildOld(join(folder, 'old'), commit);
  buildIn(packageRoot);
  const [before, now] = [await start(old), await start(packageRoot)];
  sayHead();
  for (const title of Object.keys(CALLS)) if (title.includes(wanted)) await compare(title, { before, now });
} finally {
  for (const { child } of sites) child.kill();
  run('git', ['worktree', 'remove', '--force', join(folder, 'old')], packageRoot);
  rmSync(folder, { recursive: true });
}

async function compare(title: string, { before, now }: Record<'before' | 'now', Site>): Promise<void> {
  const call = CALLS[title] as Call;
  const [old, ours] = [await askable(before, call), await askable(now, call)];
  for (const [site, own] of [
    [before, old],
    [now, ours],
  ] as const)
    await ask(site, own, REPLIES_BEFORE);
  const found = await inTurns(ROUNDS, {
    before: () => cpuOfCall(before, old),
    now: () => cpuOfCall(now, ours),
  });
  sayFigure(`${title}, then: µs`, found.before);
  sayFigure(`${title}, now: µs`, found.now);
  sayFigure(`${title}, now by then`, ratios(found.now, found.before), AIM);
}

/** The call as this site knows it. */
async function askable(site: Site, call: Call): Promise<Call> {
  const [{ headers } = { headers: {} }] = call.by ? site[call.by] : [];
  const [path = ''] = call.paths;
  const reply = await request(site.port, path, headers, call.body?.(site));
  if (reply.status === 404 && call.formerly) return { ...call, paths: [call.formerly] };
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return call;
}

/** In microseconds. */
async function cpuOfCall(site: Site, call: Call): Promise<number> {
  return (await cpuOf(() => ask(site, call, REPLIES), site.cpu)) / REPLIES;
}

function ask(site: Site, { paths, by, body }: Call, replies: number): Promise<void> {
  const headers = by ? site[by].map(person => person.headers) : {};
  return load(site.port, paths, {
    connections: CONNECTIONS,
    replies,
    headers,
    body: body && (() => body(site)),
  });
}

/** Checks the commit out and builds it with its own scripts; returns its folder. */
function buildOld(place: string, of: string): string {
  run('git', ['worktree', 'add', '--quiet', '--detach', place, of], packageRoot);
  const lockOf = (root: string) => readFileSync(join(root, 'package-lock.json'), 'utf8');
  if (lockOf(place) === lockOf(packageRoot))
    symlinkSync(join(packageRoot, 'node_modules'), join(place, 'node_modules'));
  else
    run(
      'npm',
      ['ci', '--loglevel=error', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'],
      place,
    );
  buildIn(place);
  return place;
}

function buildIn(root: string): void {
  run(process.execPath, ['-e', "import('./scripts/prepare.mjs').then(({ build }) => build())"], root);
}

function run(command: string, parameters: string[], cwd: string): void {
  const { status, error } = spawnSync(command, parameters, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0)
    throw new Error(`${command} ${parameters[0]} failed in ${cwd}: ${error?.message ?? status}`);
}

async function start(root: string): Promise<Site> {
  const port = await freePort();
  const main = join(root, 'dist/node/server/main.js');
  if (!existsSync(main)) throw new Error(`${main} was not built`);
  const settings = { DATA_DIR: join(folder, String(port)), PORT: String(port), RATE_LIMITS: 'off' };
  const measured = forkMeasured(main, {
    cwd: root,
    env: { ...process.env, ...settings, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const site: Site = { ...measured, port, readers: [], writers: [], wordIds: [] };
  sites.push(site);
  site.wordIds = await allWords(port);
  for (let made = 0; made < READERS; made += 1) site.readers.push(await newReader(site));
  for (let made = 0; made < WRITERS; made += 1) site.writers.push(await newPerson(port));
  return site;
}

/** Every word of the catalogue, once the server listens. */
async function allWords(port: number): Promise<string[]> {
  const until = performance.now() + STARTED_IN_MS;
  for (;;) {
    const reply = await request(port, '/api/catalogue-words', {}).catch(() => undefined);
    if (reply) {
      const { data } = (await reply.json()) as { data: { words: [id: string, form: string][] } };
      return data.words.map(([id]) => id);
    }
    if (performance.now() > until) throw new Error('The server did not start');
    await sleep(POLL_MS);
  }
}

/** Somebody with 200 words and an answer to each of fifty. */
async function newReader({ port, wordIds }: Site): Promise<Person> {
  const person = await newPerson(port);
  await made(port, '/api/add-to-dictionary', person, { wordIds: wordIds.slice(0, 200) });
  await made(port, '/api/tests/answers', person, { answers: wordIds.slice(0, 50).map(answer) });
  return person;
}

async function newPerson(port: number): Promise<Person> {
  const password = randomUUID();
  const person = { name: 'Bench', email: `${randomUUID()}@example.org`, password };
  const reply = await made(
    port,
    '/api/register',
    { headers: {} },
    {
      ...person,
      password_confirmation: password,
    },
  );
  const { access_token } = (await reply.json()) as { access_token: string };
  return { headers: { authorization: `Bearer ${access_token}` } };
}

async function made(port: number, path: string, { headers }: Person, body: object): Promise<Response> {
  const reply = await request(port, path, headers, body);
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return reply;
}

function request(port: number, path: string, headers: Headers, body?: object): Promise<Response> {
  const sent = { 'content-type': 'application/json', ...headers };
  const init = body ? { method: 'POST', headers: sent, body: JSON.stringify(body) } : { headers };
  return fetch(`http://127.0.0.1:${port}${path}`, init);
}

function random(items: readonly string[]): string {
  return items[Math.floor(Math.random() * items.length)] ?? '';
}

function answer(wordId: string): object {
  return {
    ...{ id: randomUUID(), wordId, learn: 'de', testType: 'word_to_translation', correct: true },
    ...{ milliseconds: 2000, answeredAt: Date.now(), options: 4, chosenId: wordId },
  };
}
