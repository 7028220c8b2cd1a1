import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { v7 as uuidV7 } from 'uuid';
import { onTestFinished } from 'vitest';
import type { Db } from '../database/database.ts';
import { type DatabaseSettings, openDatabase } from '../database/open.ts';

type ReservedDatabase = { settings: DatabaseSettings; remove: () => Promise<void> };

type TestDatabase = {
  kind: Db['kind'];
  /** An empty database with all tables, which its `close` removes. */
  open: () => Promise<Db>;
  /** The same, closed and removed when the running test ends. */
  openForTest: () => Promise<Db>;
  /** A place without tables, for tests that open one database several times. */
  reserve: () => Promise<ReservedDatabase>;
};

/** The engines to test on: SQLite, and PostgreSQL when TEST_DATABASE_URL names one. */
export function testDatabases(): TestDatabase[] {
  const url = process.env.TEST_DATABASE_URL;
  const sqlite = testDatabase('sqlite', reserveFolder);
  return url ? [sqlite, testDatabase('postgres', () => reserveSchema(url))] : [sqlite];
}

function testDatabase(kind: Db['kind'], reserve: () => Promise<ReservedDatabase>): TestDatabase {
  const open = async () => openAt(await reserve());
  const openForTest = async () => {
    const db = await open();
    onTestFinished(() => db.close());
    return db;
  };
  return { kind, reserve, open, openForTest };
}

async function openAt({ settings, remove }: ReservedDatabase): Promise<Db> {
  const db = await openDatabase(settings);
  return {
    ...db,
    async close() {
      await db.close();
      await remove();
    },
  };
}

async function reserveFolder(): Promise<ReservedDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'slova-test-'));
  return { settings: { dataDir }, remove: () => rm(dataDir, { recursive: true }) };
}

async function reserveSchema(url: string): Promise<ReservedDatabase> {
  const schema = `test_${uuidV7().replaceAll('-', '')}`;
  await runAlone(url, `create schema ${schema}`);
  const address = new URL(url);
  address.searchParams.set('options', `-c search_path=${schema}`);
  return {
    settings: { databaseUrl: address.href, dataDir: '' },
    remove: () => runAlone(url, `drop schema ${schema} cascade`),
  };
}

async function runAlone(url: string, text: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(text);
  await client.end();
}
