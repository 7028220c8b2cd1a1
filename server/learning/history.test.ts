import { expect, test } from 'vitest';
import { createCards } from '#contract/cards.ts';
import { exportHistory, importHistory, listWordAnswers } from '#contract/history.ts';
import { getLearning, getLearningReport, listLearningWords } from '#contract/learning.ts';
import { DAY_MS } from '#learning/day.ts';
import { catalogue } from '../testing/catalogue.ts';
import { answerOf, START, startStudy } from '../testing/study.ts';
import { testDatabases } from '../testing/test-database.ts';

const es = { query: { learn: 'es' } } as const;
const TODAY = START / DAY_MS - 9 / 24;
const HOUR_MS = 3_600_000;

/** Good answers that began some days ago, each so many days after the one before. */
function reviewsOf(begun: number, intervals: readonly number[]) {
  let day = -begun;
  return [0, ...intervals].map(interval => {
    day += interval;
    return { at: START + day * DAY_MS, grade: 3, milliseconds: 4_000 };
  });
}

/** As FSRS spaces a word that is always known. */
const GROWING = [1, 3, 8, 20, 50, 120];

for (const { kind, open } of testDatabases()) {
  test(`of a day long gone so many reviews are kept, however often others come (${kind})`, async () => {
    const { call, token } = await startStudy({ db: await open() });
    const at = START - 100 * DAY_MS;
    const saved = [];
    for (const minute of [1, 2, 3, 4]) {
      const reviews = [{ at: at + minute * 60_000, grade: 3, milliseconds: 4_000 }];
      const body = { learn: 'es' as const, words: [{ wordId: 'dog', reviews }] };
      saved.push((await call(importHistory, { body }, token)).data.saved);
    }
    expect(saved).toEqual([1, 1, 0, 0]);
  });

  test(`the history of another program is kept once, however old, and replayed (${kind})`, async () => {
    const study = await startStudy({ db: await open() });
    const { call, token } = study;
    const reviews = reviewsOf(300, GROWING);
    const again = { ...reviews[0], at: (reviews[0]?.at ?? 0) + HOUR_MS, grade: 1, milliseconds: 1 };
    const body = {
      learn: 'es' as const,
      words: [
        { wordId: 'dog', reviews: [...reviews, again] },
        { wordId: 'cat', reviews: reviewsOf(90, [2]) },
      ],
    };
    expect((await call(importHistory, { body }, token)).data.saved).toBe(9);
    const states = (await call(listLearningWords, es, token)).data.words;
    expect((await call(importHistory, { body }, token)).data.saved).toBe(0);
    expect((await call(listLearningWords, es, token)).data.words).toEqual(states);
    const last = TODAY - 300 + GROWING.reduce((sum, days) => sum + days, 0);
    expect(states.dog).toMatchObject({ state: 'known', strength: 4 });
    // The program itself would ask again after some 300 days.
    expect((states.dog?.dueDay ?? 0) - last).toBeGreaterThan(200);
    expect((states.dog?.dueDay ?? 0) - last).toBeLessThanOrEqual(365);
    expect(states.cat?.dueDay).toBeLessThan(TODAY);
    const report = (await call(getLearningReport, { query: { lang: 'en', learn: 'es' } }, token)).data;
    expect(report.days).toHaveLength(9);
    expect((await call(getLearning, es, token)).data.recall30.recalled.answers).toBe(0);
  });

  test(`what the log has, or had until it was taken back, is not imported again (${kind})`, async () => {
    const study = await startStudy({ db: await open() });
    const { call, token } = study;
    const kept = answerOf({ testType: 'flashcards', grade: 3, options: 0, chosenId: null });
    const undone = { ...kept, ...answerOf({ answeredAt: START + 1 }), wordId: 'cat' };
    await study.answer(kept, undone);
    await study.undo(undone.id);
    const words = ['dog', 'cat'].map((wordId, later) => ({
      wordId,
      reviews: [{ at: START + later, grade: 3, milliseconds: 1 }],
    }));
    expect((await call(importHistory, { body: { learn: 'es', words } }, token)).data.saved).toBe(0);
  });

  test(`an exported history makes the same states for somebody else (${kind})`, async () => {
    const study = await startStudy({ db: await open() });
    const { call, token } = study;
    const ids = catalogue.categories.flatMap(({ words }) => words.map(({ id }) => id)).slice(0, 230);
    const words = ids.map((wordId, place) => ({
      wordId,
      reviews: reviewsOf(100 + place, GROWING.slice(0, place % 5)),
    }));
    for (const part of [words.slice(0, 200), words.slice(200)])
      await call(importHistory, { body: { learn: 'es', words: part } }, token);
    const exported = [];
    let after: string | undefined;
    for (let next: string | null = ''; next !== null; after = next ?? undefined) {
      const page = (await call(exportHistory, { query: { learn: 'es', ...(after && { after }) } }, token))
        .data;
      exported.push(...page.words);
      next = page.next;
    }
    expect(exported.map(({ wordId }) => wordId)).toEqual(ids.toSorted());
    const other = await study.registerUser();
    const body = {
      learn: 'es' as const,
      words: exported.slice(0, 50).map(({ wordId, reviews }) => ({ wordId, reviews })),
    };
    await call(importHistory, { body }, other.token);
    expect((await call(exportHistory, es, other.token)).data.words).toEqual(exported.slice(0, 50));
  });
}

test('own cards have histories; unknown words, other people’s cards, wrong times and guests are refused', async () => {
  const { call, refusal, token, registerUser } = await startStudy();
  const cards = [{ word: 'chucho', translation: 'mutt', learn: 'es', lang: 'en' } as const];
  const [card] = (await call(createCards, { body: { cards } }, token)).data.cards;
  const bodyOf = (wordId: string, at = START) => ({
    body: { learn: 'es' as const, words: [{ wordId, reviews: [{ at, grade: 3, milliseconds: 1 }] }] },
  });
  const own = bodyOf(card?.id ?? '');
  expect((await call(importHistory, own, token)).data.saved).toBe(1);
  const other = await registerUser();
  expect(await refusal(importHistory, own, other.token)).toMatchObject({
    status: 422,
    errors: { wordId: [`Unknown word: ${card?.id}`] },
  });
  expect((await refusal(importHistory, bodyOf('no-such-word'), token)).status).toBe(422);
  expect((await refusal(importHistory, bodyOf('dog', START + DAY_MS), token)).errors).toEqual({
    at: ['A review may not be in the future'],
  });
  const tooEarly = await refusal(importHistory, bodyOf('dog', 0), token);
  expect(tooEarly.errors).toEqual({
    'words.0.reviews.0.at': ['Nobody learned with cards on a computer then'],
  });
  expect((await refusal(importHistory, own)).status).toBe(401);
  expect((await refusal(exportHistory, es)).status).toBe(401);
});

test('the answers of a word are told one a day, oldest first, to their owner alone', async () => {
  const { call, refusal, registerUser, token } = await startStudy();
  const ask = { params: { wordId: 'dog' }, query: { learn: 'es' } } as const;
  const at = (days: number, hours = 0) => START - days * DAY_MS + hours * HOUR_MS;
  const reviews = [
    { at: at(9), grade: 3, milliseconds: 2_000 },
    { at: at(6), grade: 1, milliseconds: 2_000 },
    { at: at(6, 1), grade: 3, milliseconds: 2_000 },
    { at: at(5), grade: 4, milliseconds: 2_000 },
  ];
  await call(importHistory, { body: { learn: 'es', words: [{ wordId: 'dog', reviews }] } }, token);
  expect((await call(listWordAnswers, ask, token)).data).toEqual({
    today: TODAY,
    answers: [
      { day: TODAY - 9, isRight: true },
      { day: TODAY - 6, isRight: false },
      { day: TODAY - 5, isRight: true },
    ],
  });
  const { token: other } = await registerUser();
  expect((await call(listWordAnswers, ask, other)).data.answers).toEqual([]);
  expect((await call(listWordAnswers, { ...ask, query: { learn: 'de' } }, token)).data.answers).toEqual([]);
  expect((await refusal(listWordAnswers, ask)).status).toBe(401);
});

test('of a word that was answered for years the latest answers are told', async () => {
  const { call, token } = await startStudy();
  const reviews = Array.from({ length: 100 }, (_, index) => ({
    ...{ at: START - (200 - index) * DAY_MS, grade: 3, milliseconds: 2_000 },
  }));
  await call(importHistory, { body: { learn: 'es', words: [{ wordId: 'dog', reviews }] } }, token);
  const ask = { params: { wordId: 'dog' }, query: { learn: 'es' } } as const;
  const { answers } = (await call(listWordAnswers, ask, token)).data;
  expect(answers).toHaveLength(60);
  expect(answers.at(-1)?.day).toBe(TODAY - 101);
});
