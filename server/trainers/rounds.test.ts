import { expect, test } from 'vitest';
import { updateProfile } from '#contract/account.ts';
import { createCards } from '#contract/cards.ts';
import { MOST_NAMED } from '#contract/exercises.ts';
import { getWordsAhead } from '#contract/learning.ts';
import { getRound } from '#contract/round.ts';
import type { AskedWord } from '#contract/trainers.ts';
import { createLimits } from '../http/limits.ts';
import { catalogue } from '../testing/catalogue.ts';
import { answerOf, markOf, startStudy } from '../testing/study.ts';
import { testDatabases } from '../testing/test-database.ts';
import { startTestServer } from '../testing/test-server.ts';

const pair = { lang: 'en', learn: 'es' } as const;
const PATH = catalogue.path('es').map(({ id }) => id);
const FOOD = (catalogue.category('food')?.words ?? []).map(({ id }) => id);

const idsOf = (words: readonly AskedWord[], why: AskedWord['why']) =>
  words.filter(word => word.why === why).map(({ id }) => id);

type Study = Awaited<ReturnType<typeof startStudy>>;

async function roundOf({ call, token }: Study, query: object = {}) {
  return (await call(getRound, { query: { ...pair, ...query } }, token)).data.words;
}

for (const { kind, open } of testDatabases()) {
  test(`a first round meets the path, with a sentence and wrong options for each word (${kind})`, async () => {
    const words = await roundOf(await startStudy({ db: await open() }));
    expect(idsOf(words, 'new')).toEqual(PATH.slice(0, 7));
    for (const word of words) {
      const { id, otherWords, sentence, state, intervals } = word;
      expect(sentence?.text).toBe(catalogue.sentences(id)[0]?.texts.es);
      expect(sentence?.translation).toBe(catalogue.sentences(id)[0]?.texts.en);
      expect({ state, intervals }).toMatchObject({
        state: { state: 'new' },
        intervals: { 3: expect.any(Number) },
      });
      expect(otherWords.length).toBeGreaterThanOrEqual(3);
      expect(otherWords.length).toBeLessThanOrEqual(5);
    }
  });

  test(`due words come with new ones, and what is on its way, marked or gone does not come (${kind})`, async () => {
    const study = await startStudy({ db: await open() });
    const [first = '', second = '', ...others] = FOOD.slice(0, 8);
    await study.answer(...[first, second, ...others].map(wordId => answerOf({ wordId, correct: false })));
    await study.mark(markOf({ wordId: second }));
    study.onDay(2);
    const words = await roundOf(study, { answered: `${first},${PATH[0]}` });
    expect(idsOf(words, 'due').toSorted()).toEqual(others.toSorted());
    expect(idsOf(words, 'new')).toEqual(PATH.filter(id => !FOOD.slice(0, 8).includes(id)).slice(1, 5));
    expect(words.find(({ why }) => why === 'due')?.state).toMatchObject({ reps: 1 });
    expect(idsOf(await roundOf(study, { only: 'repeat' }), 'new')).toEqual([]);
    expect(idsOf(await roundOf(study, { only: 'new' }), 'due')).toEqual([]);
    expect(await roundOf(study, { length: 5 })).toHaveLength(3);
    study.onDay(7);
    expect((await roundOf(study)).map(({ why }) => why)).toEqual(Array(6).fill('due'));
  });

  test(`a word of two sentences comes with the second one once it has been answered (${kind})`, async () => {
    const study = await startStudy({ db: await open() });
    const twice = PATH.find(id => catalogue.sentences(id).length === 2) ?? '';
    await study.answer(answerOf({ wordId: twice, correct: false }));
    study.onDay(2);
    const word = (await roundOf(study)).find(({ id }) => id === twice);
    expect(word?.sentence?.text).toBe(catalogue.sentences(twice)[1]?.texts.es);
  });

  test(`new words come from the dictionary first, then from the topics that somebody has chosen (${kind})`, async () => {
    const study = await startStudy({ db: await open() });
    const { call, token } = study;
    await study.add(FOOD.at(-1) ?? '');
    expect(idsOf(await roundOf(study), 'new')).toEqual([FOOD.at(-1), ...PATH.slice(0, 6)]);
    await call(updateProfile, { body: { path: ['drinks'] } }, token);
    const drinks = (catalogue.category('drinks')?.words ?? []).map(({ id }) => id);
    expect(idsOf(await roundOf(study), 'new')).toEqual([FOOD.at(-1), ...drinks.slice(0, 6)]);
    expect(idsOf(await roundOf(study, { categories: 'food' }), 'new')).toEqual(FOOD.slice(0, 7));
    expect(idsOf(await roundOf(study, { source: 'food' }), 'new')).toEqual(FOOD.slice(0, 4));
    expect(idsOf(await roundOf(study, { source: 'userCategory' }), 'new')).toEqual([FOOD.at(-1)]);
  });

  test(`own cards have rounds too, without a sentence (${kind})`, async () => {
    const study = await startStudy({ db: await open() });
    const card = { word: 'chucho', translation: 'mutt', learn: 'es', lang: 'en' } as const;
    const { cards } = (await study.call(createCards, { body: { cards: [card] } }, study.token)).data;
    const [first] = await roundOf(study);
    expect(first).toMatchObject({ id: cards[0]?.id, word: 'chucho', why: 'new' });
    expect(first?.sentence).toBeUndefined();
    await study.answer(answerOf({ wordId: first?.id ?? '', correct: false }));
    study.onDay(1);
    expect(idsOf(await roundOf(study, { only: 'repeat' }), 'due')).toEqual([first?.id]);
  });

  test(`with everything answered and no room for new words a round is practice (${kind})`, async () => {
    const study = await startStudy({ db: await open() });
    await study.call(updateProfile, { body: { new_per_day: 0 } }, study.token);
    expect(await roundOf(study)).toEqual([]);
    await study.answer(answerOf(), answerOf({ wordId: 'cat' }));
    const words = await roundOf(study);
    expect(idsOf(words, 'practice').toSorted()).toEqual(['cat', 'dog']);
    expect(words.every(({ intervals }) => intervals === undefined)).toBe(true);
    expect(idsOf(await roundOf(study, { source: 'drinks' }), 'new')).toHaveLength(4);
  });

  test(`the words of the next days bring their sentences along (${kind})`, async () => {
    const { call, token } = await startStudy({ db: await open() });
    const { packetWords } = (await call(getWordsAhead, { query: { lang: 'uk', learn: 'ja' } }, token)).data;
    expect(packetWords.length).toBeGreaterThan(20);
    for (const { id, sentence } of packetWords)
      expect(sentence).toEqual({
        text: catalogue.sentences(id)[0]?.texts.ja,
        translation: catalogue.sentences(id)[0]?.texts.uk,
        reading: catalogue.sentences(id)[0]?.readings.ja,
      });
  });
}

test('a guest has rounds without a login: first seven new words, then what the device says', async () => {
  const { call, refusal } = await startTestServer();
  const round = async (query: object) => (await call(getRound, { query: { ...pair, ...query } })).data.words;
  const first = await round({});
  expect(idsOf(first, 'new')).toEqual(PATH.slice(0, 7));
  expect(first.every(({ state, sentence }) => state === undefined && sentence !== undefined)).toBe(true);
  const met = PATH.slice(0, 7).join();
  const next = await round({ met: `${met},a-word-of-yesterday`, due: `${PATH[2]},${PATH[0]},gone-too` });
  expect(idsOf(next, 'due')).toEqual([PATH[2], PATH[0]]);
  expect(idsOf(next, 'new')).toEqual(PATH.slice(7, 11));
  expect(idsOf(await round({ source: 'food', met: FOOD[0] ?? '', due: PATH[1] }), 'new')).toEqual(
    FOOD.slice(1, 5),
  );
  expect((await refusal(getRound, { query: { ...pair, source: 'userCategory' } })).status).toBe(401);
});

test.each([
  ['length', { length: 7 }],
  ['only', { only: 'everything' }],
  ['categories', { categories: 'nothing' }],
  ['due', { due: 'No Id' }],
  ['met', { met: Array.from({ length: MOST_NAMED + 1 }, (_, number) => `w${number}`).join() }],
  ['source', { source: '' }],
])('a round with a wrong %s is refused by that name', async (field, wrong) => {
  const { refusal, token } = await startStudy();
  for (const who of [undefined, token]) {
    const refused = await refusal(getRound, { query: { ...pair, ...wrong } }, who);
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.errors ?? {})).toEqual([
      expect.stringMatching(new RegExp(`^${field}(\\.0)?$`)),
    ]);
  }
});

test('a program that asks for rounds without end is slowed down, a guest and a person apart', async () => {
  const { call, refusal, registerUser } = await startTestServer({ limits: createLimits() });
  const { token } = await registerUser();
  for (let rounds = 0; rounds < 240; rounds += 1)
    await call(getRound, { query: { ...pair, length: 5 } }, token);
  expect((await refusal(getRound, { query: pair }, token)).status).toBe(429);
  expect((await call(getRound, { query: pair })).data.words).toHaveLength(7);
});

test('a round of a step of the path has its words alone, for a guest too', async () => {
  const study = await startStudy();
  const ofStep = PATH.slice(120, 140);
  const query = { ...pair, source: 'path-7' };
  const asked = await roundOf(study, { source: 'path-7' });
  expect(asked.map(({ id }) => id)).toEqual(ofStep.slice(0, 4));
  const met = [ofStep[0], PATH[0]].join();
  const { words } = (await study.call(getRound, { query: { ...query, met, due: met } })).data;
  expect(idsOf(words, 'due')).toEqual([ofStep[0]]);
  expect(idsOf(words, 'new')).toEqual(ofStep.slice(1, 5));
});

test.each(['path-51', 'path-0', 'path-'])('there is no source %s', async source => {
  const { send } = await startTestServer();
  const { statusCode } = await send({ method: 'GET', url: `/api/learning/round?source=${source}` });
  expect(statusCode).toBe(404);
});
