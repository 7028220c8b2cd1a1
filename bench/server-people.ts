import { once } from 'node:events';
import { join } from 'node:path';
import { type Aim, cpuOf, forkMeasured, inTurns, ratios, rounds, sayFigure, sayHead } from './measure.ts';
import { load } from './same-requests.ts';

/**
 * Calls about a thousand people in turn beside a floor, node:http that runs the same statement with the bare driver and sends the
 * same bytes: CPU of a reply, and the floor's as a share of it, so that 1 would be as cheap as the floor.
 */
const ROUNDS = rounds(9, 5);
const CONNECTIONS = 32;
/** Of a round: by replies and not by time, since a busy machine gives little of it. */
const READINGS = rounds(4000, 1500);
const PACKETS = rounds(1000, 250);

/** What reads rows and sends them costs little more than SQLite itself. */
const NEAR_SQLITE: Aim = { atLeast: 0.85 };
/** Microseconds, the new round included. */
const PACKET: Aim = { atMost: 500 };

type Load = {
  path: string;
  replies: number;
  statement: string;
  params?: string[];
  aims: { share?: Aim; cpu?: Aim };
};
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
const everybody = started.tokens.map(token => ({ authorization: `Bearer ${token}` }));

const loads: Record<string, Load> = {
  'dictionary of 200 words': {
    path: '/api/user-dictionary?lang=en&learn=de',
    replies: READINGS,
    statement: ENTRIES,
    aims: { share: NEAR_SQLITE },
  },
  'my words': {
    path: '/api/my-words?learn=de',
    replies: READINGS,
    statement: MY_WORDS,
    params: ['de'],
    aims: { share: NEAR_SQLITE },
  },
  today: {
    path: '/api/learning?learn=de',
    replies: READINGS,
    statement: TODAY,
    aims: { share: NEAR_SQLITE },
  },
  'questions from the dictionary': {
    path: '/api/tests/user/learn-words?lang=en&learn=de',
    replies: PACKETS,
    statement: IDS,
    aims: { cpu: PACKET },
  },
  'questions from a category, without a database': {
    path: '/api/tests/learn-words?lang=en&learn=de&source=food',
    replies: PACKETS,
    statement: '',
    aims: { cpu: PACKET },
  },
};
sayHead();
for (const [title, one] of Object.entries(loads)) await compare(title, one);
child.kill();

async function compare(title: string, { path, replies, statement, params = [], aims }: Load): Promise<void> {
  const [headers = {}] = everybody;
  const body = await (await fetch(`http://127.0.0.1:${started.port}${path}`, { headers })).text();
  child.send({ body, statement, params });
  const cpuOfReply = async (port: number) => {
    const ask = () => load(port, path, { connections: CONNECTIONS, replies, headers: everybody });
    return (await cpuOf(ask, cpu)) / replies;
  };
  const found = await inTurns(ROUNDS, {
    floor: () => cpuOfReply(started.floorPort),
    ours: () => cpuOfReply(started.port),
  });
  sayFigure(`${title}: µs`, found.ours, aims.cpu);
  sayFigure(`${title}: share of the floor`, ratios(found.floor, found.ours), aims.share);
}
