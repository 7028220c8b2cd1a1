import { once } from 'node:events';
import { join } from 'node:path';
import { LANGUAGE_CODES } from '#languages/index.ts';
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
 * Words of a category (kept, and of every category and pair in turn), search, and a dictionary list of 200 words (from the
 * database) beside a bare node:http server that sends the same bytes: CPU of a reply, and the floor's as a share of it, so that 1
 * would be as cheap as the floor. A name given to the program measures what has it in its title.
 */
const ROUNDS = rounds(9, 5);
/** Of a round: by replies and not by time, since a busy machine gives little of it. */
const REPLIES = rounds(5000, 3000);
const CONNECTIONS = 32;

/** `place` is where in a list of paths its next round begins, so that what was asked for lately is not asked for again. */
type Server = Measured & { port: number; place: number };

/** Of lists kept in memory, and of a dictionary on SQLite: what was asked for when the server was first measured. */
const FROM_MEMORY: Aims = { share: { atLeast: 0.5 } };
const FROM_DATABASE: Aims = { share: { atLeast: 0.14 } };
/** Microseconds of what is asked for too rarely to be kept. */
const RARE_LIST: Aims = { cpu: { atMost: 100 } };
const SEARCH: Aims = { cpu: { atMost: 200 } };

type Aims = { share?: Aim; cpu?: Aim };
type Call = { title: string; path: string | string[]; sent?: Record<string, string>; aims: Aims };

const floor = await start('floor-server.ts');
const slova = await start('slova-server.ts');
const token = await makePersonWithWords(slova.port);

sayHead();
await compare({
  title: 'category words, from memory',
  path: '/api/categories/food/words?lang=en&learn=de',
  aims: FROM_MEMORY,
});
await compare({
  title: 'words asked for rarely, every category and pair in turn',
  path: await rarePaths(),
  aims: RARE_LIST,
});
await compare({ title: 'search, 17,340 different ones in turn', path: searchPaths(), aims: SEARCH });
await compare({
  title: 'dictionary of 200 words, from the database',
  path: '/api/user-dictionary?lang=en&learn=de',
  sent: { authorization: `Bearer ${token}` },
  aims: FROM_DATABASE,
});
for (const { child } of [floor, slova]) child.kill();

async function compare({ title, path, sent = {}, aims }: Call): Promise<void> {
  if (!title.includes(process.argv[2] ?? '')) return;
  const first = `http://127.0.0.1:${slova.port}${[path].flat()[0]}`;
  floor.child.send({ body: await (await fetch(first, { headers: sent })).text() });
  const found = await inTurns(ROUNDS, {
    floor: () => cpuOfReply(floor, path, sent),
    ours: () => cpuOfReply(slova, path, sent),
  });
  sayFigure(`${title}: µs`, found.ours, aims.cpu);
  sayFigure(`${title}: share of the floor`, ratios(found.floor, found.ours), aims.share);
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

/** In microseconds. */
async function cpuOfReply(
  server: Server,
  path: string | string[],
  headers: Record<string, string>,
): Promise<number> {
  const paths = [path].flat();
  const inOrder = Array.from({ length: REPLIES }, () => paths[server.place++ % paths.length] ?? '');
  const ask = () => load(server.port, inOrder, { connections: CONNECTIONS, replies: REPLIES, headers });
  return (await cpuOf(ask, server.cpu)) / REPLIES;
}

async function start(file: string): Promise<Server> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const measured = forkMeasured(join(import.meta.dirname, file), { env });
  const [{ port }] = (await once(measured.child, 'message')) as [{ port: number }];
  return { ...measured, port, place: 0 };
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
