import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import Connection from 'libsql';
import { expect, onTestFinished, test } from 'vitest';
import { testDatabases } from '../../testing/test-database.ts';
import { number } from '../columns.ts';
import { type Db, sql } from '../database.ts';
import { openDatabase } from '../open.ts';
import { backUp } from './back-up.ts';
import { checksumsOf } from './contents.ts';
import { restore } from './restore.ts';
import { addPerson, addRows, letGoOfClosed } from './testing-rows.ts';

const WORDS = sql(
  'test-words-of-people',
  `select users.id, (select count(*) from dictionary_entries as entries where entries.user_id = users.id) as words from users`,
  { words: number },
);

for (const { kind, reserve } of testDatabases()) {
  test(`a backup that is taken while people write holds whole changes only (${kind})`, async () => {
    const { settings, db } = await openedAt(await reserve());
    const folder = temporaryFolder();
    let isOver = false;
    let written = 0;
    const writing = (async () => {
      for (; !isOver; written += 1) {
        await addPerson(db, written);
        // SQLite answers at once: without a pause nobody else would have a turn.
        await setImmediate();
      }
    })();
    try {
      await until(() => written > 5);
      for (const name of ['one', 'two', 'three']) {
        const before = written;
        await backUp(settings, join(folder, name));
        const restored = await restoredIn(join(folder, name));
        const people = await restored.query(WORDS);
        expect(people.length).toBeGreaterThanOrEqual(before);
        expect(people.filter(({ words }) => words !== 3)).toEqual([]);
        await until(() => written > before);
      }
    } finally {
      isOver = true;
      await writing;
    }
  });

  test(`what is restored is what was backed up, and the backup is its owner's alone (${kind})`, async () => {
    const { settings, db } = await openedAt(await reserve());
    await addRows(db);
    const backup = join(temporaryFolder(), 'slova.db');
    await backUp(settings, backup);
    expect(statSync(backup).mode & 0o777).toBe(0o600);
    expect(await contentOf(await restoredIn(backup))).toEqual(await contentOf(db));
    await expect(backUp(settings, backup)).rejects.toThrow('exists already');
  });

  test(`a backup is restored into an empty place of this kind, and what was there is never lost (${kind})`, async () => {
    const source = await openedAt(await reserve());
    await addRows(source.db);
    const backup = join(temporaryFolder(), 'slova.db');
    await backUp(source.settings, backup);
    const expected = await contentOf(source.db);

    const place = await reserve();
    onTestFinished(place.remove);
    await restore(place.settings, backup);
    const restored = await openDatabase(place.settings);
    expect(await contentOf(restored)).toEqual(expected);
    await addPerson(restored, 99);
    await restored.close();
    await letGoOfClosed(place.settings);

    if (kind === 'postgres') {
      await expect(restore(place.settings, backup)).rejects.toThrow('not empty');
      return;
    }
    const { before } = await restore(place.settings, backup);
    expect(existsSync(String(before))).toBe(true);
    expect((await peopleIn(await restoredIn(String(before)))).length).toBe(21);
  });
}

test('a restore refuses while the server runs', async () => {
  const { settings, db } = await openedAt(await sqlite().reserve());
  await addPerson(db, 1);
  const backup = join(temporaryFolder(), 'slova.db');
  await backUp(settings, backup);
  await expect(restore(settings, backup)).rejects.toThrow('Stop it first');
  await addPerson(db, 2);
  expect(await peopleIn(db)).toHaveLength(2);
});

test.each([
  ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  [
    'with one other letter',
    (bytes: Buffer) => Buffer.from(bytes.toString('latin1').replace('person-7@', 'person-8@'), 'latin1'),
  ],
  ['with zeros in the middle', (bytes: Buffer) => Buffer.from(bytes).fill(0, 8192, 12_288)],
  ['that is no database', () => Buffer.from('hello '.repeat(2000))],
  ['that is empty', () => Buffer.alloc(0)],
])('a backup %s is refused, and the database stays as it was', async (_, spoil) => {
  const { settings, db, remove } = await openedAt(await sqlite().reserve());
  await addRows(db);
  const folder = temporaryFolder();
  const backup = join(folder, 'backup.db');
  await backUp(settings, backup);
  await db.close();
  await letGoOfClosed(settings);
  writeFileSync(backup, spoil(readFileSync(backup)));
  await expect(restore(settings, backup)).rejects.toThrow('The backup is broken');
  expect(readdirSync(settings.dataDir)).toEqual(['slova.db']);
  const again = await openDatabase(settings);
  expect(await peopleIn(again)).toHaveLength(20);
  await again.close();
  await remove();
});

test.each([
  ['trigger', 'create trigger stranger after insert on users begin delete from users; end'],
  ['view', 'create view stranger as select * from users'],
])('a backup that holds a %s is refused', async (_, statement) => {
  const { settings, db } = await openedAt(await sqlite().reserve());
  await addRows(db);
  const backup = join(temporaryFolder(), 'slova.db');
  await backUp(settings, backup);
  const spoilt = new Connection(backup);
  spoilt.exec(statement);
  spoilt.close();
  const place = temporaryFolder();
  await expect(restore({ dataDir: place }, backup)).rejects.toThrow('not Slova');
  expect(readdirSync(place)).toEqual([]);
});

test('a backup of a newer version is refused', async () => {
  const { settings, db } = await openedAt(await sqlite().reserve());
  await db.query(sql('test-newer', `insert into migrations (name, applied_at) values ('9999-later.sql', 1)`));
  const backup = join(temporaryFolder(), 'slova.db');
  await backUp(settings, backup);
  await expect(restore({ dataDir: temporaryFolder() }, backup)).rejects.toThrow('newer version');
});

test('a copy that was made by hand is checked as far as it can be, and restored', async () => {
  const { settings, db } = await openedAt(await sqlite().reserve());
  await addRows(db);
  const copy = join(temporaryFolder(), 'by-hand.db');
  await db.query(sql('test-by-hand', 'vacuum into $1'), [copy]);
  expect(await contentOf(await restoredIn(copy))).toEqual(await contentOf(db));
  expect(settings.databaseUrl).toBeUndefined();
});

type ReservedDatabase = Awaited<ReturnType<ReturnType<typeof testDatabases>[number]['reserve']>>;

async function openedAt({ settings, remove }: ReservedDatabase) {
  const db = await openDatabase(settings);
  onTestFinished(async () => {
    await db.close().catch(() => undefined);
    await remove().catch(() => undefined);
  });
  return { settings, db, remove };
}

/** A backup put into a folder of its own and opened. */
async function restoredIn(backup: string): Promise<Db> {
  const dataDir = temporaryFolder();
  await restore({ dataDir }, backup);
  const db = await openDatabase({ dataDir });
  onTestFinished(() => db.close());
  return db;
}

async function contentOf(db: Db) {
  return (await checksumsOf(db)).filter(({ table }) => table !== 'migrations');
}

const peopleIn = (db: Db) => db.query(sql('test-people', 'select id from users'));

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'slova-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function sqlite() {
  const found = testDatabases().find(({ kind }) => kind === 'sqlite');
  if (found === undefined) throw new Error('SQLite is always there');
  return found;
}

async function until(isSo: () => boolean): Promise<void> {
  await expect.poll(isSo).toBe(true);
}
