import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { load } from './same-requests.ts';

/**
 * Calls about a thousand people in turn, as a share of a floor measured in the same run: node:http that runs the same statement
 * with the bare driver and sends the same bytes. The floor and we take turns; medians of CPU per reply.
 */
const ROUNDS = 7;
const MILLISECONDS = 1000;
const CONNECTIONS = 32;
const REPLIES_BEFORE = 5000;

type Load = { path: string; statement: string; params?: (string | number)[] };
type Started = { port: number; floorPort: number; tokens: string[] };

const IDS = "select string_agg(word_id, ',') from dictionary_entries where user_id = ?1";
const ENTRIES = `select string_agg(word_id || ' ' || added_at, ',') from (
  select word_id, added_at from dictionary_entries where user_id = ?1 order by added_at desc, word_id)`;
const MY_WORDS = `select (${IDS}),
  (select string_agg(word_id, ',') from word_states where user_id = ?1 and learn = ?2 and state = 'known')`;
const TODAY = `select (select string_agg(learn || ' ' || state || ' ' || n, ',') from (
    select learn, state, count(*) as n from word_states where user_id = ?1 group by learn, state)),
  (select string_agg(day || ' ' || answers, ',') from study_days where user_id = ?1)`;

const child = fork(join(import.meta.dirname, 'people-server.ts'), {
  execArgv: ['--import', 'tsx'],
  env: { ...process.env, NODE_ENV: 'production' },
});
const [started] = (await once(child, 'message')) as [Started];
const headersOf = (token: string) => ({ authorization: `Bearer ${token}` });

const loads: Record<string, Load> = {
  'dictionary of 200 words': { path: '/api/user-dictionary?lang=en&learn=de', statement: ENTRIES },
  'my words': { path: '/api/my-words?learn=de', statement: MY_WORDS, params: ['de'] },
  today: { path: '/api/learning?learn=de', statement: TODAY },
  'questions from the dictionary': {
    path: '/api/tests/user/learn-words?lang=en&learn=de',
    statement: IDS,
  },
  'questions from a category, without a database': {
    path: '/api/tests/learn-words?lang=en&learn=de&source=food',
    statement: '',
  },
};
for (const [title, one] of Object.entries(loads)) await compare(title, one);
child.kill();

async function compare(title: string, { path, statement, params = [] }: Load): Promise<void> {
  const sent = { headers: headersOf(started.tokens[0] ?? '') };
  const body = await (await fetch(`http://127.0.0.1:${started.port}${path}`, sent)).text();
  await ask({ body, statement, params });
  const shares: number[] = [];
  const costs = { floor: [] as number[], ours: [] as number[] };
  for (const port of [started.floorPort, started.port]) await warmUp(port, path);
  for (let round = 0; round < ROUNDS; round += 1) {
    const [floor, ours] = [await measure(started.floorPort, path), await measure(started.port, path)];
    shares.push(floor / ours);
    costs.floor.push(floor);
    costs.ours.push(ours);
  }
  const microseconds = `${median(costs.ours).toFixed(0)} against ${median(costs.floor).toFixed(0)} microseconds`;
  console.log(
    `${title} (${body.length} bytes): ${median(shares).toFixed(2)} of the floor by CPU, ${microseconds}`,
  );
}

/** By replies and not by time, since on a busy machine code is compiled late. */
async function warmUp(port: number, path: string): Promise<void> {
  const headers = started.tokens.map(headersOf);
  for (let count = 0; count < REPLIES_BEFORE; )
    count += await load(port, path, { connections: CONNECTIONS, milliseconds: MILLISECONDS, headers });
}

/** CPU per reply, in microseconds. */
async function measure(port: number, path: string): Promise<number> {
  const before = await ask({});
  const headers = started.tokens.map(headersOf);
  const count = await load(port, path, { connections: CONNECTIONS, milliseconds: MILLISECONDS, headers });
  const after = await ask({});
  return (after.user + after.system - before.user - before.system) / count;
}

async function ask(message: object): Promise<NodeJS.CpuUsage> {
  child.send(message);
  const [{ cpu }] = (await once(child, 'message')) as [{ cpu: NodeJS.CpuUsage }];
  return cpu;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
