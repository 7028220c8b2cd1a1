import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { register } from '#contract/account.ts';
import { PASSWORD, startTestServer } from '../testing/test-server.ts';
import { explainFailure } from './explain.ts';
import { type DatabaseSettings, openDatabase } from './open.ts';

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'slova-explain-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

async function failureOf(settings: DatabaseSettings): Promise<string> {
  const db = await openDatabase(settings).catch((error: Error) => error);
  if (db instanceof Error) return explainFailure(db, settings);
  await db.close();
  throw new Error('It was opened');
}

test('a damaged file is said to be one, with what to do', async () => {
  const dataDir = folder();
  writeFileSync(join(dataDir, 'slova.db'), 'not a database, however long it may be '.repeat(1000));
  const told = await failureOf({ dataDir });
  expect(told).toContain('slova.db is damaged');
  expect(told).toContain('npm run restore');
});

test('a folder where the file should be is said to be out of reach', async () => {
  const dataDir = folder();
  mkdirSync(join(dataDir, 'slova.db'));
  expect(await failureOf({ dataDir })).toMatch(/slova\.db/);
});

test('a PostgreSQL that nobody answers for is named, and its password is not', async () => {
  const told = await failureOf({ databaseUrl: 'postgres://slova:geheim@127.0.0.1:1/slova', dataDir: '' });
  expect(told).toContain('PostgreSQL at 127.0.0.1:1 cannot be reached');
  expect(told).toContain('ECONNREFUSED');
  expect(told).not.toContain('geheim');
});

const url = process.env.TEST_DATABASE_URL;
test.skipIf(!url)('a PostgreSQL without such a database says which one is missing', async () => {
  const address = new URL(url ?? '');
  address.pathname = '/nothing';
  expect(await failureOf({ databaseUrl: address.href, dataDir: '' })).toContain('has no database "nothing"');
});

test('the database can be read by the account of the server only, also one that was open to all before', async () => {
  const dataDir = join(folder(), 'data');
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, 'slova.db'), '', { mode: 0o644 });
  const { call } = await startTestServer({ db: await openDatabase({ dataDir }) });
  const person = { name: 'Olena', email: 'olena@example.org' };
  await call(register, { body: { ...person, password: PASSWORD, password_confirmation: PASSWORD } });
  for (const name of ['slova.db', 'slova.db-wal', 'slova.db-shm'])
    expect({ name, mode: statSync(join(dataDir, name)).mode & 0o777 }).toEqual({ name, mode: 0o600 });
});
