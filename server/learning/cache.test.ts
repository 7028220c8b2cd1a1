import { expect, onTestFinished, test } from 'vitest';
import { updateProfile } from '#contract/account.ts';
import { getLearning, listLearningWords } from '#contract/learning.ts';
import type { TrainerAnswer } from '#contract/trainers.ts';
import { DAY_MS } from '#learning/day.ts';
import { replay } from '#learning/replay.ts';
import { DEFAULT_SETTINGS } from '#learning/word-state.ts';
import { buildApp } from '../app.ts';
import { number } from '../database/columns.ts';
import { type Db, sql } from '../database/database.ts';
import { noLimits } from '../http/limits.ts';
import { catalogue } from '../testing/catalogue.ts';
import { randomFrom } from '../testing/random.ts';
import { answerOf, markOf, START, startStudy } from '../testing/study.ts';
import { testDatabases } from '../testing/test-database.ts';
import { silentVoice } from '../testing/test-server.ts';
import { answersNotUndone } from '../word-states/answer-store.ts';
import { marksNotUndone } from '../word-states/mark-store.ts';
import { readStates, readStatesSince } from '../word-states/state-store.ts';

const WORDS = (catalogue.category('food')?.words ?? []).slice(0, 30).map(({ id }) => id);
const es = { query: { learn: 'es' } } as const;

const allStates = sql('test-states', 'select * from word_states order by user_id, learn, word_id', {
  revision: number,
});

/** What is kept of states, but for the change that wrote them. */
async function listStates(db: Db) {
  return (await db.query(allStates)).map(({ revision: _, ...state }) => state);
}

const allDays = sql('test-days', 'select * from study_days where answers > 0 order by user_id, learn, day');

/** Some weeks of somebody's study, as rows that may come in any order. */
function someWeeks(seed: number, days: number): TrainerAnswer[] {
  const random = randomFrom(seed);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  return Array.from({ length: days * 8 }, (_, number) => {
    const grade = pick([1, 2, 3, 4] as const);
    const testType = pick(['flashcards', 'word_to_translation', 'translation_to_word'] as const);
    const correct = testType === 'flashcards' ? grade > 1 : random() < 0.8;
    return answerOf({
      ...{ wordId: pick(WORDS), testType, correct, milliseconds: pick([100, 900, 2_000, 8_000]) },
      ...(testType === 'flashcards' && { grade }),
      answeredAt: START + Math.floor(number / 8) * DAY_MS + Math.floor(random() * 3_600_000),
      practice: random() < 0.1,
    });
  });
}

function shuffledBy<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map(item => ({ item, key: random() }))
    .sort((one, other) => one.key - other.key)
    .map(({ item }) => item);
}

async function expectStatesOfLog(db: Db, userId: string): Promise<void> {
  const cached = await readStates(db, userId, 'es', WORDS);
  expect(await readStatesSince(db, { userId, learn: 'es' }, -1)).toEqual(cached);
  for (const wordId of WORDS) {
    const answers = await answersNotUndone(db, userId, 'es', [wordId]);
    const marks = await marksNotUndone(db, userId, 'es', [wordId]);
    if (answers.length + marks.length === 0 && !cached.has(wordId)) continue;
    expect(cached.get(wordId)).toEqual(replay(wordId, { answers, marks }, DEFAULT_SETTINGS));
  }
}

for (const { kind, open } of testDatabases()) {
  test(`late, repeated, undone and shuffled arrivals leave what the log says (${kind})`, async () => {
    const study = await startStudy({ db: await open() });
    const random = randomFrom(7);
    study.onDay(40);
    const answers = shuffledBy(someWeeks(3, 40), random);
    const marks = WORDS.slice(0, 8).map((wordId, number) =>
      markOf({ wordId, mark: number % 2 === 0 ? 'known' : 'ignored', at: START + number }),
    );
    const undone = [...answers.slice(0, 40), ...marks.slice(0, 3)].map(({ id }) => id);
    await study.undo(...undone.slice(0, 15));
    for (let start = 0; start < answers.length; start += 20) {
      await study.answer(...answers.slice(start, start + 20));
      if (start % 60 === 0) await study.answer(...answers.slice(0, 10));
    }
    await study.mark(...shuffledBy(marks, random));
    await study.undo(...undone);
    await expectStatesOfLog(study.db, study.user.id);
  });

  test(`a cache that was thrown away comes back the same, by itself (${kind})`, async () => {
    const study = await startStudy({ db: await open() });
    const { db, call, token } = study;
    study.onDay(30);
    const answers = someWeeks(5, 30);
    for (let start = 0; start < answers.length; start += 100)
      await study.answer(...answers.slice(start, start + 100));
    await study.mark(markOf({ wordId: WORDS[3] as string }));
    await study.undo(...answers.slice(0, 9).map(({ id }) => id));
    const [words, states] = [await call(listLearningWords, es, token), await listStates(db)];

    await db.query(sql('test-empty', 'delete from word_states'));
    await db.query(sql('test-unfill', `update courses set filled = 0, filled_to = ''`));
    expect(await call(listLearningWords, es, token)).toEqual(words);
    expect(await listStates(db)).toEqual(states);
  });

  test(`states of another rule are made anew, also where an answer comes first (${kind})`, async () => {
    const study = await startStudy({ db: await open() });
    const { db, call, token } = study;
    await study.answer(answerOf({ wordId: 'dog' }), answerOf({ wordId: 'cat' }));
    await db.query(sql('test-old-rule', 'update courses set rule = 0'));
    await db.query(sql('test-old-states', 'update word_states set rule = 0, stability = 999, reps = 7'));
    study.onDay(3);
    const { states } = await study.answer(answerOf({ wordId: 'dog', answeredAt: study.time.now }));
    expect(states).toMatchObject([{ wordId: 'dog', reps: 2, state: 'learning' }]);
    expect((await call(listLearningWords, es, token)).data.words).toMatchObject({
      cat: { state: 'learning' },
      dog: { state: 'learning' },
    });
  });

  test(`days are counted with the log: what is undone leaves them (${kind})`, async () => {
    const study = await startStudy({ db: await open() });
    study.onDay(20);
    const answers = someWeeks(11, 20);
    const kept = answers.slice(60);
    await study.answer(...kept.slice(0, 60));
    await study.answer(...kept.slice(60));
    const expected = await study.db.query(allDays);
    await study.answer(...answers.slice(0, 60));
    await study.undo(...answers.slice(0, 60).map(({ id }) => id));
    expect(await study.db.query(allDays)).toEqual(expected);
  });

  test(`another wanted retention moves the days of all words (${kind})`, async () => {
    const study = await startStudy({ db: await open() });
    const { call, token } = study;
    for (let day = 0; day < 30; day += 5) {
      study.onDay(day);
      await study.answer(...WORDS.map(wordId => answerOf({ wordId, answeredAt: study.time.now })));
    }
    const dueDays = async () =>
      Object.values((await call(listLearningWords, es, token)).data.words).map(({ dueDay }) => dueDay ?? 0);
    const before = await dueDays();
    await call(updateProfile, { body: { retention: 0.95 } }, token);
    const after = await dueDays();
    expect(after.every((day, place) => day <= (before[place] ?? 0))).toBe(true);
    expect(after).not.toEqual(before);
  });

  test(`two servers that take answers of one person at once lose none (${kind})`, async () => {
    const study = await startStudy({ db: await open() });
    const answers = someWeeks(13, 10).map(answer => ({ ...answer, wordId: 'bread' }));
    study.onDay(10);
    await Promise.all(
      [0, 1, 2, 3].map(part => study.answer(...answers.filter((_, number) => number % 4 === part))),
    );
    const log = await answersNotUndone(study.db, study.user.id, 'es', ['bread']);
    expect(log).toHaveLength(answers.length);
    const states = await readStates(study.db, study.user.id, 'es', ['bread']);
    expect(states.get('bread')).toEqual(replay('bread', { answers: log }, DEFAULT_SETTINGS));
    expect((await study.call(getLearning, es, study.token)).data.recall30.pressed.answers).toBeGreaterThan(0);
  });

  test(`what another server changed is seen, word by word (${kind})`, async () => {
    const study = await startStudy({ db: await open() });
    const other = buildApp({
      db: study.db,
      catalogue,
      voice: silentVoice,
      limits: noLimits,
      clock: () => study.time.now,
    });
    onTestFinished(() => other.close());
    const wordsThere = async () => {
      const headers = { authorization: `Bearer ${study.token}` };
      const { body } = await other.inject({ url: '/api/learning/words?learn=es', headers });
      return JSON.parse(body).data.words;
    };
    await study.answer(answerOf({ wordId: 'dog' }), answerOf({ wordId: 'cow' }));
    const before = await wordsThere();
    expect(Object.keys(before)).toEqual(['cow', 'dog']);
    const [answer, mark] = [answerOf({ wordId: 'cat' }), markOf({ wordId: 'dog' })];
    await study.answer(answer);
    await study.mark(mark);
    expect(await wordsThere()).toEqual({
      ...before,
      cat: before.cow,
      dog: { state: 'known', strength: 4 },
    });
    await study.undo(answer.id, mark.id);
    expect(await wordsThere()).toEqual(before);
  });
}
