import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { LANGUAGE_CODES } from '#languages/index.ts';
import { load } from './same-requests.ts';

/**
 * Words of a category (kept, and of every category and pair in turn), search, and a dictionary list of 200 words (from the
 * database), as a share of a bare node:http server that sends the same bytes in the same run. The floor and we take turns;
 * medians of CPU per reply and replies a second. A name given to the program measures what has it in its title.
 */
const ROUNDS = 9;
const MILLISECONDS = 1000;
const CONNECTIONS = 32;

type Server = { child: ChildProcess; port: number };

const floor = await start('floor-server.ts');
const slova = await start('slova-server.ts');
const token = await makePersonWithWords(slova.port);
const headers = { authorization: `Bearer ${token}` };

await compare('category words, from memory', '/api/categories/food/words?lang=en&learn=de', {});
await compare('words asked for rarely, every category and pair in turn', await rarePaths(), {});
await compare('search, 17,340 different ones in turn', searchPaths(), {});
await compare('dictionary of 200 words, from the database', '/api/user-dictionary?lang=en&learn=de', headers);
for (const { child } of [floor, slova]) child.kill();

async function compare(title: string, path: string | string[], sent: Record<string, string>): Promise<void> {
  if (!title.includes(process.argv[2] ?? '')) return;
  const first = `http://127.0.0.1:${slova.port}${[path].flat()[0]}`;
  const reply = await (await fetch(first, { headers: sent })).text();
  await ask(floor, { body: reply });
  const shares = { cpu: [] as number[], speed: [] as number[] };
  const costs: number[] = [];
  for (const server of [floor, slova]) await measure(server, path, sent);
  for (let round = 0; round < ROUNDS; round += 1) {
    const [low, ours] = [await measure(floor, path, sent), await measure(slova, path, sent)];
    shares.cpu.push(low.cpuPerReply / ours.cpuPerReply);
    shares.speed.push(ours.perSecond / low.perSecond);
    costs.push(ours.cpuPerReply);
  }
  console.log(
    `${title} (${reply.length} bytes, ${Math.round(median(costs))} µs of CPU): ${share(shares.cpu)} of the floor by CPU, ${share(shares.speed)} by replies a second`,
  );
}

/** Every category in every pair of languages, in an order in which nothing that is kept is asked for again soon. */
async function rarePaths(): Promise<string[]> {
  const { data } = (await (await fetch(`http://127.0.0.1:${slova.port}/api/categories`)).json()) as {
    data: { id: string }[];
  };
  return LANGUAGE_CODES.flatMap(lang =>
    LANGUAGE_CODES.flatMap(learn =>
      data.map(({ id }) => `/api/categories/${id}/words?lang=${lang}&learn=${learn}`),
    ),
  );
}

/** What people type on their way to a word, in every pair of languages: too much to be kept. */
function searchPaths(): string[] {
  const typed = ['water', 'bread', 'house', 'green', 'seven', 'mizu', 'perro', 'strasse', 'лист', 'вода'];
  const texts = typed.flatMap(word => [1, 2, 3, 4, 5, 6].map(length => word.slice(0, length)));
  const pairs = LANGUAGE_CODES.flatMap(lang =>
    ['de', 'ja', 'uk'].map(learn => `lang=${lang}&learn=${learn}`),
  );
  return pairs.flatMap(pair => texts.map(text => `/api/words?${pair}&search=${encodeURIComponent(text)}`));
}

async function measure(server: Server, path: string | string[], sent: Record<string, string>) {
  const before = await ask(server, {});
  const count = await load(server.port, path, {
    connections: CONNECTIONS,
    milliseconds: MILLISECONDS,
    headers: sent,
  });
  const after = await ask(server, {});
  const cpu = after.user + after.system - before.user - before.system;
  return { cpuPerReply: cpu / count, perSecond: count / (MILLISECONDS / 1000) };
}

async function start(file: string): Promise<Server> {
  const child = fork(join(import.meta.dirname, file), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return { child, port };
}

async function ask({ child }: Server, message: object): Promise<NodeJS.CpuUsage> {
  child.send(message);
  const [{ cpu }] = (await once(child, 'message')) as [{ cpu: NodeJS.CpuUsage }];
  return cpu;
}

async function makePersonWithWords(port: number): Promise<string> {
  const post = async (path: string, body: object, sent: Record<string, string> = {}) => {
    const init = {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...sent },
    };
    return (await fetch(`http://127.0.0.1:${port}/api${path}`, init)).json();
  };
  const password = 'correct horse';
  const person = { name: 'Bench', email: 'bench@example.org', password, password_confirmation: password };
  const { access_token } = (await post('/register', person)) as { access_token: string };
  const wordIds: string[] = [];
  for (const category of ['food', 'clothes', 'home', 'body', 'people', 'school']) {
    const reply = await fetch(`http://127.0.0.1:${port}/api/categories/${category}/words`);
    const { data } = (await reply.json()) as { data: { words: { id: string }[] } };
    wordIds.push(...data.words.map(word => word.id));
  }
  await post(
    '/add-to-dictionary',
    { wordIds: wordIds.slice(0, 200) },
    { authorization: `Bearer ${access_token}` },
  );
  return access_token;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function share(values: number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (part: number) => (sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(2);
  return `${at(0.5)} [${at(0)}–${at(1)}]`;
}
