import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import Connection from 'libsql';
import { expect, onTestFinished, test } from 'vitest';
import { packageRoot } from '../process/package-root.ts';
import { bytes as bytesColumn, number, text as textColumn } from './columns.ts';
import { type Db, sql, sqlOne } from './database.ts';
import { openDatabase } from './open.ts';

const ADD = sql(
  'test-add',
  'insert into dictionary_entries (user_id, word_id, added_at) values ($1, $2, $3)',
);
const COUNT = sql('test-count', 'select count(*) as n from dictionary_entries');
const PAIRS = sql('test-pairs', 'select user_id, count(*) as n from dictionary_entries group by user_id', {
  user_id: textColumn,
  n: number,
});
const LIST = sql('test-list', 'select user_id, word_id from dictionary_entries');

test('whole numbers are bound as integers', async () => {
  const db = await opened(await temporaryFolder());
  const types = sql('test-types', 'select typeof($1) as whole, typeof($2) as large, typeof($3) as broken');
  expect(await db.query(types, [7, 1_790_000_000_000, 0.5])).toEqual([
    { whole: 'integer', large: 'integer', broken: 'real' },
  ]);
});

test('a statement of one row finds it or nothing, with names, numbers and bytes', async () => {
  const db = await opened(await temporaryFolder());
  const one = sqlOne('test-one', 'select $1 as word, 7 as n, $2 as bytes where $1 <> $3', {
    word: textColumn,
    n: number,
    bytes: bytesColumn,
  });
  for (const word of ['dog', 'cat'])
    expect(await db.query(one, [word, Uint8Array.of(1, 2), 'none'])).toEqual([
      { word, n: 7, bytes: Buffer.of(1, 2) },
    ]);
  expect(await db.query(one, ['none', Uint8Array.of(), 'none'])).toEqual([]);
});

test('every table is strict, keeps foreign keys and writes through to the disk', async () => {
  const folder = await temporaryFolder();
  const db = await opened(folder);
  const tables = await db.query(
    sql('test-tables', `select name, strict from pragma_table_list where schema = 'main'`),
  );
  const ours = tables.filter(table => !String(table.name).startsWith('sqlite_'));
  expect(ours).toHaveLength(42);
  expect(ours.filter(table => table.strict !== 1)).toEqual([]);
  expect(await db.query(sql('test-journal', 'pragma journal_mode'))).toEqual([{ journal_mode: 'wal' }]);
  expect(await db.query(sql('test-synchronous', 'pragma synchronous'))).toEqual([{ synchronous: 2 }]);
  expect(await db.query(sql('test-foreign', 'pragma foreign_keys'))).toEqual([{ foreign_keys: 1 }]);
});

test('after a close the one file holds everything', async () => {
  const folder = await temporaryFolder();
  const db = await openDatabase({ dataDir: folder });
  await db.query(ADD, ['u', 'dog', 1]);
  await db.close();
  for (const name of readdirSync(folder).filter(name => name !== 'slova.db')) await rm(join(folder, name));
  const again = await opened(folder);
  expect(await again.query(COUNT)).toEqual([{ n: 1 }]);
});

test('two openers of one file both write, also from within transactions', async () => {
  const folder = await temporaryFolder();
  const openers = [await opened(folder), await opened(folder)];
  await Promise.all(
    openers.flatMap((db, opener) =>
      Array.from({ length: 50 }, (_, index) =>
        db.transaction(async queries => {
          await queries.query(ADD, [`u${opener}`, `a${index}`, 1]);
          await new Promise(setImmediate);
          await queries.query(ADD, [`u${opener}`, `b${index}`, 1]);
        }),
      ),
    ),
  );
  for (const db of openers) expect(await db.query(COUNT)).toEqual([{ n: 200 }]);
});

test('a lock that another process never releases is a 503, and its release is noticed', async () => {
  const folder = await temporaryFolder();
  const db = await opened(folder);
  const other = new Connection(join(folder, 'slova.db'));
  onTestFinished(() => void other.close());
  other.exec('begin immediate');
  await expect(db.query(ADD, ['u', 'dog', 1])).rejects.toMatchObject({ status: 503 });
  const waiting = db.transaction(queries => queries.query(ADD, ['u', 'cat', 1]));
  setTimeout(() => other.exec('rollback'), 100);
  await waiting;
  expect(await db.query(LIST)).toEqual([{ user_id: 'u', word_id: 'cat' }]);
});

test('a change that was refused by a lock stops no other change afterwards', async () => {
  const folder = await temporaryFolder();
  const db = await opened(folder);
  const other = new Connection(join(folder, 'slova.db'));
  onTestFinished(() => void other.close());
  other.exec('begin immediate');
  const refused = [db.query(ADD, ['u', 'dog', 1]), db.transaction(queries => queries.query(COUNT))];
  for (const { status } of await Promise.allSettled(refused)) expect(status).toBe('rejected');
  other.exec('rollback');
  await db.transaction(queries => queries.query(sql('test-remove', 'delete from dictionary_entries')));
  expect(await db.query(COUNT)).toEqual([{ n: 0 }]);
});

test('a file that another process is about to set up is waited for', async () => {
  const folder = await temporaryFolder();
  const other = new Connection(join(folder, 'slova.db'));
  onTestFinished(() => void other.close());
  other.exec('begin exclusive; create table setting_up (id text)');
  const opening = opened(folder);
  setTimeout(() => other.exec('rollback'), 100);
  expect(await (await opening).query(COUNT)).toEqual([{ n: 0 }]);
});

test('four processes that start at once all open the file', async () => {
  const folder = await temporaryFolder();
  const code = `await db.query({ name: 'add', text: 'insert into dictionary_entries values ($1, $2, $3)' }, [String(process.pid), 'dog', 1]);
console.log('added');`;
  const children = Array.from({ length: 4 }, () => startProcess(folder, code));
  const lines = await Promise.all(children.map(child => text(child.stdout)));
  expect(lines).toEqual(Array(4).fill('added\n'));
  const db = await opened(folder);
  expect(await db.query(sql('test-entries', 'select count(*) as n from dictionary_entries'))).toEqual([
    { n: 4 },
  ]);
});

// Writes pairs of rows, and names each pair after its commit.
const WRITER = `const add = { name: 'add', text: 'insert into dictionary_entries (user_id, word_id, added_at) values ($1, $2, $3)' };
for (let pair = 0; ; pair += 1) {
  await db.transaction(async queries => {
    await queries.query(add, [String(pair), 'first', 1]);
    await new Promise(setImmediate);
    await queries.query(add, [String(pair), 'second', 1]);
  });
  console.log(String(pair));
}`;

test.each([1, 40, 200])(
  'after %i acknowledged transactions a killed process has lost none and left no half',
  async enough => {
    const folder = await temporaryFolder();
    const child = startProcess(folder, WRITER);
    const acknowledged: string[] = [];
    for await (const line of createInterface(child.stdout)) {
      acknowledged.push(line);
      if (acknowledged.length === enough) child.kill('SIGKILL');
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(enough);
    const db = await opened(folder);
    const rows = await db.query(PAIRS);
    const pairs = new Map(rows.map(row => [row.user_id, row.n]));
    expect(acknowledged.filter(pair => pairs.get(pair) !== 2)).toEqual([]);
    expect(rows.filter(row => row.n !== 2)).toEqual([]);
  },
);

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'slova-sqlite-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

async function opened(dataDir: string): Promise<Db> {
  const db = await openDatabase({ dataDir });
  onTestFinished(() => db.close());
  return db;
}

function startProcess(dataDir: string, code: string): ChildProcessByStdio<null, Readable, null> {
  const start = `import { openDatabase } from '#server/database/open.ts';
const db = await openDatabase({ dataDir: ${JSON.stringify(dataDir)} });
`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', start + code], {
    cwd: packageRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}
