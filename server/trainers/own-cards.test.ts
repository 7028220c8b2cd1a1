import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createCards, deleteCards } from '#contract/cards.ts';
import { addToDictionary, listDictionary, removeFromDictionary } from '#contract/dictionary.ts';
import { getLearningPacket, saveMarks } from '#contract/learning.ts';
import { saveAnswers, userReverseWords } from '#contract/trainers.ts';
import { testDatabases } from '../testing/test-database.ts';
import { startTestServer } from '../testing/test-server.ts';

const pair = { lang: 'en', learn: 'es' } as const;
const written = ['quokka', 'capibara', 'ajolote', 'tapir'].map(word => ({ word, translation: `a ${word}` }));
const cards = written.map(said => ({ ...said, ...pair, reading: 'as written', emoji: '🦘' }));

for (const { kind, open } of testDatabases()) {
  test(`own cards are listed, asked beside one another and answered like words (${kind})`, async () => {
    const { call, refusal, registerUser } = await startTestServer({ db: await open() });
    const { token } = await registerUser();
    const made = await call(createCards, { body: { cards } }, token);
    const ids = made.data.cards.map(({ id }) => id);
    const [id = ''] = ids;

    const listed = (await call(listDictionary, { query: pair }, token)).data.words;
    expect(listed.find(word => word.id === id)).toMatchObject({
      ...{ english_word: 'quokka', translation: 'a quokka', transcription: 'as written', emoji: '🦘' },
    });
    expect((await call(listDictionary, { query: { ...pair, learn: 'de' } }, token)).data.words).toEqual([]);

    const { packetWords } = (await call(userReverseWords, { query: pair }, token)).data;
    expect(packetWords.map(word => word.id).sort()).toEqual([...ids].sort());
    for (const { otherWords } of packetWords) for (const decoy of otherWords) expect(ids).toContain(decoy.id);
    const now = await call(getLearningPacket, { query: { ...pair, words: id } }, token);
    expect(now.data.packetWords.map(word => word.id)).toEqual([id]);

    const answer = {
      id: randomUUID(),
      wordId: id,
      testType: 'flashcards',
      learn: 'es',
      correct: true,
    } as const;
    const rest = { milliseconds: 900, answeredAt: Date.now(), options: 0, chosenId: null, grade: 3 };
    const body = { answers: [{ ...answer, ...rest }] };
    expect((await call(saveAnswers, { body }, token)).data.states).toMatchObject([
      { wordId: id, state: 'learning' },
    ]);
    const mark = { id: randomUUID(), wordId: id, learn: 'es', mark: 'known', at: Date.now() } as const;
    await call(saveMarks, { body: { marks: [mark] } }, token);

    const other = await registerUser({ email: 'other@example.org' });
    expect((await refusal(saveAnswers, { body }, other.token)).status).toBe(422);
    expect((await refusal(saveMarks, { body: { marks: [mark] } }, other.token)).status).toBe(422);
  });
}

test('a card leaves the dictionary and comes back, and only its owner can do that', async () => {
  const { call, refusal, registerUser } = await startTestServer();
  const { token } = await registerUser();
  const { data } = await call(createCards, { body: { cards: cards.slice(0, 1) } }, token);
  const wordIds = data.cards.map(({ id }) => id);
  await call(removeFromDictionary, { body: { wordIds } }, token);
  expect((await call(listDictionary, { query: pair }, token)).data.words).toEqual([]);
  await call(addToDictionary, { body: { wordIds, restore: true } }, token);
  expect((await call(listDictionary, { query: pair }, token)).data.words).toHaveLength(1);
  const other = await registerUser({ email: 'other@example.org' });
  expect((await refusal(addToDictionary, { body: { wordIds } }, other.token)).status).toBe(422);
});

test('a card that was deleted comes into no dictionary and takes no answers', async () => {
  const { call, refusal, registerUser } = await startTestServer();
  const { token } = await registerUser();
  const { data } = await call(createCards, { body: { cards: cards.slice(0, 1) } }, token);
  const ids = data.cards.map(({ id }) => id);
  await call(deleteCards, { body: { ids } }, token);
  expect((await refusal(addToDictionary, { body: { wordIds: ids } }, token)).status).toBe(422);
  const marks = ids.map(wordId => ({ id: randomUUID(), wordId, learn: 'es', mark: 'known', at: Date.now() }));
  expect((await refusal(saveMarks, { body: { marks } }, token)).status).toBe(422);
});

test('a card alone is asked beside taught words, none of which says the same', async () => {
  const { call, registerUser } = await startTestServer();
  const { token } = await registerUser();
  const card = { ...pair, word: 'chucho', translation: 'dog' };
  await call(createCards, { body: { cards: [card] } }, token);
  for (let round = 0; round < 20; round += 1) {
    const { packetWords } = (await call(userReverseWords, { query: pair }, token)).data;
    expect(packetWords[0]?.otherWords).toHaveLength(3);
    expect(packetWords[0]?.otherWords.map(({ id }) => id)).not.toContain('dog');
  }
});
