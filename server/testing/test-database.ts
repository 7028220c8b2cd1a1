import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { v7 as uuidV7 } from 'uuid';
import { onTestFinished } from 'vitest';
import type { Db } from '../database/database.ts';
import { type DatabaseSettings, databaseFile, openDatabase } from '../database/open.ts';

type ReservedDatabase = { settings: DatabaseSettings; remove: () => Promise<void> };

type TestDatabase = {
  kind: Db['kind'];
  /** Whether it keeps statements by their names. */
  isNamed: boolean;
  /** An empty database with all tables, which its `close` removes. */
  open: () => Promise<Db>;
  /** The same, closed and removed when the running test ends. */
  openForTest: () => Promise<Db>;
  /** A place without tables, for tests that open one database several times. */
  reserve: () => Promise<ReservedDatabase>;
};

/**
 * The engines to test on: SQLite, and PostgreSQL when TEST_DATABASE_URL names one. With TEST_POOLER=on that is the address of a pooler, which
 * passes no search_path on: each test then has a database of its own instead of a schema.
 */
export function testDatabases(): TestDatabase[] {
  const url = process.env.TEST_DATABASE_URL;
  const isPooled = process.env.TEST_POOLER === 'on';
  const sqlite = testDatabase('sqlite', reserveFolder, { fill: copyTables });
  if (!url) return [sqlite];
  const reserve = () => (isPooled ? reserveDatabase(url) : reserveSchema(url));
  return [sqlite, testDatabase('postgres', reserve, { isNamed: !isPooled })];
}

function testDatabase(
  kind: Db['kind'],
  reserve: () => Promise<ReservedDatabase>,
  { isNamed = true, fill }: { isNamed?: boolean; fill?: (settings: DatabaseSettings) => Promise<void> },
): TestDatabase {
  async function open() {
    const reserved = await reserve();
    await fill?.(reserved.settings);
    return openAt(reserved);
  }
  const openForTest = async () => {
    const db = await open();
    onTestFinished(() => db.close());
    return db;
  };
  return { kind, isNamed, reserve, open, openForTest };
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

/** The tables of an empty database, made once by this process: making them takes longer than most tests. */
let tables: Promise<Buffer> | undefined;

async function copyTables(settings: DatabaseSettings): Promise<void> {
  tables ??= makeTables();
  await writeFile(databaseFile(settings), await tables);
}

async function makeTables(): Promise<Buffer> {
  const { settings, remove } = await reserveFolder();
  const db = await openDatabase(settings);
  await db.close();
  const file = await readFile(databaseFile(settings));
  await remove();
  return file;
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

async function reserveDatabase(url: string): Promise<ReservedDatabase> {
  const name = `test_${uuidV7().replaceAll('-', '')}`;
  await runAlone(url, `create database ${name}`);
  const address = new URL(url);
  address.pathname = name;
  return {
    settings: { databaseUrl: address.href, dataDir: '', namedStatements: false },
    remove: () => runAlone(url, `drop database ${name} with (force)`),
  };
}

async function runAlone(url: string, text: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(text);
  await client.end();
}
