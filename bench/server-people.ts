import { once } from 'node:events';
import { join } from 'node:path';
import { type Aim, cpuOf, forkMeasured, inTurns, ratios, rounds, sayFigure, sayHead } from './measure.ts';
import { load } from './same-requests.ts';

/**
 * Calls about a thousand people in turn beside a floor, node:http that runs the same statement with the bare driver and sends the
 * same bytes: CPU of a reply, and the floor's as a share of it, so that 1 would be as cheap as the floor.
 */
const ROUNDS = rounds(9, 5);
const MILLISECONDS = rounds(1000, 500);
const CONNECTIONS = 32;
const REPLIES_BEFORE = rounds(5000, 2000);

/** What reads rows and sends them costs little more than SQLite itself. */
const NEAR_SQLITE: Aim = { atLeast: 0.85 };
/** Microseconds, the new round included. */
const PACKET: Aim = { atMost: 500 };

type Load = { path: string; statement: string; params?: string[]; aims: { share?: Aim; cpu?: Aim } };
type Started = { port: number; floorPort: number; tokens: string[] };

const IDS = "select string_agg(word_id, ',') from dictionary_entries where user_id = ?1";
const ENTRIES = `select string_agg(word_id || ' ' || added_at, ',') from (
  select word_id, added_at from dictionary_entries where user_id = ?1 order by added_at desc, word_id)`;
const MY_WORDS = `select (${IDS}),
  (select string_agg(word_id, ',') from word_states where user_id = ?1 and learn = ?2 and state = 'known')`;
const TODAY = `select (select string_agg(learn || ' ' || state || ' ' || n, ',') from (
    select learn, state, count(*) as n from word_states where user_id = ?1 group by learn, state)),
  (select string_agg(day || ' ' || answers, ',') from study_days where user_id = ?1)`;

const { child, cpu } = forkMeasured(join(import.meta.dirname, 'people-server.ts'), {
  env: { ...process.env, NODE_ENV: 'production' },
});
const [started] = (await once(child, 'message')) as [Started];
const headersOf = (token: string) => ({ authorization: `Bearer ${token}` });

const loads: Record<string, Load> = {
  'dictionary of 200 words': {
    path: '/api/user-dictionary?lang=en&learn=de',
    statement: ENTRIES,
    aims: { share: NEAR_SQLITE },
  },
  'my words': {
    path: '/api/my-words?learn=de',
    statement: MY_WORDS,
    params: ['de'],
    aims: { share: NEAR_SQLITE },
  },
  today: { path: '/api/learning?learn=de', statement: TODAY, aims: { share: NEAR_SQLITE } },
  'questions from the dictionary': {
    path: '/api/tests/user/learn-words?lang=en&learn=de',
    statement: IDS,
    aims: { cpu: PACKET },
  },
  'questions from a category, without a database': {
    path: '/api/tests/learn-words?lang=en&learn=de&source=food',
    statement: '',
    aims: { cpu: PACKET },
  },
};
sayHead();
for (const [title, one] of Object.entries(loads)) await compare(title, one);
child.kill();

async function compare(title: string, { path, statement, params = [], aims }: Load): Promise<void> {
  const sent = { headers: headersOf(started.tokens[0] ?? '') };
  const body = await (await fetch(`http://127.0.0.1:${started.port}${path}`, sent)).text();
  child.send({ body, statement, params });
  for (const port of [started.floorPort, started.port]) await warmUp(port, path);
  const found = await inTurns(ROUNDS, {
    floor: () => cpuOfReply(started.floorPort, path),
    ours: () => cpuOfReply(started.port, path),
  });
  sayFigure(`${title}: µs`, found.ours, aims.cpu);
  sayFigure(`${title}: share of the floor`, ratios(found.floor, found.ours), aims.share);
}

/** By replies and not by time, since on a busy machine code is compiled late. */
async function warmUp(port: number, path: string): Promise<void> {
  for (let count = 0; count < REPLIES_BEFORE; ) count += await ask(port, path);
}

/** In microseconds. */
async function cpuOfReply(port: number, path: string): Promise<number> {
  let count = 0;
  const used = await cpuOf(async () => {
    count = await ask(port, path);
  }, cpu);
  return used / count;
}

function ask(port: number, path: string): Promise<number> {
  const headers = started.tokens.map(headersOf);
  return load(port, path, { connections: CONNECTIONS, milliseconds: MILLISECONDS, headers });
}
