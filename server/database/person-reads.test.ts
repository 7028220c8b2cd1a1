import { afterAll, expect, onTestFinished, test } from 'vitest';
import { addToDictionary, listDictionary } from '#contract/dictionary.ts';
import { getLearning } from '#contract/learning.ts';
import { saveAnswers } from '#contract/trainers.ts';
import { startPostgres, startReplica } from '../../scripts/postgres.mjs';
import { memoryLog } from '../testing/memory-log.ts';
import { answerOf } from '../testing/study.ts';
import { openTestDatabase, startTestServer } from '../testing/test-server.ts';
import { type Column, text } from './columns.ts';
import { type Db, sql } from './database.ts';
import { openDatabase, openReplica } from './open.ts';
import { readReplica } from './person-reads.ts';

const yesOrNo: Column<boolean> = { says: 'a boolean', holds: cell => typeof cell === 'boolean' };
const addUser = sql(
  'test-add-user',
  `insert into users (id, name, email, language, learning_language, password_hash, created_at, updated_at, dictionary_revision, learning_revision)
   values ($1, $2, '', 'en', 'de', '', 0, 0, $3, $4)`,
);
const nameOf = sql('test-name-of', 'select name from users where id = $1', { name: text });

/** Two databases, each of which says in the person's name which one it is. */
async function twoDatabases({ dictionary = 5, learning = 5 } = {}) {
  const [main, replica] = [await openTestDatabase(), await openTestDatabase()];
  onTestFinished(async () => void (await Promise.all([main.close(), replica.close()])));
  await main.query(addUser, ['u', 'main', 5, 5]);
  await replica.query(addUser, ['u', 'replica', dictionary, learning]);
  return { main, replica };
}

const read = async (queries: Pick<Db, 'query'>) => (await queries.query(nameOf, ['u']))[0]?.name;

test.each([
  ['dictionary', { dictionary: 5, learning: 1 }, 'replica'],
  ['dictionary', { dictionary: 4, learning: 9 }, 'main'],
  ['learning', { dictionary: 1, learning: 6 }, 'replica'],
  ['learning', { dictionary: 9, learning: 4 }, 'main'],
  ['both', { dictionary: 5, learning: 5 }, 'replica'],
  ['both', { dictionary: 5, learning: 4 }, 'main'],
] as const)(
  'counted by %s, a replica that has come to %j is not asked before it has caught up: %s',
  async (counted, come, expected) => {
    const revision = counted === 'both' ? 10 : 5;
    const { reads, counts } = readReplica(await twoDatabases(come));
    expect(await reads({ userId: 'u', counted, revision }, read)).toBe(expected);
    expect(counts).toEqual({
      replica: 0,
      behind: 0,
      failed: 0,
      [expected === 'main' ? 'behind' : 'replica']: 1,
    });
  },
);

test('somebody the replica does not know yet is read from the main database', async () => {
  const { main, replica } = await twoDatabases();
  await replica.query(sql('test-forget', 'delete from users'));
  const { reads } = readReplica({ main, replica });
  expect(await reads({ userId: 'u', counted: 'learning', revision: 0 }, read)).toBe('main');
});

test('a replica that fails or hangs costs its patience, is then left alone, and is used again when it is back', async () => {
  const { main, replica } = await twoDatabases();
  const { log, lines } = memoryLog();
  let now = 0;
  let mood: 'works' | 'fails' | 'hangs' = 'fails';
  let asked = 0;
  const moody: Db = {
    ...replica,
    transaction(work) {
      asked += 1;
      if (mood === 'fails') return Promise.reject(new Error('gone'));
      return mood === 'hangs' ? new Promise(() => {}) : replica.transaction(work);
    },
  };
  const { reads, counts } = readReplica({ main, replica: moody, log, clock: () => now });
  const name = () => reads({ userId: 'u', counted: 'learning', revision: 5 }, read);
  expect([await name(), await name()]).toEqual(['main', 'main']);
  mood = 'hangs';
  expect(await name()).toBe('main');
  for (let more = 0; more < 5; more += 1) expect(await name()).toBe('main');
  expect({ asked, counts }).toEqual({ asked: 3, counts: { replica: 0, behind: 0, failed: 3 } });
  expect(lines).toEqual(['the read replica fails; the main database is read instead: Error: gone']);
  now += 31_000;
  mood = 'works';
  expect([await name(), await name()]).toEqual(['replica', 'replica']);
  expect(lines.at(-1)).toMatch(/^the read replica is back/);
});

const primary = await startPostgres();
afterAll(() => {
  if (primary.url === undefined) process.stderr.write(`No true replica was tested: ${primary.reason}.\n`);
  else primary.stop();
});

test.skipIf(primary.url === undefined)(
  'people read their own writes while a true replica lags, is read from once it has caught up, and does without it when it ends',
  { timeout: 60_000 },
  async () => {
    if (primary.url === undefined) return;
    const main = await openDatabase({ databaseUrl: primary.url, dataDir: '' });
    const started = await startReplica(primary.url);
    if (started.url === undefined) throw new Error(started.reason);
    const replica = await openReplica(started.url);
    onTestFinished(() => replica.close());
    const { reads, counts } = readReplica({ main, replica });
    const { call, registerUser } = await startTestServer({ db: main, reads });
    const { token } = await registerUser();
    const words = async () => {
      const { data } = await call(listDictionary, { query: { lang: 'en', learn: 'de' } }, token);
      return data.words.map(({ id }) => id).sort();
    };
    const add = (wordId: string) => call(addToDictionary, { body: { wordIds: [wordId] } }, token);
    const answered = async () => (await call(getLearning, { query: { learn: 'de' } }, token)).data.doneToday;

    await add('dog');
    await caughtUp(main, replica);
    expect(await words()).toEqual(['dog']);
    expect(counts).toEqual({ replica: 1, behind: 0, failed: 0 });

    await replica.query(sql('test-pause', 'select pg_wal_replay_pause()'));
    await add('cat');
    await call(
      saveAnswers,
      { body: { answers: [answerOf({ learn: 'de', answeredAt: Date.now() })] } },
      token,
    );
    expect(await words()).toEqual(['cat', 'dog']);
    expect(await answered()).toBe(1);
    expect(counts.replica).toBe(1);
    expect(counts.behind).toBeGreaterThanOrEqual(2);

    await replica.query(sql('test-resume', 'select pg_wal_replay_resume()'));
    await add('bird');
    await caughtUp(main, replica);
    expect(await words()).toEqual(['bird', 'cat', 'dog']);
    expect(counts.replica).toBe(2);

    started.stop();
    await add('horse');
    expect(await words()).toEqual(['bird', 'cat', 'dog', 'horse']);
    expect(counts.failed).toBeGreaterThan(0);
  },
);

async function caughtUp(main: Db, replica: Db): Promise<void> {
  const [here] = await main.query(
    sql('test-place', 'select pg_current_wal_lsn()::text as place', { place: text }),
  );
  const there = sql('test-replayed', 'select pg_last_wal_replay_lsn() >= $1::pg_lsn as is_there', {
    is_there: yesOrNo,
  });
  for (;;) {
    const [row] = await replica.query(there, [here?.place ?? '']);
    if (row?.is_there) return;
    await new Promise(resolve => setTimeout(resolve, 20));
  }
}
