import { expect, test } from 'vitest';
import { getLearning, getLearningReport } from '#contract/learning.ts';
import type { TrainerAnswer } from '#contract/trainers.ts';
import { DAY_MS } from '#learning/day.ts';
import { LONGEST_ANSWER_MS } from '#learning/pace.ts';
import { number, orNull, text } from '../database/columns.ts';
import { type Db, type Queries, sql } from '../database/database.ts';
import { randomFrom } from '../testing/random.ts';
import { answerOf, START, startStudy } from '../testing/study.ts';
import { testDatabases } from '../testing/test-database.ts';

const kept = sql('test-kept-days', 'select * from study_days where answers > 0 order by learn, day');
const standing = sql(
  'test-standing',
  'select * from answers where id not in (select id from undone) order by learn, day',
  {
    user_id: text,
    learn: text,
    day: number,
    test_type: text,
    correct: number,
    milliseconds: number,
    grade: orNull(number),
    practice: number,
    stale: number,
  },
);

/** The days as somebody would count them who has nothing but the log. */
async function recounted(db: Db) {
  const days = new Map<string, Record<string, string | number>>();
  for (const row of await db.query(standing)) {
    const { user_id, learn, day, correct } = row;
    const none = {
      answers: 0,
      milliseconds: 0,
      pressed: 0,
      pressed_right: 0,
      recalled: 0,
      recalled_right: 0,
    };
    const sums = days.get(`${learn} ${day}`) ?? { user_id, learn, day, ...none };
    const add = (column: string, by: number) => {
      sums[column] = Number(sums[column]) + by;
    };
    add('answers', 1);
    add('milliseconds', Math.min(row.milliseconds, LONGEST_ANSWER_MS));
    const isGraded = row.grade !== 0 && !row.practice && !row.stale;
    const kind = row.test_type === 'flashcards' ? 'recalled' : 'pressed';
    if (isGraded) add(kind, 1);
    if (isGraded) add(`${kind}_right`, correct);
    days.set(`${learn} ${day}`, sums);
  }
  return [...days.values()];
}

function fiveWeeks(): TrainerAnswer[] {
  const random = randomFrom(21);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  return Array.from({ length: 400 }, (_, number) => {
    const testType = pick(['flashcards', 'word_to_translation', 'translation_to_word'] as const);
    const grade = pick([1, 3] as const);
    return answerOf({
      ...{ wordId: pick(['dog', 'cat', 'cow', 'horse']), learn: pick(['es', 'de'] as const), testType },
      correct: testType === 'flashcards' ? grade > 1 : random() < 0.7,
      ...(testType === 'flashcards' && { grade }),
      milliseconds: pick([90, 1_500, 9_000, 400_000]),
      answeredAt: START + Math.floor(number / 12) * DAY_MS + Math.floor(random() * DAY_MS),
      practice: random() < 0.1,
    });
  });
}

for (const { kind, open } of testDatabases()) {
  test(`the counts of days are those of the log, however its rows came and went (${kind})`, async () => {
    const study = await startStudy({ db: await open() });
    study.onDay(35);
    const answers = fiveWeeks();
    const random = randomFrom(4);
    const shuffled = answers
      .map(answer => ({ answer, key: random() }))
      .sort((one, other) => one.key - other.key)
      .map(({ answer }) => answer);
    await study.undo(...shuffled.slice(390).map(({ id }) => id));
    for (let start = 0; start < 400; start += 50) {
      await study.answer(...shuffled.slice(start, start + 50));
      // A reply that was lost: the same is sent again.
      await study.answer(...shuffled.slice(start, start + 10));
      await study.undo(...shuffled.slice(start, start + 7).map(({ id }) => id));
      expect(await study.db.query(kept)).toEqual(await recounted(study.db));
    }
    expect((await recounted(study.db)).length).toBeGreaterThan(50);
  });

  test(`progress reads counts, and of the log only what was mistaken for the hardest words (${kind})`, async () => {
    const asked = new Set<string>();
    const db = await open();
    const noting = (queries: Queries): Queries => ({
      query(statement, params) {
        if (/\banswers\s+where/.test(statement.text)) asked.add(statement.name.replace(/-\d+$/, ''));
        return queries.query(statement, params);
      },
    });
    const study = await startStudy({ db: { ...db, ...noting(db) } });
    study.onDay(35);
    await study.answer(...fiveWeeks().slice(0, 100));
    asked.clear();
    const { data } = await study.call(getLearning, { query: { learn: 'es' } }, study.token);
    expect(data.languages.map(({ learn }) => learn).sort()).toEqual(['de', 'es']);
    expect([...asked]).toEqual([]);
    await study.call(getLearningReport, { query: { lang: 'en', learn: 'es' } }, study.token);
    expect([...asked]).toEqual(['select-confusions']);
  });
}
