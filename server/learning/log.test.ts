import { expect, test } from 'vitest';
import { listDictionary, listMyWords } from '#contract/dictionary.ts';
import { getLearning, listLearningWords, saveMarks, undoLearning } from '#contract/learning.ts';
import { saveAnswers } from '#contract/trainers.ts';
import { DAY_MS } from '#learning/day.ts';
import { alone } from '../catalogue/of-pair.ts';
import { sql } from '../database/database.ts';
import { createLimits } from '../http/limits.ts';
import { catalogue } from '../testing/catalogue.ts';
import { answerOf, markOf, START, startStudy, stateOf } from '../testing/study.ts';
import { testDatabases } from '../testing/test-database.ts';
import { startTestServer } from '../testing/test-server.ts';
import { MOST_OF_A_WORD_A_DAY, MOST_OF_AN_OLD_DAY } from '../word-states/day-bounds.ts';

const es = { query: { learn: 'es' } } as const;

for (const { kind, open } of testDatabases()) {
  test(`an answer that is sent again changes nothing and tells the same state (${kind})`, async () => {
    const { answer } = await startStudy({ db: await open() });
    const given = answerOf();
    const first = await answer(given);
    expect(first).toMatchObject({
      saved: 1,
      states: [{ wordId: 'dog', state: 'learning', reps: 1, strength: 1 }],
    });
    expect(await answer(given, given)).toEqual({ saved: 0, states: first.states });
  });

  test(`answers, marks and “word learned” can be taken back, and nothing remains of them (${kind})`, async () => {
    const study = await startStudy({ db: await open() });
    const { call, token, answer, mark, undo, add } = study;
    await add('dog');
    study.time.now += 1000;
    await add('cat');
    const before = (await call(listDictionary, { query: { learn: 'es' } }, token)).data.words;
    const given = answerOf();
    const learned = markOf({ wordId: 'dog', leavesDictionary: true });
    await answer(given);
    expect((await mark(learned, markOf({ wordId: 'cat', mark: 'ignored' }))).saved).toBe(2);
    expect((await call(listMyWords, es, token)).data.words).toEqual([
      expect.objectContaining({ id: 'cat', in_dictionary: true, known: false }),
      expect.objectContaining({ id: 'dog', in_dictionary: false, known: true }),
    ]);

    const undone = await undo(learned.id, given.id, learned.id);
    expect(undone.undone).toBe(2);
    expect(stateOf(undone.states, 'dog')).toMatchObject({
      state: 'new',
      mark: 'none',
      reps: 0,
      lastDay: null,
    });
    expect(await undo(learned.id, given.id)).toEqual({ undone: 0, states: [] });
    expect((await call(listDictionary, { query: { learn: 'es' } }, token)).data.words).toEqual(before);
    expect((await call(listLearningWords, es, token)).data.words).toEqual({
      cat: { state: 'ignored', strength: 0 },
    });
    expect((await call(getLearning, es, token)).data).toMatchObject({
      ...{ doneToday: 0, minutesToday: 0, counts: { known: 0 } },
      recall30: { pressed: { answers: 0, right: 0 } },
    });
  });

  test(`of one word a day holds so many answers: more change nothing, and the next day has room (${kind})`, async () => {
    const study = await startStudy({ db: await open() });
    const first = answerOf();
    const { states } = await study.answer(first);
    const more = Array.from({ length: MOST_OF_A_WORD_A_DAY + 20 }, () => answerOf());
    expect(await study.answer(...more)).toMatchObject({ saved: MOST_OF_A_WORD_A_DAY - 1 });
    const overview = async () => (await study.call(getLearning, es, study.token)).data.doneToday;
    const before = await overview();
    expect(await study.answer(answerOf(), answerOf())).toMatchObject({ saved: 0, states });
    expect(await overview()).toBe(before);
    expect(await study.answer(answerOf({ wordId: 'cat' }))).toMatchObject({ saved: 1 });
    study.time.now += DAY_MS;
    expect(await study.answer(answerOf({ answeredAt: study.time.now }))).toMatchObject({
      saved: 1,
      states: [{ wordId: 'dog', reps: 2 }],
    });
    expect((await study.undo(first.id)).undone).toBe(1);
    const longAgo = START - 400 * DAY_MS;
    const late = [1, 2, 3, 4].map(minute => answerOf({ answeredAt: longAgo + minute * 60_000 }));
    expect(await study.answer(...late)).toMatchObject({ saved: MOST_OF_AN_OLD_DAY });
    expect(await study.answer(answerOf({ answeredAt: longAgo }))).toMatchObject({ saved: 0 });
  });

  test(`what is sent again takes no room from what is new (${kind})`, async () => {
    const study = await startStudy({ db: await open() });
    const most = Array.from({ length: MOST_OF_A_WORD_A_DAY - 10 }, () => answerOf());
    const late = { wordId: 'cat', answeredAt: START - 100 * DAY_MS };
    const [first, second] = [answerOf(late), answerOf(late)];
    expect(await study.answer(...most, first)).toMatchObject({ saved: most.length + 1 });
    // The reply was lost, and more was answered since.
    const [next, afterNext] = [answerOf(), answerOf()];
    expect(await study.answer(...most, next, next, afterNext, first, second)).toMatchObject({ saved: 3 });
  });

  test(`an undo that comes before its answer or mark takes it back when it comes (${kind})`, async () => {
    const { answer, mark, undo, add, call, token } = await startStudy({ db: await open() });
    await add('dog');
    const [given, learned] = [answerOf(), markOf({ leavesDictionary: true })];
    expect((await undo(given.id, learned.id)).undone).toBe(0);
    expect(await answer(given)).toMatchObject({ saved: 1, states: [] });
    expect(stateOf((await mark(learned)).states, 'dog')).toMatchObject({ state: 'new', mark: 'none' });
    expect((await call(listDictionary, { query: { learn: 'es' } }, token)).data.words).toHaveLength(1);
  });

  test(`the ids of another person are simply unknown (${kind})`, async () => {
    const { answer, mark, call, registerUser, token } = await startStudy({ db: await open() });
    const [given, learned] = [answerOf(), markOf({ wordId: 'cat' })];
    await answer(given);
    await mark(learned);
    const other = (await registerUser()).token;
    const undone = await call(undoLearning, { body: { ids: [given.id, learned.id] } }, other);
    expect(undone.data).toEqual({ undone: 0, states: [] });
    expect(Object.keys((await call(listLearningWords, es, token)).data.words)).toEqual(['cat', 'dog']);
    expect((await call(listLearningWords, es, other)).data.words).toEqual({});
  });

  test(`clocks that run ahead are set right, and what is older than 60 days is kept but not counted (${kind})`, async () => {
    const study = await startStudy({ db: await open() });
    study.onDay(70);
    const { states } = await study.answer(
      answerOf({ wordId: 'cat', answeredAt: START + 4_000 * 86_400_000 }),
      answerOf({ wordId: 'dog', answeredAt: 0 }),
    );
    expect(stateOf(states, 'cat')).toMatchObject({ state: 'learning', lastAt: study.time.now });
    expect(stateOf(states, 'dog')).toMatchObject({ state: 'new', reps: 0 });
    const rows = await study.db.query(
      sql('test-stale', 'select word_id, stale from answers order by word_id'),
    );
    expect(rows).toEqual([
      { word_id: 'cat', stale: 0 },
      { word_id: 'dog', stale: 1 },
    ]);
  });

  test(`of what a clock that runs ahead sends at once, the last counts as the last (${kind})`, async () => {
    const study = await startStudy({ db: await open() });
    const idOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
    const tryOf = (number: number, correct: boolean) =>
      answerOf({
        id: idOf(9 - number),
        kind: 'listen',
        correct,
        answeredAt: START + (100 + number) * DAY_MS,
      });
    const { states } = await study.answer(tryOf(1, false), tryOf(2, false), tryOf(3, true));
    const right = await study.answer(answerOf({ wordId: 'cat', kind: 'listen' }));
    expect(stateOf(states, 'dog')?.stability).toBe(stateOf(right.states, 'cat')?.stability);
    const marks = (['known', 'ignored', 'none'] as const).map((mark, number) =>
      markOf({ id: idOf(9 - number), wordId: 'cow', mark, at: START + number + 1 }),
    );
    expect((await study.mark(...marks)).states).toMatchObject([{ wordId: 'cow', mark: 'none' }]);
  });

  test(`a choice that came without a grade is graded by the person's own pace (${kind})`, async () => {
    const { answer, db } = await startStudy({ db: await open() });
    const usual = Array.from({ length: 12 }, (_, number) => answerOf({ answeredAt: START + number }));
    const slow = answerOf({ wordId: 'cat', milliseconds: 9_000, answeredAt: START + 100 });
    const [wrong, card] = [
      answerOf({ wordId: 'cow', correct: false }),
      answerOf({ testType: 'flashcards', wordId: 'duck' }),
    ];
    await answer(...usual);
    await answer(slow, wrong, card);
    const rows = await db.query(
      sql('test-grades', `select word_id, grade from answers where word_id <> 'dog' order by word_id`),
    );
    expect(rows).toEqual([
      { word_id: 'cat', grade: 2 },
      { word_id: 'cow', grade: 1 },
      { word_id: 'duck', grade: 0 },
    ]);
  });

  test(`double clicks say nothing about somebody's pace (${kind})`, async () => {
    const { answer, db } = await startStudy({ db: await open() });
    const usual = Array.from({ length: 9 }, (_, number) => answerOf({ answeredAt: START + number }));
    const clicks = Array.from({ length: 5 }, (_, number) =>
      answerOf({ answeredAt: START + 50 + number, milliseconds: 100 }),
    );
    await answer(...usual, ...clicks);
    // Of nine answers nobody can tell yet what is slow.
    await answer(answerOf({ wordId: 'cat', milliseconds: 9_000, answeredAt: START + 100 }));
    const rows = await db.query(sql('test-grade', `select grade from answers where word_id = 'cat'`));
    expect(rows).toEqual([{ grade: 3 }]);
  });

  test(`what cannot be kept is refused by name, and nothing of it is (${kind})`, async () => {
    const { call, refusal, token } = await startStudy({ db: await open() });
    const answers = [answerOf(), { ...answerOf(), grade: 5 }];
    const grade = await refusal(saveAnswers, { body: { answers } }, token);
    expect([grade.status, Object.keys(grade.errors)]).toEqual([422, ['answers.1.grade']]);
    const word = await refusal(
      saveAnswers,
      { body: { answers: [answerOf(), answerOf({ wordId: 'no-such-word' })] } },
      token,
    );
    expect(word).toMatchObject({ status: 422, errors: { wordId: ['Unknown word: no-such-word'] } });
    const marks = await refusal(
      saveMarks,
      { body: { marks: [markOf(), markOf({ wordId: 'no-such-word' })] } },
      token,
    );
    expect(marks).toMatchObject({ status: 422, errors: { wordId: ['Unknown word: no-such-word'] } });
    const mark = await refusal(saveMarks, { body: { marks: [{ ...markOf(), mark: 'loved' }] } }, token);
    expect(Object.keys(mark.errors)).toEqual(['marks.0.mark']);
    const undo = await refusal(undoLearning, { body: { ids: ['1'] } }, token);
    expect(Object.keys(undo.errors)).toEqual(['ids.0']);
    expect((await call(listLearningWords, es, token)).data.words).toEqual({});
  });

  test(`the words of a whole placement are marked at once and taken back at once (${kind})`, async () => {
    const { mark, undo, call, token } = await startStudy({ db: await open() });
    const { categories } = catalogue.ofPair(alone('es'));
    const wordIds = categories.flatMap(({ words }) => words.map(word => word.id)).slice(0, 1_200);
    const marks = wordIds.map(wordId => markOf({ wordId }));
    expect((await mark(...marks)).states).toHaveLength(1_200);
    expect((await call(getLearning, es, token)).data.counts).toMatchObject({ known: 1_200, learning: 0 });
    expect((await undo(...marks.map(({ id }) => id))).undone).toBe(1_200);
    expect((await call(getLearning, es, token)).data.counts).toMatchObject({ known: 0, learning: 0 });
  });
}

test('a guest has neither states nor a log', async () => {
  const { refusal } = await startTestServer();
  expect((await refusal(saveMarks, { body: { marks: [markOf()] } })).status).toBe(401);
  expect((await refusal(undoLearning, { body: { ids: [markOf().id] } })).status).toBe(401);
  expect((await refusal(listLearningWords, es)).status).toBe(401);
  expect((await refusal(getLearning, es)).status).toBe(401);
});

test('nobody marks and undoes without end', async () => {
  const { call, refusal, registerUser } = await startTestServer({ limits: createLimits() });
  const { token } = await registerUser();
  const marks = Array.from({ length: 5_000 }, () => markOf());
  for (let time = 0; time < 6; time += 1) await call(saveMarks, { body: { marks } }, token);
  expect((await refusal(saveMarks, { body: { marks: [markOf()] } }, token)).status).toBe(429);
});
