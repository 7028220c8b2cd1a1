import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addToDictionary } from '#contract/dictionary.ts';
import {
  learnWords,
  reverseWords,
  saveAnswers,
  selectSource,
  type TrainerAnswer,
  userLearnWords,
  userReverseWords,
} from '#contract/trainers.ts';
import { sql } from '../database/database.ts';
import { createLimits, noLimits } from '../http/limits.ts';
import { testDatabases } from '../testing/test-database.ts';
import { startTestServer } from '../testing/test-server.ts';

const answer = (more: Partial<TrainerAnswer> = {}): TrainerAnswer => ({
  id: randomUUID(),
  wordId: 'dog',
  testType: 'translation_to_word',
  learn: 'en',
  correct: true,
  milliseconds: 1200,
  answeredAt: 1_800_000_000_000,
  options: 4,
  chosenId: 'dog',
  ...more,
});

test.each([
  ['learn-words', learnWords],
  ['reverse-words', reverseWords],
])('a guest gets questions from a category (%s)', async (_, endpoint) => {
  const { call } = await startTestServer();
  const query = { source: 'farm-animals', lang: 'uk', learn: 'en', testType: 'flashcards' } as const;
  const { data } = await call(endpoint, { query });
  expect(data.packetWords.length).toBe(20);
});

test.each([
  ['learn-words', userLearnWords],
  ['reverse-words', userReverseWords],
])('a person gets questions from their dictionary (%s)', async (_, endpoint) => {
  const { call, refusal, registerUser } = await startTestServer();
  const { token } = await registerUser();
  const query = { source: 'userCategory', lang: 'uk', learn: 'en' } as const;
  expect((await call(endpoint, { query }, token)).data.packetWords).toEqual([]);
  await call(addToDictionary, { body: { wordIds: ['dog', 'cat', 'bread'] } }, token);
  const { data } = await call(endpoint, { query }, token);
  expect(data.packetWords.map(word => word.id).sort()).toEqual(['bread', 'cat', 'dog']);
  expect((await refusal(endpoint, { query })).status).toBe(401);
});

test('a category is asked in a new order each time', async () => {
  const { call } = await startTestServer();
  const query = { source: 'farm-animals', lang: 'uk', learn: 'en' } as const;
  const ask = async () => (await call(learnWords, { query })).data.packetWords.map(word => word.id);
  expect(await ask()).not.toEqual(await ask());
});

test.each([
  ['no source', {}, 422, 'No source selected'],
  ['an empty source', { source: '' }, 422, 'No source selected'],
  ['an unknown category', { source: 'nothing' }, 404, 'Category not found'],
  ['an unknown test', { source: 'food', testType: 'mixed' }, 422, expect.stringContaining('flashcards')],
  ['the dictionary asked of the category call', { source: 'userCategory' }, 422, expect.any(String)],
])('questions from %s are refused', async (_, query, status, message) => {
  const { refusal } = await startTestServer();
  expect(await refusal(reverseWords, { query })).toMatchObject({ status, message });
});

test('the sources are the categories by their names', async () => {
  const { call } = await startTestServer();
  const { data } = await call(selectSource, { query: { lang: 'fr', testType: 'flashcards' } });
  expect(data.categories.find(category => category.id === 'fruit')?.name).toMatch(/fruits/i);
});

test('the sources are sent compressed, and not again to who has them', async () => {
  const { send } = await startTestServer();
  const url = '/api/test/select-source?lang=fr&testType=flashcards';
  const { headers } = await send({ url, headers: { 'accept-encoding': 'br' } });
  expect(headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' });
  const again = await send({ url, headers: { 'if-none-match': String(headers.etag) } });
  expect(again.statusCode).toBe(304);
});

for (const { kind, open } of testDatabases()) {
  test(`an answer that is sent twice is kept once (${kind})`, async () => {
    const { call, db, registerUser } = await startTestServer({ db: await open() });
    const { token, user } = await registerUser();
    const [first, second] = [answer(), answer({ correct: false, chosenId: 'cat' })];
    expect((await call(saveAnswers, { body: { answers: [first] } }, token)).data.saved).toBe(1);
    expect((await call(saveAnswers, { body: { answers: [first, second] } }, token)).data.saved).toBe(1);
    const rows = await db.query(
      sql('answers-of', 'select id, correct, milliseconds from answers where user_id = $1'),
      [user.id],
    );
    expect(rows).toHaveLength(2);
    expect(rows).toContainEqual({ id: second.id, correct: 0, milliseconds: 1200 });
  });
}

test.each([
  ['an id that is no UUID', { id: 'x' }],
  ['a negative time', { milliseconds: -1 }],
  ['a fraction of a millisecond', { milliseconds: 0.5 }],
  ['a truth that is text', { correct: 'yes' as unknown as boolean }],
  ['an unknown word', { wordId: 'no-such-word' }],
])('an answer with %s is refused and nothing is kept', async (_, wrong) => {
  const { refusal, db, registerUser } = await startTestServer();
  const { token } = await registerUser();
  const { status } = await refusal(saveAnswers, { body: { answers: [answer(), answer(wrong)] } }, token);
  expect(status).toBe(422);
  expect(await db.query(sql('all-answers', 'select id from answers'))).toEqual([]);
});

test('packets all day stay below the limits, and a program does not', async () => {
  const { call, refusal, registerUser } = await startTestServer({ limits: createLimits() });
  const { token } = await registerUser();
  const packet = (size: number) => ({ body: { answers: Array.from({ length: size }, () => answer()) } });
  for (let packets = 0; packets < 30; packets += 1) await call(saveAnswers, packet(20), token);
  for (let batches = 0; batches < 7; batches += 1) await call(saveAnswers, packet(200), token);
  const refused = await refusal(saveAnswers, packet(1), token);
  expect(refused).toMatchObject({ status: 429, code: 'too_many_requests' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  const other = await registerUser();
  await call(saveAnswers, packet(20), other.token);
});

test('answers are limited by the day too, one person at a time', async () => {
  const used: [string, string, number | undefined][] = [];
  const limits = {
    ...noLimits,
    use: async (...use: [string, string, number?]) => void used.push([use[0], use[1], use[2]]),
  };
  const { call, registerUser } = await startTestServer({ limits });
  const { token, user } = await registerUser();
  await call(saveAnswers, { body: { answers: [answer(), answer()] } }, token);
  expect(used.slice(-2)).toEqual([
    ['answers', user.id, 2],
    ['answersInADay', user.id, 2],
  ]);
});
