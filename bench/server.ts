import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { load } from './load.ts';

/**
 * Words of a category (from memory) and a dictionary list of 200 words (from the database), as a share of a bare node:http
 * server that answers the same bytes in the same run. The floor and we take turns; medians of CPU per answer and answers a second.
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
await compare('dictionary of 200 words, from the database', '/api/user-dictionary?lang=en&learn=de', headers);
for (const { child } of [floor, slova]) child.kill();

async function compare(title: string, path: string, sent: Record<string, string>): Promise<void> {
  const answer = await (await fetch(`http://127.0.0.1:${slova.port}${path}`, { headers: sent })).text();
  await ask(floor, { body: answer });
  const shares = { cpu: [] as number[], speed: [] as number[] };
  for (const server of [floor, slova]) await measure(server, path, sent);
  for (let round = 0; round < ROUNDS; round += 1) {
    const [low, ours] = [await measure(floor, path, sent), await measure(slova, path, sent)];
    shares.cpu.push(low.cpuPerAnswer / ours.cpuPerAnswer);
    shares.speed.push(ours.perSecond / low.perSecond);
  }
  console.log(
    `${title} (${answer.length} bytes): ${share(shares.cpu)} of the floor by CPU, ${share(shares.speed)} by answers a second`,
  );
}

async function measure(server: Server, path: string, sent: Record<string, string>) {
  const before = await ask(server, {});
  const count = await load(server.port, path, {
    connections: CONNECTIONS,
    milliseconds: MILLISECONDS,
    headers: sent,
  });
  const after = await ask(server, {});
  const cpu = after.user + after.system - before.user - before.system;
  return { cpuPerAnswer: cpu / count, perSecond: count / (MILLISECONDS / 1000) };
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
    const answer = await fetch(`http://127.0.0.1:${port}/api/categories/${category}/words`);
    const { data } = (await answer.json()) as { data: { words: { id: string }[] } };
    wordIds.push(...data.words.map(word => word.id));
  }
  await post(
    '/add-to-dictionary',
    { wordIds: wordIds.slice(0, 200) },
    { authorization: `Bearer ${access_token}` },
  );
  return access_token;
}

function share(values: number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (part: number) => (sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(2);
  return `${at(0.5)} [${at(0)}–${at(1)}]`;
}
