import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { matchWords } from '#contract/cards.ts';
import { addToDictionary, listDictionary, listMyWords, removeFromDictionary } from '#contract/dictionary.ts';
import { listLearningWords, saveMarks } from '#contract/learning.ts';
import { createList, getMyList } from '#contract/lists.ts';
import { chooseReading, getGlosses } from '#contract/reader.ts';
import { getRound } from '#contract/round.ts';
import { saveAnswers, userLearnWords } from '#contract/trainers.ts';
import { variantId } from '#contract/variant-ids.ts';
import { getWordEntry } from '#contract/word-entry.ts';
import { saveWordNote } from '#contract/word-notes.ts';
import { catalogue } from '../testing/catalogue.ts';
import { silentVoice, startTestServer } from '../testing/test-server.ts';

const COCHE = variantId('es', 'coche', 'car');
const pair = { lang: 'uk', learn: 'es' } as const;
const elsewhere = { lang: 'es', learn: 'uk' } as const;

test('it is added, listed and removed as itself, in its own language alone', async () => {
  const { call, registerUser } = await startTestServer();
  const { token } = await registerUser();
  expect((await call(addToDictionary, { body: { wordIds: [COCHE, 'car'] } }, token)).data.added).toHaveLength(
    2,
  );
  const listed = async (query: typeof pair | typeof elsewhere) =>
    (await call(listDictionary, { query }, token)).data.words.map(word => [word.id, word.english_word]);
  expect(await listed(pair)).toEqual([
    [COCHE, 'coche'],
    ['car', 'carro'],
  ]);
  expect(await listed(elsewhere)).toEqual([['car', 'автомобіль']]);
  const mine = async (query: typeof pair | typeof elsewhere) =>
    (await call(listMyWords, { query }, token)).data.words.map(({ id, category }) => [id, category]);
  expect((await mine(pair)).toSorted()).toEqual([
    ['car', 'transport'],
    [COCHE, null],
  ]);
  expect(await mine(elsewhere)).toEqual([['car', 'transport']]);
  expect((await call(removeFromDictionary, { body: { wordIds: [COCHE] } }, token)).data).toMatchObject({
    removed: [COCHE],
  });
});

test('a packet and a round ask it by its own form, and no option is right too', async () => {
  const { call, registerUser } = await startTestServer();
  const { token } = await registerUser({ language: 'uk', learning_language: 'es' });
  const wordIds = [COCHE, 'dog', 'bread', 'water', 'house'];
  await call(addToDictionary, { body: { wordIds } }, token);
  const { data } = await call(userLearnWords, { query: pair }, token);
  const asked = data.packetWords.find(({ id }) => id === COCHE);
  expect(asked).toMatchObject({ word: 'coche', translation: 'автомобіль' });
  const forms = new Set(catalogue.meaning('car')?.variants.es);
  for (const { id, word, translation } of asked?.otherWords ?? []) {
    expect([id, forms.has(word), translation]).not.toContain('car');
    expect(forms.has(word)).toBe(false);
  }
  expect(asked?.otherWords).toHaveLength(3);
  await call(removeFromDictionary, { body: { wordIds: ['bread', 'water', 'house'] } }, token);
  const round = await call(getRound, { query: { ...pair, length: 20, source: 'userCategory' } }, token);
  expect(round.data.words.map(({ id, word }) => [id, word])).toContainEqual([COCHE, 'coche']);
});

test('it is answered, marked and noted under its own id; in another language it is unknown', async () => {
  const { call, refusal, registerUser } = await startTestServer();
  const { token } = await registerUser();
  const answer = (learn: 'es' | 'uk') => ({
    ...{ id: randomUUID(), wordId: COCHE, testType: 'flashcards' as const, learn, correct: true },
    ...{ milliseconds: 900, answeredAt: Date.now(), options: 0, chosenId: null, grade: 3 },
  });
  const mark = (learn: 'es' | 'uk') => ({
    ...{ id: randomUUID(), wordId: COCHE, learn, mark: 'known' as const, at: Date.now() },
  });
  await call(saveAnswers, { body: { answers: [answer('es')] } }, token);
  await call(saveMarks, { body: { marks: [mark('es')] } }, token);
  const { words } = (await call(listLearningWords, { query: { learn: 'es' } }, token)).data;
  expect(words).toMatchObject({ [COCHE]: { state: 'known' } });
  expect(words).not.toHaveProperty('car');
  const note = (learn: 'es' | 'uk') => ({
    params: { wordId: COCHE },
    body: { learn, note: 'in Spain', sentence: '' },
  });
  expect((await call(saveWordNote, note('es'), token)).data.note).toBe('in Spain');
  const learned = { wordId: COCHE, learn: 'uk' };
  const choice = { learn: 'uk', form: 'авто', wordId: COCHE };
  for (const [endpoint, given, status] of [
    [saveAnswers, { body: { answers: [answer('uk')] } }, 422],
    [saveMarks, { body: { marks: [mark('uk')] } }, 422],
    [saveWordNote, note('uk'), 404],
    [removeFromDictionary, { body: learned }, 404],
    [chooseReading, { body: choice }, 404],
    [getWordEntry, { params: { wordId: COCHE }, query: elsewhere }, 404],
  ] as const)
    expect((await refusal(endpoint as typeof saveMarks, given as never, token)).status).toBe(status);
});

test('its page has its form and meaning, the word that is listed, the other forms, and nothing of the row’s own', async () => {
  const { call } = await startTestServer();
  const { data } = await call(getWordEntry, { params: { wordId: COCHE }, query: pair });
  expect(data.word).toMatchObject({ id: COCHE, en_word: 'coche', translation: 'автомобіль', emoji: '🚗' });
  expect(data.listed_as).toMatchObject({ id: 'car', en_word: 'carro' });
  expect(data.synonyms).toEqual(['carro', 'auto']);
  expect(data).toMatchObject({ sentences: [], collocations: [], neighbours: [] });
  expect(data.topic).toBeUndefined();
  expect(data.forms).toBeUndefined();
  const row = await call(getWordEntry, { params: { wordId: 'car' }, query: pair });
  expect(row.data.listed_as).toBeUndefined();
  expect(row.data.senses.map(({ id }) => id)).not.toContain(COCHE);
});

test('its transcription is asked of the engine, and left out for once where that is away', async () => {
  let isAway = true;
  const asked: unknown[] = [];
  const voice = {
    ...silentVoice,
    transcribe: async (word: unknown, language: unknown) => {
      asked.push([word, language]);
      if (isAway) throw new Error('The engine is away');
      return 'kˈotʃe';
    },
  };
  const { call } = await startTestServer({ voice });
  const transcriptionOf = async (wordId: string) =>
    (await call(getWordEntry, { params: { wordId }, query: pair })).data.word.transcription;
  expect(await transcriptionOf(COCHE)).toBeUndefined();
  isAway = false;
  expect(await transcriptionOf(COCHE)).toBe('kˈotʃe');
  expect(await transcriptionOf(COCHE)).toBe('kˈotʃe');
  expect(asked).toEqual(Array(2).fill([{ text: 'coche', spoken: undefined, pos: 'noun' }, 'es']));
  // What content says needs no engine.
  expect(await transcriptionOf('car')).toBe(catalogue.word('car')?.transcriptions.es);
  expect(asked).toHaveLength(2);
});

test('it can be in a list, is glossed, and comes back from a file by its key', async () => {
  const { call, registerUser } = await startTestServer();
  const { token } = await registerUser();
  const id = `own-${randomUUID()}`;
  await call(createList, { body: { id, name: 'Cars', words: [COCHE, 'car'] } }, token);
  const list = await call(getMyList, { params: { id }, query: pair }, token);
  expect(list.data.words.map(({ en_word }) => en_word)).toEqual(['coche', 'carro']);
  const { rows } = (await call(getGlosses, { query: { ...pair, ids: COCHE as never } })).data;
  expect(rows[COCHE]).toMatchObject({ form: 'coche', pos: 'noun', emoji: '🚗' });
  const file = [
    { word: 'coche', translation: 'автомобіль', key: COCHE },
    { word: 'auto', translation: 'автомобіль', key: COCHE },
    { word: 'coche', translation: 'автомобіль' },
  ];
  const matched = await call(matchWords, { body: { ...pair, rows: file } }, token);
  expect(matched.data.wordIds).toEqual([COCHE, 'car', 'car']);
});
