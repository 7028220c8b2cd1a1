import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { updateProfile } from '#contract/account.ts';
import { createCards, deleteCards } from '#contract/cards.ts';
import {
  getLearning,
  getLearningPacket,
  getLearningReport,
  getPlacement,
  listLearningWords,
  listPlacements,
  savePlacement,
  undoLearning,
} from '#contract/learning.ts';
import { getRound } from '#contract/round.ts';
import { LANGUAGE_CODES } from '#languages/index.ts';
import { countToday } from '#learning/today.ts';
import { alone } from '../catalogue/of-pair.ts';
import { sql } from '../database/database.ts';
import { catalogue } from '../testing/catalogue.ts';
import { answerOf, markOf, START, startStudy } from '../testing/study.ts';
import { testDatabases } from '../testing/test-database.ts';
import { startTestServer } from '../testing/test-server.ts';
import { readStatesSince } from '../word-states/state-store.ts';
import { countAround, countStates } from './overview-store.ts';

const es = { query: { learn: 'es' } } as const;
const pair = { query: { lang: 'en', learn: 'es' } } as const;
const WORDS = catalogue.categories.flatMap(({ words }) => words.map(({ id }) => id)).slice(0, 70);
const DAY = START / 86_400_000 - 9 / 24;

const sizesOf = ({ size, low, high }: { size: number; low: number; high: number }) => ({ size, low, high });

for (const { kind, open } of testDatabases()) {
  test(`the overview tells what was done and what is left (${kind})`, async () => {
    const study = await startStudy({ db: await open() });
    const { call, token } = study;
    const overview = async () => (await call(getLearning, es, token)).data;
    expect(await overview()).toMatchObject({
      ...{ day: DAY, now: 0, left: 0, newLeft: 20, doneToday: 0, languages: [] },
      ...{ counts: { new: expect.any(Number), learning: 0, known: 0, ignored: 0 }, streak: { days: 0 } },
    });
    const card = answerOf({ wordId: 'cow', testType: 'flashcards', grade: 3, milliseconds: 30_000 });
    await study.answer(
      answerOf(),
      answerOf({ wordId: 'cat', correct: false }),
      card,
      answerOf({ learn: 'fr' }),
    );
    await study.mark(markOf({ wordId: 'bread' }), markOf({ wordId: 'milk', mark: 'ignored' }));
    expect(await overview()).toMatchObject({
      ...{ newLeft: 17, doneToday: 3, minutesToday: 0.6, overall: { doneToday: 4, minutesToday: 0.6 } },
      counts: { learning: 3, known: 1, ignored: 1 },
      recall30: { pressed: { answers: 2, right: 1 }, recalled: { answers: 1, right: 1 } },
      streak: { days: 1, hasStudiedToday: true, hidden: false },
      languages: expect.arrayContaining([
        { learn: 'es', due: 0, learning: 3, known: 1, lastDay: DAY },
        { learn: 'fr', due: 0, learning: 1, known: 0, lastDay: DAY },
      ]),
    });
    study.onDay(1);
    const next = await overview();
    expect(next).toMatchObject({ day: DAY + 1, doneToday: 0, now: next.left });
    expect(next.left).toBeGreaterThan(0);
    expect((await call(getLearning, { query: { learn: 'fr' } }, token)).data.doneToday).toBe(0);
  });

  test(`no language tells its pile, whichever is learned now (${kind})`, async () => {
    const study = await startStudy({ db: await open() });
    const { call, token } = study;
    await study.answer(...WORDS.map(wordId => answerOf({ wordId })), answerOf({ learn: 'fr' }));
    study.onDay(14);
    for (const learn of ['es', 'fr'] as const) {
      const { languages } = (await call(getLearning, { query: { learn } }, token)).data;
      expect(languages.map(({ learn, due }) => [learn, due]).sort()).toEqual([
        ['es', 60],
        ['fr', 1],
      ]);
    }
  });

  test(`days begin at four in the person's own zone (${kind})`, async () => {
    const study = await startStudy({ db: await open() });
    const { call, token } = study;
    await call(updateProfile, { body: { zone: 'Pacific/Kiritimati' } }, token);
    // 09:00 UTC is 23:00 there; five hours later the clock shows 04:00.
    await study.answer(answerOf());
    expect((await call(getLearning, es, token)).data).toMatchObject({ day: DAY, doneToday: 1 });
    study.time.now = START + 5 * 3_600_000;
    expect((await call(getLearning, es, token)).data).toMatchObject({ day: DAY + 1, doneToday: 0 });
  });

  test(`the database counts what a day's plan depends on as the pure function does (${kind})`, async () => {
    const study = await startStudy({ db: await open() });
    for (const day of [0, 1, 4, 5, 6, 20]) {
      study.onDay(day);
      const asked = WORDS.slice(day * 3, 45 + day);
      await study.answer(
        ...asked.map((wordId, number) =>
          answerOf({ wordId, correct: number % 4 > 0, answeredAt: study.time.now }),
        ),
      );
    }
    const { user, db } = study;
    for (const day of [DAY + 20, DAY + 21, DAY + 30]) {
      const counts = countToday(await readStatesSince(db, { userId: user.id, learn: 'es' }, -1), day);
      const [states, around] = [
        await countStates(db, user.id, day),
        await countAround(db, { userId: user.id, learn: 'es', day }),
      ];
      const due = states.reduce((sum, state) => sum + state.due, 0);
      expect({ ...around, due }).toEqual(counts);
    }
  });

  test(`deleted cards and retired words are due no more, and new words do not wait for them (${kind})`, async () => {
    const study = await startStudy({ db: await open() });
    const { call, token, db } = study;
    const cards = Array.from({ length: 60 }, (_, number) => ({
      ...{
        word: `tarjeta ${number}`,
        translation: `card ${number}`,
        learn: 'es' as const,
        lang: 'en' as const,
      },
    }));
    const cardIds = (await call(createCards, { body: { cards } }, token)).data.cards.map(({ id }) => id);
    await study.answer(...[...cardIds, 'dog', 'cat'].map(wordId => answerOf({ wordId, correct: false })));
    await db.query(
      sql('test-retire', `update word_states set word_id = 'retired-noun' where word_id = 'cat'`),
    );
    study.onDay(2);
    const today = async (lang?: 'en' | 'de') => {
      const { left, newLeft, counts, forecast } = (
        await call(getLearning, { query: { ...(lang && { lang }), learn: 'es' } }, token)
      ).data;
      return { left, newLeft, learning: counts.learning, first: forecast[0] };
    };
    const askedAs = async () => {
      const { words } = (await call(getRound, pair, token)).data;
      return [...new Set(words.map(({ why }) => why))].toSorted();
    };
    expect(await today('en')).toEqual({ left: 60, newLeft: 0, learning: 62, first: 60 });
    expect(await today()).toEqual({ left: 60, newLeft: 0, learning: 62, first: 60 });
    expect(await today('de')).toEqual({ left: 1, newLeft: 20, learning: 62, first: 1 });
    expect(await askedAs()).toEqual(['due']);
    await call(deleteCards, { body: { ids: cardIds } }, token);
    for (const lang of ['en', undefined] as const)
      expect(await today(lang)).toEqual({ left: 1, newLeft: 20, learning: 62, first: 1 });
    expect(await askedAs()).toEqual(['due', 'new']);
  });

  test(`the states come with a tag that holds until something changes (${kind})`, async () => {
    const study = await startStudy({ db: await open() });
    const ask = (tag = '') =>
      study.send({
        url: '/api/learning/words?learn=es',
        headers: { authorization: `Bearer ${study.token}`, 'if-none-match': tag },
      });
    await study.answer(answerOf(), answerOf({ wordId: 'cat' }));
    const first = await ask();
    expect(first.json().data.words.dog).toMatchObject({
      state: 'learning',
      strength: 1,
      dueDay: expect.any(Number),
    });
    const tag = String(first.headers.etag);
    expect((await ask(tag)).statusCode).toBe(304);
    await study.mark(markOf());
    expect((await ask(tag)).json().data.words.dog).toEqual({ state: 'known', strength: 4 });
  });

  test(`the report tells days, words over time, recall and what is confused with what (${kind})`, async () => {
    const study = await startStudy({ db: await open() });
    const { call, token } = study;
    for (const day of [0, 3, 7, 14]) {
      study.onDay(day);
      const answeredAt = study.time.now;
      await study.answer(
        answerOf({ wordId: 'dog', correct: day === 0, chosenId: day === 0 ? 'dog' : 'cat', answeredAt }),
        answerOf({ wordId: 'cow', testType: 'flashcards', grade: 2, options: 0, chosenId: null, answeredAt }),
      );
    }
    await study.mark(markOf({ wordId: 'cow', at: study.time.now }));
    // Too old to count, and so of no week.
    await study.answer(answerOf({ wordId: 'cat', answeredAt: 0 }));
    const report = (await call(getLearningReport, pair, token)).data;
    expect(report.days.map(({ day, answers }) => [day, answers])).toEqual(
      [0, 3, 7, 14].map(day => [DAY + day, 2]),
    );
    expect(report.words).toEqual([
      { day: DAY, learning: 2, known: 0 },
      { day: DAY + 7, learning: 2, known: 0 },
      { day: DAY + 14, learning: 1, known: 1 },
    ]);
    expect(report.recall).toEqual([
      { day: DAY, pressed: { answers: 2, right: 1 }, recalled: { answers: 2, right: 2 } },
      { day: DAY + 7, pressed: { answers: 1, right: 0 }, recalled: { answers: 1, right: 1 } },
      { day: DAY + 14, pressed: { answers: 1, right: 0 }, recalled: { answers: 1, right: 1 } },
    ]);
    expect(report.hardest).toMatchObject([
      {
        id: 'dog',
        translation: 'dog',
        lapses: 3,
        reps: 4,
        confusedWith: [{ id: 'cat', translation: 'cat', times: 3 }],
      },
    ]);
    expect(report.vocabulary).toBeUndefined();
  });

  test(`a placement check is kept, estimated and taken back (${kind})`, async () => {
    const { call, token, refusal, mark, undo } = await startStudy({ db: await open() });
    const { data } = await call(getPlacement, pair);
    expect(data.words).toHaveLength(
      catalogue.ofPair(alone('es')).categories.flatMap(({ words }) => words).length,
    );
    const answers = data.ranks
      .filter((_, place) => place % 70 === 0)
      .map(rank => ({ rank: rank as number | null, isClaimed: rank < 800 }));
    const body = {
      id: randomUUID(),
      learn: 'es' as const,
      at: START,
      answers: [...answers, { rank: null, isClaimed: false }],
    };
    const { data: estimate } = await call(savePlacement, { body }, token);
    expect(estimate.low).toBeLessThan(estimate.size);
    expect(estimate.size).toBeLessThan(estimate.high);
    expect(estimate).toMatchObject({ of: data.words.length, falseClaims: 0 });
    const report = async () => (await call(getLearningReport, pair, token)).data.vocabulary;
    expect(await report()).toMatchObject({ size: estimate.size, day: DAY });
    expect((await call(undoLearning, { body: { ids: [body.id] } }, token)).data.undone).toBe(1);
    expect(await report()).toBeUndefined();
    const group = body.id.slice(0, 24);
    const marks = ['dog', 'cat', 'cow'].map((wordId, place) =>
      markOf({ id: `${group}${String(place).padStart(12, '0')}`, wordId }),
    );
    const check = { ...body, id: `${group}0123456789ab` };
    await call(savePlacement, { body: check }, token);
    await mark(...marks, markOf({ wordId: 'bread' }));
    await undo(marks[2]?.id ?? '');
    const placements = async () => (await call(listPlacements, es, token)).data.placements;
    expect(await placements()).toEqual([
      { id: check.id, at: START, ...sizesOf(estimate), of: data.words.length, marks: 2 },
    ]);
    expect((await undo(check.id)).undone).toBe(3);
    expect(await placements()).toEqual([]);
    expect(Object.keys((await call(listLearningWords, es, token)).data.words)).toEqual(['bread']);
    expect((await undo(check.id)).undone).toBe(0);
    expect((await refusal(listPlacements, es)).status).toBe(401);
    const beyond = await refusal(
      savePlacement,
      { body: { ...body, answers: [{ rank: 9_999, isClaimed: true }] } },
      token,
    );
    expect(beyond).toMatchObject({ status: 422, errors: { answers: ['Unknown rank: 9999'] } });
    expect((await refusal(savePlacement, { body })).status).toBe(401);
  });
}

test.each(LANGUAGE_CODES)('made-up words of %s exist nowhere', async learn => {
  const { call } = await startTestServer();
  const lang = learn === 'en' ? 'uk' : 'en';
  const { pseudoWords } = (await call(getPlacement, { query: { lang, learn } })).data;
  expect(pseudoWords).toHaveLength(60);
  expect(pseudoWords.filter(word => catalogue.meanings(learn, word).length > 0)).toEqual([]);
});

test('the hardest words hold own cards of the pair, and can be asked alone', async () => {
  const study = await startStudy();
  const { call, token } = study;
  const written = { word: 'chucho', translation: 'mutt', learn: 'es', lang: 'en' } as const;
  const { cards } = (await call(createCards, { body: { cards: [written] } }, token)).data;
  const wordId = cards[0]?.id ?? '';
  for (const day of [0, 3, 6]) {
    study.onDay(day);
    await study.answer(answerOf({ wordId, correct: day === 0, chosenId: 'dog', answeredAt: study.time.now }));
  }
  const { hardest } = (await call(getLearningReport, pair, token)).data;
  expect(hardest).toMatchObject([
    { id: wordId, word: 'chucho', translation: 'mutt', lapses: 2, confusedWith: [{ id: 'dog', times: 2 }] },
  ]);
  const { packetWords } = (await call(getLearningPacket, { query: { ...pair.query, words: wordId } }, token))
    .data;
  expect(packetWords.map(({ id }) => id)).toEqual([wordId]);
  const inGerman = { query: { lang: 'de', learn: 'es' } } as const;
  expect((await call(getLearningReport, inGerman, token)).data.hardest).toEqual([]);
});

test('a report and a path are nobody else’s business', async () => {
  const { refusal } = await startTestServer();
  expect((await refusal(getLearningReport, pair)).status).toBe(401);
});
