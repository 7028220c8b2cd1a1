import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 as uuidV7 } from 'uuid';
import { hashPassword } from '#server/account/password.ts';
import { deletePerson } from '#server/account/person-data/deletion.ts';
import { createToken } from '#server/account/token.ts';
import { buildApp } from '#server/app.ts';
import { loadCatalogue } from '#server/catalogue/load.ts';
import { text } from '#server/database/columns.ts';
import { type Db, type Queries, sql, type Value } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { noLimits } from '#server/http/limits.ts';
import { packageRoot } from '#server/process/package-root.ts';
import { EACH, emailOf, fillWithPeople, personId, type Rows } from './people-rows.ts';

/**
 * What the main calls cost one person as the rows of others grow: `npx tsx bench/growth.ts [sizes] [answers]` on SQLite, or on the
 * PostgreSQL of DATABASE_URL, sizes as in 1000,1000000 and answers those of each person who does not call. Every statement that a call
 * makes is explained on the largest: one that reads a table of people without an index is named. Time of the calls with nothing kept in
 * memory, medians. With GROWTH_DIR the SQLite databases stay there, and people who are there already are not filled in again.
 */
const SIZES = (process.argv[2] ?? '100,1000,10000').split(',').map(Number);
const OTHERS = thinned(EACH, Number(process.argv[3] ?? EACH.answers) / EACH.answers);
/** People who call, the same ones with the same rows at every size. */
const PANEL = Math.min(100, ...SIZES);
const ROUNDS = 4;
/** People whose accounts are deleted in each round. */
const LEAVING = 10;
const PASSWORD = 'correct horse';

const catalogue = loadCatalogue(join(packageRoot, 'content'));
const words = catalogue.categories.flatMap(category => category.words.map(word => word.id));
const { DATABASE_URL: databaseUrl, GROWTH_DIR: keptFolder } = process.env;
const folder = keptFolder ?? mkdtempSync(join(tmpdir(), 'slova-growth-'));
const asked = new Map<string, { text: string; params: readonly Value[] }>();
const now = Date.now();
const voice = {
  synthesize: () => Promise.reject(new Error('no voice')),
  warmUp: async () => {},
  close: async () => {},
};

const passwordHash = await hashPassword(PASSWORD, 'bench');

const calls: [title: string, method: 'GET' | 'POST', url: string, body?: (person: number) => object][] = [
  ['login', 'POST', '/api/login', person => ({ email: emailOf(person), password: PASSWORD })],
  ['sessions', 'GET', '/api/sessions'],
  ['profile', 'GET', '/api/profile'],
  ['dictionary', 'GET', '/api/user-dictionary?lang=en&learn=de'],
  ['own words', 'GET', '/api/my-words?learn=de'],
  ['today', 'GET', '/api/learning?learn=de'],
  ['all words with their states', 'GET', '/api/learning/words?learn=de'],
  ['report', 'GET', '/api/learning/report?lang=en&learn=de'],
  ['packet "Learn now"', 'GET', '/api/learning/packet?lang=en&learn=de'],
  ['words of the next days', 'GET', '/api/learning/ahead?lang=en&learn=de'],
  ['packet from the dictionary', 'GET', '/api/tests/user/learn-words?lang=en&learn=de'],
  ['own cards', 'GET', '/api/cards'],
  ['own texts', 'GET', '/api/own-texts'],
  ['readings chosen', 'GET', '/api/reading-choices?learn=de'],
  ['answers as a file', 'GET', '/api/learning/history?learn=de'],
  ['everything as a file', 'GET', '/api/profile/export'],
  ['ten answers', 'POST', '/api/tests/answers', person => ({ answers: tenAnswers(person) })],
  ['two words added', 'POST', '/api/add-to-dictionary', () => ({ wordIds: [randomWord(), randomWord()] })],
];
/** Of each call at each size, milliseconds. */
const costs = new Map<string, number[][]>();

type Sized = { db: Db; tokens: string[] };

const sized: Sized[] = [];
for (const size of SIZES) sized.push(await filledWith(size));
for (let round = 0; round < ROUNDS; round += 1) {
  // The sizes take turns, so that what else the machine does falls on all of them.
  for (const [place, one] of sized.entries()) {
    for (const [title, times] of await measureAll(one)) {
      const ofSizes = costs.get(title) ?? [];
      // Code is compiled meanwhile.
      if (round > 0) ofSizes[place] = [...(ofSizes[place] ?? []), ...times];
      costs.set(title, ofSizes);
    }
  }
}

const [{ db } = {} as Sized] = sized.slice(-1);
console.log(
  `${db.kind}, ${SIZES.join(', ')} people with ${JSON.stringify(OTHERS)} each, those who call ${JSON.stringify(EACH)}; milliseconds a call, and largest by smallest`,
);
for (const [title, ofSizes] of costs) {
  const medians = ofSizes.map(median);
  const growth = (medians.at(-1) ?? 0) / (medians[0] ?? 1);
  console.log(
    `${title.padEnd(28)} ${medians.map(cost => cost.toFixed(2).padStart(7)).join('')}  ${growth.toFixed(2)}×`,
  );
}
const withoutIndex = await plansWithoutIndex(db);
console.log(
  `${asked.size} statements explained; those that read a table from end to end: ${withoutIndex.length}`,
);
for (const line of withoutIndex) console.log(line);
for (const one of sized) await one.db.close();
if (!keptFolder) rmSync(folder, { recursive: true });

function thinned(rows: Rows, share: number): Rows {
  const some = (count: number) => Math.max(1, Math.round(count * share));
  return {
    entries: some(rows.entries),
    answers: some(rows.answers),
    states: some(rows.states),
    days: some(rows.days),
  };
}

async function filledWith(size: number): Promise<Sized> {
  const db = await openFor(size);
  if (!(await isFilled(db, size))) {
    await fillWithPeople(db, { from: 0, to: PANEL, words, now });
    await fillWithPeople(db, { from: PANEL, to: size, each: OTHERS, words, now });
    await db.query(sql('bench-analyze', db.kind === 'postgres' ? 'vacuum analyze' : 'analyze'));
  }
  return { db, tokens: await giveSessions(db) };
}

async function isFilled(db: Db, size: number): Promise<boolean> {
  const last = sql('bench-last', 'select 1 as found from users where id = $1');
  return (await db.query(last, [personId(size - 1)])).length > 0;
}

async function openFor(size: number): Promise<Db> {
  if (!databaseUrl) return openDatabase({ dataDir: join(folder, String(size)) });
  const place = openPostgres({ databaseUrl, statementTimeoutMs: 0 });
  await place.query(sql('bench-schema', `create schema if not exists people_${size}`));
  await place.close();
  const address = new URL(databaseUrl);
  address.searchParams.set('options', `-c search_path=people_${size}`);
  const db = openPostgres({ databaseUrl: address.href, statementTimeoutMs: 0 });
  await migrate(db);
  return db;
}

/** Those of the panel get a session each; returns the tokens. */
async function giveSessions(db: Db): Promise<string[]> {
  const insert = sql(
    'bench-session',
    'insert into access_tokens (user_id, token_hash, created_at, expires_at, last_used_at) values ($1, $2, $3, $4, $3)',
  );
  const update = sql('bench-password', 'update users set password_hash = $2 where id = $1');
  const tokens: string[] = [];
  for (let number = 0; number < PANEL; number += 1) {
    const { token, hash } = createToken(personId(number));
    tokens.push(token);
    await db.query(insert, [personId(number), hash, now, now + 86_400_000]);
    await db.query(update, [personId(number), passwordHash]);
  }
  return tokens;
}

async function measureAll({ db, tokens }: Sized): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>();
  // A new one has nothing in its caches.
  const app = buildApp({ db: recording(db), catalogue, voice, limits: noLimits });
  for (const [title, method, url, body] of calls) {
    const ofCall: number[] = [];
    for (const [person, token] of tokens.entries()) {
      const began = performance.now();
      const { statusCode, body: told } = await app.inject({
        ...{ method, url, headers: { authorization: `Bearer ${token}` } },
        ...(body && { payload: body(person) }),
      });
      if (statusCode !== 200) throw new Error(`${title}: ${statusCode} ${told.slice(0, 200)}`);
      ofCall.push(performance.now() - began);
    }
    times.set(title, ofCall);
  }
  await app.close();
  times.set('an account deleted', await measureDeletions(db));
  return times;
}

/** Milliseconds for each of those who leave: people who do not call, whose rows are as many at every size. */
async function measureDeletions(db: Db): Promise<number[]> {
  const next = sql('bench-next', 'select id, email from users where id >= $1 order by id limit $2', {
    id: text,
    email: text,
  });
  const leaving = await db.query(next, [personId(PANEL), LEAVING]);
  const times: number[] = [];
  for (const person of leaving) {
    const began = performance.now();
    await deletePerson(recording(db), person, now);
    times.push(performance.now() - began);
  }
  return times;
}

function recording(inner: Db): Db {
  const noting = (queries: Queries): Queries => ({
    query(statement, params = []) {
      asked.set(statement.name, { text: statement.text, params });
      return queries.query(statement, params);
    },
  });
  return {
    ...inner,
    ...noting(inner),
    transaction: work => inner.transaction(queries => work(noting(queries))),
  };
}

async function plansWithoutIndex(db: Db): Promise<string[]> {
  const found: string[] = [];
  const prefix = db.kind === 'postgres' ? 'explain ' : 'explain query plan ';
  for (const [name, { text, params }] of asked) {
    const explain = sql(`explain-${name}`, prefix + text);
    // A table of few rows is read from end to end because that is quicker; the question is whether it has to be.
    const rows =
      db.kind === 'postgres'
        ? await db.transaction(async queries => {
            await queries.query(sql('bench-no-scans', 'set local enable_seqscan = off'));
            return queries.query(explain, params);
          })
        : await db.query(explain, params);
    const plan = rows.map(row => String(row['QUERY PLAN'] ?? row.detail));
    // Lists of values, and what a subquery has found, are read from end to end too.
    const tables = /\bSCAN (?!(\d+ )?CONSTANT)(?!\()(?!.*(INDEX|KEY))|Seq Scan on (?!bench_)/;
    const scans = plan.filter(line => tables.test(line) && !/SCAN (ordered|latest|words|of_\w+)$/.test(line));
    found.push(...scans.map(line => `${name}: ${line.trim()}`));
  }
  return found;
}

function tenAnswers(person: number): object[] {
  return Array.from({ length: 10 }, (_, number) => ({
    ...{
      id: uuidV7(),
      wordId: words[(person * 7 + number * 11) % words.length],
      testType: 'word_to_translation',
    },
    ...{ learn: 'de', correct: true, milliseconds: 2000, answeredAt: Date.now(), options: 4, chosenId: null },
  }));
}

function randomWord(): string {
  return words[Math.floor(Math.random() * words.length)] ?? '';
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
