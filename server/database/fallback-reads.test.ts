import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { startPostgres, startReplica } from '../../scripts/postgres.mjs';
import { openAiModel } from '../teacher/model.ts';
import { createTeacher } from '../teacher/teacher.ts';
import { everyChange } from '../testing/every-change.ts';
import { memoryLog } from '../testing/memory-log.ts';
import { START } from '../testing/study.ts';
import { openTestDatabase, PASSWORD, startTestServer } from '../testing/test-server.ts';
import { type Column, text } from './columns.ts';
import { type Db, sql } from './database.ts';
import { fallBackTo } from './fallback-reads.ts';
import { openDatabase, openReplica } from './open.ts';
import { readReplica } from './person-reads.ts';
import { translateFailure } from './postgres-failures.ts';

const WHERE = sql('test-where', 'select word_id from dictionary_entries where user_id = $1');
const ADD = sql(
  'test-here',
  "insert into dictionary_entries (user_id, word_id, added_at) values ('u', $1, 1)",
);
const gone = () =>
  translateFailure(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));

/** A main database that may fail, and a replica; the one word in each dictionary says which one it is. */
async function twoDatabases() {
  const [main, replica] = [await openTestDatabase(), await openTestDatabase()];
  onTestFinished(async () => void (await Promise.all([main.close(), replica.close()])));
  await main.query(ADD, ['main']);
  await replica.query(ADD, ['replica']);
  const state: { failure?: unknown } = {};
  const failing: Db['query'] = (...given) =>
    state.failure === undefined ? main.query(...given) : Promise.reject(state.failure);
  return { main: { ...main, query: failing }, replica, state };
}

const read = async (db: Db) => (await db.query(WHERE, ['u'])).map(row => row.word_id);

test('reads come from the replica while the main database is away, and only then', async () => {
  const { main, replica, state } = await twoDatabases();
  const { log, lines } = memoryLog();
  const { db, counts } = fallBackTo({ main, replica, log });
  expect(await read(db)).toEqual(['main']);
  state.failure = gone();
  expect([await read(db), await read(db)]).toEqual([['replica'], ['replica']]);
  expect(counts).toEqual({ alone: 2 });
  delete state.failure;
  expect(await read(db)).toEqual(['main']);
  expect(lines.map(line => line.split(':')[0])).toEqual([
    'the main database is away; the replica is read, and changes wait',
    'the main database is back',
  ]);
});

test.each([
  "insert into dictionary_entries (user_id, word_id, added_at) values ('u', 'cat', 1)",
  "update dictionary_entries set added_at = 2 where user_id = 'u'",
  "delete from dictionary_entries where user_id = 'u' returning word_id",
  "select word_id from dictionary_entries where user_id = 'u' for update",
  'with changed as (update dictionary_entries set added_at = 2 returning word_id) select word_id from changed',
  "with gone as (select 1) delete from dictionary_entries where user_id = 'u'",
])('the replica is not asked to %s', async statement => {
  const { main, replica, state } = await twoDatabases();
  state.failure = gone();
  const { db, counts } = fallBackTo({ main, replica });
  await expect(db.query(sql('test-change', statement))).rejects.toBe(state.failure);
  expect(await read(replica)).toEqual(['replica']);
  expect(counts).toEqual({ alone: 0 });
});

test('a statement that the main database refuses is refused, and one that neither answers fails as there', async () => {
  const { main, replica, state } = await twoDatabases();
  const { db, counts } = fallBackTo({
    main,
    replica: { ...replica, query: () => Promise.reject(new Error('no replica either')) },
  });
  state.failure = new Error('no such column');
  await expect(read(db)).rejects.toBe(state.failure);
  state.failure = gone();
  await expect(read(db)).rejects.toBe(state.failure);
  expect(counts).toEqual({ alone: 0 });
});

const primary = await startPostgres();
afterAll(() => {
  if (primary.url === undefined) process.stderr.write(`No true replica was tested: ${primary.reason}.\n`);
  else primary.stop();
});

test.skipIf(primary.url === undefined)(
  'without a main database people see all that is theirs as before, and every change is a 503 that says so',
  { timeout: 60_000 },
  async () => {
    if (primary.url === undefined) return;
    const main = await openDatabase({ databaseUrl: primary.url, dataDir: '' });
    const started = await startReplica(primary.url);
    if (started.url === undefined) throw new Error(started.reason);
    const replica = await openReplica(started.url);
    onTestFinished(async () => {
      await Promise.all([main.close(), replica.close()]);
      started.stop();
    });
    const fallback = fallBackTo({ main, replica });
    // Each has caches of its own.
    let now = START;
    const start = () => {
      const { reads, counts } = readReplica({ main: fallback.db, replica });
      const db = { ...fallback.db, close: async () => undefined };
      return startTestServer({ db, reads, teaching: TEACHING, clock: () => now, random: () => 0 }).then(
        server => ({
          ...server,
          counts,
        }),
      );
    };
    const before = await start();
    const { token, user } = await before.registerUser();
    const changes = everyChange();
    for (const change of changes) await ask(before, change, token);
    await caughtUp(main, replica);
    const calls = await readsOf(before);
    expect(calls.length).toBeGreaterThan(14);
    const replies = await Promise.all(calls.map(path => before.send(get(path, token))));
    expect(replies.map(({ statusCode }, place) => [calls[place], statusCode])).toEqual(
      calls.map(path => [path, 200]),
    );

    primary.stop();
    const after = await start();
    // Long enough for the use of the session to be noted, which has to wait.
    now += 61 * 60_000;
    const later = await Promise.all(calls.map(path => after.send(get(path, token))));
    const changed = calls.filter((_, place) => timeless(later[place]) !== timeless(replies[place]));
    expect(changed).toEqual([]);
    expect(after.counts.failed).toBe(0);
    expect(fallback.counts.alone).toBeGreaterThan(calls.length);

    const away = {
      status: 503,
      code: 'unavailable',
      message: expect.stringContaining('database is not available'),
    };
    for (const change of everyChange())
      expect(
        await after.refusal(change.endpoint as Endpoint, change, token),
        change.endpoint.path,
      ).toMatchObject(away);
    const login = { email: user.email, password: PASSWORD };
    const reply = await after.send({ method: 'POST', url: '/api/login', payload: login });
    expect(reply.statusCode).toBe(503);
    expect((await after.send({ url: '/health/ready' })).json()).toMatchObject({ ready: true });
    expect((await after.send(get('/profile', `${token}x`))).statusCode).toBe(401);
  },
);

/** A reply without its moments and the ids that are made for it. */
function timeless(reply: { body: string } | undefined): string | undefined {
  return reply?.body.replaceAll(/"\w*[aA]t":"?[\w:.-]+"?/g, '');
}

type Server = Awaited<ReturnType<typeof startTestServer>>;

async function ask(server: Server, change: ReturnType<typeof everyChange>[number], token: string) {
  await server.call(change.endpoint, change as never, token);
}

/** The paths of all calls by which people read what is theirs, but for those that name one thing of a list. */
async function readsOf({ send }: Server): Promise<string[]> {
  const { paths } = (await send({ url: '/api/openapi.json' })).json() as {
    paths: Record<string, { get?: { security?: object[] } }>;
  };
  return Object.entries(paths)
    .filter(([path, { get }]) => get?.security?.length === 1 && !path.includes('{'))
    .map(([path]) => path);
}

/** A teacher that nobody asks: how one stands with it is read from the database. */
const MODEL = { url: 'http://127.0.0.1:9', name: 'none', key: undefined, timeoutMs: 1000, silenceMs: 1000 };
const TEACHING = {
  teacher: createTeacher({ model: openAiModel(MODEL) }),
  budget: { answersADay: 30, tokensADay: 1_000_000 },
};

const get = (path: string, token: string) => ({
  url: `/api${path.replace(/^\/api/, '')}`,
  query: { lang: 'en', learn: 'es' },
  headers: { authorization: `Bearer ${token}` },
});

const yesOrNo: Column<boolean> = { says: 'a boolean', holds: cell => typeof cell === 'boolean' };

async function caughtUp(main: Db, replica: Db): Promise<void> {
  const [here] = await main.query(
    sql('test-place', 'select pg_current_wal_lsn()::text as place', { place: text }),
  );
  const there = sql('test-replayed', 'select pg_last_wal_replay_lsn() >= $1::pg_lsn as is_there', {
    is_there: yesOrNo,
  });
  while (!(await replica.query(there, [here?.place ?? '']))[0]?.is_there) await wait(20);
}
