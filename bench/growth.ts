import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
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
import { type Aim, ownCpu, quartiles, ratios, rounds, sayFigure, sayHead } from './measure.ts';
import { EACH, emailOf, fillWithPeople, personId, type Rows } from './people-rows.ts';

/**
 * What the main calls cost one person as the rows of others grow: `npx tsx bench/growth.ts [sizes] [answers]` on SQLite, or on the
 * PostgreSQL of DATABASE_URL, sizes as in 1000,1000000 and answers those of each person who does not call. Every statement that a call
 * makes is explained on the largest: one that reads a table of people without an index is named. CPU of the calls with nothing kept in
 * memory, of this process and of a PostgreSQL on this machine. With GROWTH_DIR the SQLite databases stay there, and people who are there already are not filled in again.
 */
const SIZES = (process.argv[2] ?? '100,1000,10000').split(',').map(Number);
const OTHERS = thinned(EACH, Number(process.argv[3] ?? EACH.answers) / EACH.answers);
/** People who call, the same ones with the same rows at every size; besides them there are some who leave. */
const PANEL = Math.min(rounds(100, 50), ...SIZES.map(size => size / 2));
const ROUNDS = rounds(5, 3);
/** People whose calls are measured as one: a single call takes too little. */
const BATCH = rounds(50, 25);
const AIM: Aim = { atMost: 1.3 };
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
type Sized = { db: Db; tokens: string[] };
type Counted = { own: number; backends: Map<number, number> };

/** Of each call at each size, milliseconds of CPU, batch by batch. */
const costs = new Map<string, number[][]>();
const sized: Sized[] = [];
for (const size of SIZES) sized.push(await filledWith(size));
// Code is compiled in the first round.
for (let round = 0; round <= ROUNDS; round += 1) await measureAll(round > 0);

const [{ db } = {} as Sized] = sized.slice(-1);
const rest = db.kind === 'postgres' && (await backendsOf(db)).size === 0 ? ' (without its own CPU)' : '';
console.log(
  `${db.kind}${rest}, ${SIZES.join(', ')} people with ${JSON.stringify(OTHERS)} each, those who call ${JSON.stringify(EACH)}; largest by smallest, in brackets the medians in milliseconds of CPU`,
);
sayHead();
for (const [title, ofSizes] of costs) {
  const medians = ofSizes.map(values => quartiles(values).median.toFixed(2));
  const [smallest = [], largest = smallest] = [ofSizes[0], ofSizes.at(-1)];
  sayFigure(`${title} (${medians.join(', ')})`, ratios(largest, smallest), AIM);
}
const withoutIndex = await plansWithoutIndex(db);
sayFigure(
  `of ${asked.size} statements explained, those that read a table from end to end`,
  [withoutIndex.length],
  {
    atMost: 0,
  },
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

/** Every call for everybody of the panel; the sizes take turns batch by batch, so that what else the machine does falls on all. */
async function measureAll(isKept: boolean): Promise<void> {
  // New ones have nothing in their caches.
  const apps = sized.map(({ db }) => buildApp({ db: recording(db), catalogue, voice, limits: noLimits }));
  for (const [title, method, url, body] of calls) {
    for (let from = 0; from < PANEL; from += BATCH) {
      await takeTurns(title, isKept, Math.min(BATCH, PANEL - from), async place => {
        for (const [at, token] of sized[place]?.tokens.slice(from, from + BATCH).entries() ?? []) {
          const { statusCode, body: told } = (await apps[place]?.inject({
            ...{ method, url, headers: { authorization: `Bearer ${token}` } },
            ...(body && { payload: body(from + at) }),
          })) ?? { statusCode: 0, body: '' };
          if (statusCode !== 200) throw new Error(`${title}: ${statusCode} ${told.slice(0, 200)}`);
        }
      });
    }
  }
  for (const app of apps) await app.close();
  const leaving = await Promise.all(sized.map(({ db }) => nextToLeave(db)));
  await takeTurns('an account deleted', isKept, LEAVING, async place => {
    const { db } = sized[place] as Sized;
    for (const person of leaving[place] ?? []) await deletePerson(recording(db), person, now);
  });
}

/** Does a part of the work at each size, and notes its milliseconds of CPU for each of so many calls. */
async function takeTurns(
  title: string,
  isKept: boolean,
  count: number,
  work: (place: number) => Promise<void>,
): Promise<void> {
  const ofSizes = costs.get(title) ?? sized.map(() => []);
  for (const [place, { db }] of sized.entries()) {
    const before = await counted(db);
    await work(place);
    const used = microsecondsSince(before, await counted(db));
    if (isKept) ofSizes[place]?.push(used / 1000 / count);
  }
  if (isKept) costs.set(title, ofSizes);
}

async function counted(db: Db): Promise<Counted> {
  return { own: ownCpu(), backends: await backendsOf(db) };
}

function microsecondsSince(before: Counted, after: Counted): number {
  const ofBackends = [...after.backends].map(([pid, used]) => used - (before.backends.get(pid) ?? 0));
  return after.own - before.own + ofBackends.reduce((sum, used) => sum + used, 0);
}

/** Microseconds of CPU of each backend of a PostgreSQL on this machine (Linux tells them); none of one elsewhere. */
async function backendsOf(db: Db): Promise<Map<number, number>> {
  if (db.kind !== 'postgres') return new Map();
  const all = sql('bench-backends', 'select pid from pg_stat_activity where datname = current_database()');
  const pids = (await db.query(all)).map(({ pid }) => Number(pid));
  return new Map(
    pids.flatMap(pid => {
      try {
        if (!readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres')) return [];
        return [[pid, Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1000] as const];
      } catch {
        // It has ended, or it is not a process of this machine.
        return [];
      }
    }),
  );
}

/** People who do not call, whose rows are as many at every size. */
async function nextToLeave(db: Db): Promise<{ id: string; email: string }[]> {
  const next = sql('bench-next', 'select id, email from users where id >= $1 order by id limit $2', {
    id: text,
    email: text,
  });
  return db.query(next, [personId(PANEL), LEAVING]);
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
    // The tables themselves are few.
    if (/sqlite_master|pg_class/.test(text)) continue;
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
    const made = [...text.matchAll(/\) as (\w+)|\b(\w+) as (?:materialized )?\(/g)].map(
      names => names[1] ?? names[2],
    );
    const scans = plan.filter(line => tables.test(line) && !made.includes(/SCAN (\w+)$/.exec(line)?.[1]));
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
