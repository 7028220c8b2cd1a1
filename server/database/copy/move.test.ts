import { expect, onTestFinished, test } from 'vitest';
import { testDatabases } from '../../testing/test-database.ts';
import { number } from '../columns.ts';
import { type Db, sql } from '../database.ts';
import { type DatabaseSettings, openDatabase } from '../open.ts';
import { checksumsOf } from './contents.ts';
import { LEDGER } from './ledger.ts';
import { move } from './move.ts';
import { addPerson, addRows, letGoOfClosed } from './testing-rows.ts';

const databases = testDatabases();
const pairs = databases.flatMap(from => databases.map(to => [from, to] as const));

for (const [from, to] of pairs) {
  const way = `${from.kind} to ${to.kind}`;

  test(`everything moves, and is compared row by row (${way})`, async () => {
    const [source, target] = [await reserved(from), await reserved(to)];
    await withDb(source, addRows);
    const expected = await withDb(source, contentOf);
    let total = 0;
    let done = 0;
    const sums = await move({
      from: source,
      to: target,
      watch: {
        begin: rows => {
          total = rows;
        },
        advance: count => {
          done += count;
        },
      },
    });
    expect(sums).toEqual(expected);
    expect(await withDb(target, contentOf)).toEqual(expected);
    expect({ total, done }).toEqual({ total: 622 * 3, done: 622 * 3 });
  });

  test(`a move that was broken off goes on where it stood (${way})`, async () => {
    const [source, target] = [await reserved(from), await reserved(to)];
    await withDb(source, addRows);
    const advances: number[] = [];
    const breaking = move({
      from: source,
      to: target,
      watch: {
        begin: () => {},
        advance: count => {
          advances.push(count);
          if (advances.filter(rows => rows > 0).length === 3) throw new Error('The power went');
        },
      },
    });
    await expect(breaking).rejects.toThrow('The power went');
    await letGoOfClosed(source);
    await letGoOfClosed(target);
    const kept = await withDb(target, peopleAndWords);
    expect(kept.people + kept.words).toBeGreaterThan(0);
    expect(kept.words).toBeLessThan(600);
    await move({ from: source, to: target });
    expect(await withDb(target, contentOf)).toEqual(await withDb(source, contentOf));
    expect((await withDb(target, checksumsOf)).map(({ table }) => table)).not.toContain(LEDGER);
  });

  test(`a target with people in it, and a source that changed midway, are refused (${way})`, async () => {
    const [source, target] = [await reserved(from), await reserved(to)];
    await withDb(source, addRows);
    const breaking = move({
      from: source,
      to: target,
      watch: {
        begin: () => {},
        advance: count => {
          if (count > 0) throw new Error('The power went');
        },
      },
    });
    await expect(breaking).rejects.toThrow('The power went');
    await letGoOfClosed(source);
    await letGoOfClosed(target);
    await withDb(source, db => addPerson(db, 1000));
    await expect(move({ from: source, to: target })).rejects.toThrow('has changed since');

    const full = await reserved(to);
    await withDb(full, db => addPerson(db, 1));
    await expect(move({ from: source, to: full })).rejects.toThrow('not empty');
  });
}

test('a move of a database that a server uses is refused', async () => {
  const [sqlite] = databases;
  if (sqlite === undefined) throw new Error('SQLite is always there');
  const [source, target] = [await reserved(sqlite), await reserved(sqlite)];
  const running = await openDatabase(source);
  await expect(move({ from: source, to: target })).rejects.toThrow('Stop it first');
  await running.close();
});

async function reserved(database: (typeof databases)[number]): Promise<DatabaseSettings> {
  const { settings, remove } = await database.reserve();
  onTestFinished(remove);
  return settings;
}

async function withDb<T>(settings: DatabaseSettings, work: (db: Db) => Promise<T>): Promise<T> {
  const db = await openDatabase(settings);
  try {
    return await work(db);
  } finally {
    await db.close();
    await letGoOfClosed(settings);
  }
}

const contentOf = async (db: Db) => (await checksumsOf(db)).filter(({ table }) => table !== 'migrations');

async function peopleAndWords(db: Db) {
  const [row] = await db.query(
    sql(
      'test-both',
      'select (select count(*) from users) as people, (select count(*) from dictionary_entries) as words',
      { people: number, words: number },
    ),
  );
  return row ?? { people: 0, words: 0 };
}
