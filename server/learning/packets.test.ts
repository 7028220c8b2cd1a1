import { expect, test } from 'vitest';
import { updateProfile } from '#contract/account.ts';
import { getLearningPacket, getPath } from '#contract/learning.ts';
import { type AskedWord, learnWords, reverseWords, userLearnWords } from '#contract/trainers.ts';
import { catalogue } from '../testing/catalogue.ts';
import { answerOf, markOf, startStudy } from '../testing/study.ts';
import { testDatabases } from '../testing/test-database.ts';
import { startTestServer } from '../testing/test-server.ts';

const pair = { lang: 'en', learn: 'es' } as const;
const GREETINGS = (catalogue.category('greetings')?.words ?? []).map(({ id }) => id);
const PATH = catalogue.path('es').map(({ id }) => id);
const FOOD = (catalogue.category('food')?.words ?? []).map(({ id }) => id);

const idsOf = (words: readonly AskedWord[]) => words.map(({ id }) => id).sort();
const why = (words: readonly AskedWord[], reason: string) => idsOf(words.filter(word => word.why === reason));

for (const { kind, open } of testDatabases()) {
  test(`a first day begins with the path, the next with what is due (${kind})`, async () => {
    const study = await startStudy({ db: await open() });
    const { call, token } = study;
    const learnNow = async () => (await call(getLearningPacket, { query: pair }, token)).data.packetWords;
    const first = await learnNow();
    expect(idsOf(first)).toEqual(PATH.slice(0, first.length).sort());
    expect(first.length).toBeGreaterThan(5);
    for (const word of first) {
      expect(word).toMatchObject({
        why: 'new',
        state: { state: 'new' },
        intervals: { 1: expect.any(Number) },
      });
      expect(word.otherWords).toHaveLength(3);
    }

    const asked = first.map(({ id }) => id);
    await study.answer(
      ...asked.map(wordId => answerOf({ wordId, correct: false, answeredAt: study.time.now })),
    );
    study.onDay(1);
    const second = await learnNow();
    expect(why(second, 'due')).toEqual([...asked].sort());
    expect(second.filter(({ testType }) => testType === 'flashcards').length).toBe(
      Math.round(second.length / 5),
    );
    expect(second.find(word => word.why === 'due')?.state).toMatchObject({ reps: 1, state: 'learning' });
  });

  test(`what was answered, without the server knowing how, is neither due nor new (${kind})`, async () => {
    const study = await startStudy({ db: await open() });
    const { call, token } = study;
    const due = FOOD.slice(0, 12);
    await study.answer(...due.map(wordId => answerOf({ wordId, correct: false })));
    study.onDay(1);
    const answered = [...due.slice(0, 9), ...GREETINGS.slice(0, 4)];
    const query = { ...pair, categories: 'greetings', answered: answered.join() };
    const words = (await call(getLearningPacket, { query }, token)).data.packetWords;
    expect(why(words, 'due')).toEqual([...due.slice(9)].sort());
    expect(why(words, 'new')).toEqual(GREETINGS.slice(4, 14).sort());
    const ofFood = { ...pair, source: 'food', answered: due.join() };
    const others = (await call(learnWords, { query: ofFood }, token)).data.packetWords;
    expect(why(others, 'due')).toEqual([]);
    expect(why(others, 'new')).toHaveLength(10);
    const wrong = call(getLearningPacket, { query: { ...pair, answered: 'No Id' } }, token);
    await expect(wrong).rejects.toThrow('422');
  });

  test(`the calls of the specification ask what is due first, and never what is marked (${kind})`, async () => {
    const study = await startStudy({ db: await open() });
    const { call, token } = study;
    const [due, known, ignored] = FOOD.slice(-3) as [string, string, string];
    await study.answer(answerOf({ wordId: due, correct: false }));
    await study.mark(markOf({ wordId: known }), markOf({ wordId: ignored, mark: 'ignored' }));
    await study.add(due, known);
    study.onDay(2);
    const query = { ...pair, source: 'food', testType: 'word_to_translation' } as const;
    for (const endpoint of [learnWords, reverseWords]) {
      const words = (await call(endpoint, { query }, token)).data.packetWords;
      expect(why(words, 'due')).toEqual([due]);
      expect(idsOf(words)).not.toContain(known);
      expect(idsOf(words)).not.toContain(ignored);
      expect(new Set(words.map(({ testType }) => testType))).toEqual(new Set(['word_to_translation']));
    }
    const dictionary = (await call(userLearnWords, { query: pair }, token)).data.packetWords;
    expect(dictionary.map(({ id }) => id)).toEqual([due]);
  });

  test(`a chosen source is asked even when the day's new words are used up (${kind})`, async () => {
    const study = await startStudy({ db: await open() });
    const { call, token } = study;
    await call(updateProfile, { body: { new_per_day: 0 } }, token);
    await study.answer(answerOf({ wordId: 'dog' }));
    const words = (await call(learnWords, { query: { ...pair, source: 'food' } }, token)).data.packetWords;
    expect(why(words, 'new').length).toBeGreaterThan(0);
    expect(
      (await call(getLearningPacket, { query: pair }, token)).data.packetWords.map(({ id }) => id),
    ).toEqual(['dog']);
  });

  test(`just these words can be trained, and new words come from other categories for once (${kind})`, async () => {
    const { call, refusal, token } = await startStudy({ db: await open() });
    const packet = async (query: object) =>
      (await call(getLearningPacket, { query: { ...pair, ...query } }, token)).data.packetWords;
    expect(idsOf(await packet({ words: 'cat,dog' }))).toEqual(['cat', 'dog']);
    const fed = await packet({ categories: 'food' });
    expect(fed.every(({ id }) => FOOD.includes(id))).toBe(true);
    // Somebody who meets a word is not shown its neighbours as wrong answers.
    for (const { otherWords } of fed) for (const { id } of otherWords) expect(FOOD).not.toContain(id);
    const asked = (query: object) => refusal(getLearningPacket, { query: { ...pair, ...query } }, token);
    expect(await asked({ words: 'cat,no-such-word' })).toMatchObject({
      status: 422,
      errors: { words: [expect.any(String)] },
    });
    expect(await asked({ categories: 'nothing' })).toMatchObject({
      status: 422,
      errors: { categories: [expect.any(String)] },
    });
    expect((await asked({ source: 'nothing' })).status).toBe(404);
    expect(await asked({ testType: 'mixed' })).toMatchObject({
      status: 422,
      errors: { testType: [expect.any(String)] },
    });
  });

  test(`the path is the proposed one until somebody chooses another (${kind})`, async () => {
    const { call, token } = await startStudy({ db: await open() });
    const path = async () => (await call(getPath, { query: { lang: 'uk' } }, token)).data;
    const proposed = await path();
    expect(proposed.isOwn).toBe(false);
    expect(proposed.categories[0]).toMatchObject({ id: 'greetings', name: 'Вітання та фрази' });
    expect(proposed.categories).toHaveLength(catalogue.categories.length);
    await call(updateProfile, { body: { path: ['food', 'drinks'] } }, token);
    expect((await path()).categories.map(({ id }) => id)).toEqual(['food', 'drinks']);
    const words = (await call(getLearningPacket, { query: pair }, token)).data.packetWords;
    expect(words.every(({ id }) => FOOD.includes(id))).toBe(true);
  });
}

test('guests, people without progress and logins that ended draw at random, without a word about states', async () => {
  const { call, send, registerUser } = await startTestServer();
  const { token } = await registerUser();
  const query = { ...pair, source: 'food' } as const;
  for (const who of [undefined, token, 'not.a.token']) {
    const words = (await call(learnWords, { query }, who)).data.packetWords;
    expect(words).toHaveLength(20);
    expect(words.every(({ why, state }) => why === undefined && state === undefined)).toBe(true);
  }
  expect((await send({ url: '/api/learning/packet' })).statusCode).toBe(401);
});
