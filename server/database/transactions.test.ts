import { expect, onTestFinished, test } from 'vitest';
import { testDatabases } from '../testing/test-database.ts';
import { type Queries, sql } from './database.ts';
import { INSERT, LIST } from './testing-statements.ts';

for (const { kind, openForTest } of testDatabases()) {
  test(`a transaction keeps everything or nothing (${kind})`, async () => {
    const db = await openForTest();
    const result = await db.transaction(async queries => {
      await queries.query(INSERT, ['u', 'dog', 1]);
      await queries.query(INSERT, ['u', 'cat', 2]);
      return 'done';
    });
    expect(result).toBe('done');
    const failing = db.transaction(async queries => {
      await queries.query(INSERT, ['u', 'cow', 3]);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await db.query(LIST, ['u'])).toMatchObject([{ word_id: 'dog' }, { word_id: 'cat' }]);
  });

  test(`of transactions at once each keeps everything or nothing (${kind})`, async () => {
    const db = await openForTest();
    const words = Array.from({ length: 30 }, (_, number) => `word${String(number).padStart(2, '0')}`);
    const ended = await Promise.allSettled(
      words.map((word, number) =>
        db.transaction(async queries => {
          await queries.query(INSERT, ['u', word, number]);
          // By a change of mind, and by a row that is there already.
          if (number % 3 === 0) throw new Error('changed my mind');
          if (number % 3 === 1) await queries.query(INSERT, ['u', word, number]);
          return word;
        }),
      ),
    );
    const kept = words.filter((_, number) => number % 3 === 2);
    expect(ended.flatMap(end => (end.status === 'fulfilled' ? [end.value] : []))).toEqual(kept);
    expect((await db.query(LIST, ['u'])).map(({ word_id }) => word_id)).toEqual(kept);
  });

  test(`a failed statement undoes the transaction even where it was caught (${kind})`, async () => {
    const db = await openForTest();
    const caught = db.transaction(async queries => {
      await queries.query(INSERT, ['u', 'dog', 1]);
      await queries.query(INSERT, ['u', 'dog', 1]).catch(() => 'never mind');
    });
    await expect(caught).rejects.toThrow(/unique/i);
    expect(await db.query(LIST, ['u'])).toEqual([]);
  });

  test(`queries beside a transaction do not see it before its end (${kind})`, async () => {
    const db = await openForTest();
    const started = signal();
    const release = signal();
    const transaction = db.transaction(async queries => {
      await queries.query(INSERT, ['u', 'dog', 1]);
      started.give();
      await release.given;
      throw new Error('undone');
    });
    await started.given;
    const beside = db.query(LIST, ['u']);
    const later = db.query(INSERT, ['u', 'cat', 2]);
    release.give();
    await expect(transaction).rejects.toThrow('undone');
    await later;
    // PostgreSQL may well add the cat before it returns the list: the two are on different connections.
    expect((await beside).map(row => row.word_id)).not.toContain('dog');
    expect(await db.query(LIST, ['u'])).toEqual([{ word_id: 'cat', added_at: 2 }]);
  });

  test(`transactions that add to one number lose nothing (${kind})`, async () => {
    const db = await openForTest();
    await db.query(INSERT, ['u', 'dog', 0]);
    const increase = sql(
      'test-increase',
      'update dictionary_entries set added_at = added_at + 1 where user_id = $1 returning added_at',
    );
    await Promise.all(
      Array.from({ length: 40 }, () =>
        db.transaction(async queries => {
          await queries.query(increase, ['u']);
          await queries.query(LIST, ['u']);
        }),
      ),
    );
    expect(await db.query(LIST, ['u'])).toEqual([{ word_id: 'dog', added_at: 40 }]);
  });

  test(`queries at once within a transaction run one after the other, without a warning (${kind})`, async () => {
    const db = await openForTest();
    const warnings: Error[] = [];
    const hear = (warning: Error) => void warnings.push(warning);
    process.on('warning', hear);
    onTestFinished(() => void process.off('warning', hear));
    await db.transaction(queries =>
      Promise.all(['dog', 'cat', 'cow'].map((word, index) => queries.query(INSERT, ['u', word, index]))),
    );
    expect(await db.query(LIST, ['u'])).toHaveLength(3);
    expect(warnings).toEqual([]);
  });

  test(`inside a transaction the database itself is refused (${kind})`, async () => {
    const db = await openForTest();
    await expect(db.transaction(() => db.transaction(async () => 'inner'))).rejects.toThrow(
      'Inside a transaction',
    );
    await expect(db.transaction(() => db.query(LIST, ['u']))).rejects.toThrow('Inside a transaction');
    expect(await db.query(LIST, ['u'])).toEqual([]);
  });

  test(`the queries of a transaction end with it (${kind})`, async () => {
    const db = await openForTest();
    let kept: Queries | undefined;
    await db.transaction(async queries => {
      kept = queries;
    });
    await expect(kept?.query(INSERT, ['u', 'dog', 1])).rejects.toThrow('after the end of its transaction');
    expect(await db.query(LIST, ['u'])).toEqual([]);
  });

  test(`work left running by a transaction may use the database after its end (${kind})`, async () => {
    const db = await openForTest();
    const ended = signal();
    let afterwards: Promise<unknown> | undefined;
    await db.transaction(async () => {
      afterwards = ended.given.then(() => db.query(INSERT, ['u', 'dog', 1]));
    });
    ended.give();
    await afterwards;
    expect(await db.query(LIST, ['u'])).toHaveLength(1);
  });
}

function signal() {
  let give = () => {};
  const given = new Promise<void>(resolve => {
    give = resolve;
  });
  return { given, give };
}
