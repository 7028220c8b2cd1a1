import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Answer } from '#learning/log.ts';
import { replay } from '#learning/replay.ts';
import { DEFAULT_SETTINGS } from '#learning/word-state.ts';
import { number } from '../database/columns.ts';
import { sql } from '../database/database.ts';
import { randomFrom } from '../testing/random.ts';
import { testDatabases } from '../testing/test-database.ts';
import { answersNotUndone, countingAnswers, insertAnswers } from './answer-store.ts';
import { countAnswers } from './day-store.ts';
import { insertUndone } from './undone-store.ts';

const OWNER = randomUUID();

/** A month of one word, many times a day, at few moments, with rows of every kind that a replay passes over. */
function someRows(seed: number, wordId: string): Answer[] {
  const random = randomFrom(seed);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  return Array.from({ length: 120 }, () => {
    const time = Math.floor(random() * 90);
    const grade = pick([undefined, null, 1, 2, 3, 4] as const);
    return {
      ...{ id: randomUUID(), wordId, learn: 'es' as const, chosenId: null, options: 4 },
      ...{ testType: pick(['flashcards', 'word_to_translation'] as const), correct: random() < 0.8 },
      ...{ milliseconds: pick([100, 2_000]), answeredAt: 1_700_000_000_000 + time * 28_800_000 },
      // A journey west made some days begin twice, and rows of old have none.
      ...(grade !== undefined && { grade }),
      ...{ day: random() < 0.1 ? null : 19_675 + Math.floor(time / 3) - Math.floor(random() * 1.2) },
      ...{ practice: random() < 0.1, stale: random() < 0.1 },
    };
  });
}

for (const { kind, openForTest } of testDatabases()) {
  test(`what a replay counts is all it needs (${kind})`, async () => {
    const db = await openForTest();
    for (let seed = 1; seed <= 20; seed += 1) {
      const [one, other] = [`bread-${seed}`, `milk-${seed}`];
      const rows = [...someRows(seed, one), ...someRows(seed + 100, other)];
      const taken = rows.filter((_, place) => place % 7 === seed % 7).map(({ id }) => id);
      await db.transaction(async queries => {
        await insertAnswers(queries, OWNER, rows, 0);
        await insertUndone(queries, OWNER, taken, 0);
      });
      const all = await answersNotUndone(db, OWNER, 'es', [one, other]);
      const counting = await countingAnswers(db, OWNER, 'es', [one, other]);
      expect(counting.length).toBeLessThan(all.length);
      for (const wordId of [one, other]) {
        const states = [all, counting].map(answers =>
          replay(wordId, { answers: answers.filter(row => row.wordId === wordId) }, DEFAULT_SETTINGS),
        );
        expect(states[1]).toEqual(states[0]);
      }
    }
  });

  test(`of a thousand answers of one day one is read (${kind})`, async () => {
    const db = await openForTest();
    const rows = Array.from({ length: 1_000 }, (_, place) => ({
      ...{ id: randomUUID(), wordId: 'bread', learn: 'es' as const, chosenId: 'bread', options: 4 },
      ...{ testType: 'word_to_translation' as const, correct: true, milliseconds: 900, grade: 3 as const },
      ...{ answeredAt: 1_700_000_000_000 + place, day: 19_675 },
    }));
    await db.transaction(queries => insertAnswers(queries, OWNER, rows, 0));
    const read = await countingAnswers(db, OWNER, 'es', ['bread']);
    expect(read.map(({ id }) => id)).toEqual([rows[0]?.id]);
  });

  test(`an answer without a day is read as such, and counted in none (${kind})`, async () => {
    const db = await openForTest();
    const [row] = someRows(1, 'bread');
    if (row === undefined) throw new Error('No row');
    await insertAnswers(db, OWNER, [{ ...row, day: null }], 0);
    const read = await answersNotUndone(db, OWNER, 'es', ['bread']);
    expect(read).toMatchObject([{ id: row.id, day: null }]);
    await countAnswers(db, OWNER, 'es', read, -1);
    const days = sql('test-days', 'select day from study_days', { day: number });
    expect(await db.query(days)).toEqual([]);
  });
}
