import { expect, test } from 'vitest';
import { matchWords } from '#contract/cards.ts';
import {
  getWordForms,
  listCatalogueWords,
  listCategories,
  listCategoryWords,
  searchWords,
} from '#contract/categories.ts';
import { listDictionary, listMyWords } from '#contract/dictionary.ts';
import {
  getLearning,
  getLearningPacket,
  getLearningReport,
  getPlacement,
  getWordsAhead,
} from '#contract/learning.ts';
import { getGlosses } from '#contract/reader.ts';
import { getRound } from '#contract/round.ts';
import {
  type AskedWord,
  learnWords,
  reverseWords,
  selectSource,
  userLearnWords,
  userReverseWords,
} from '#contract/trainers.ts';
import { translateWord } from '#contract/translation.ts';
import { listWordForms } from '#contract/word-rows.ts';
import type { Language } from '#languages/index.ts';
import { answerOf, startStudy } from '../testing/study.ts';
import { startTestServer } from '../testing/test-server.ts';

// Ukrainian has one word for hand and arm.
const ARM = 'arm-noun';
const LACKING = [
  { lang: 'uk', learn: 'en' },
  { lang: 'en', learn: 'uk' },
] as const;
const HAVING = { lang: 'es', learn: 'en' } as const;
const body = { source: 'body' } as const;

const idsIn = (words: readonly AskedWord[]) =>
  words.flatMap(({ id, otherWords }) => [id, ...otherWords.map(other => other.id)]);

test('lists, counts and the search leave a word out for a pair that lacks it', async () => {
  const { call } = await startTestServer();
  const listed = async (pair: { lang: Language; learn: Language }) => {
    const { words, category } = (
      await call(listCategoryWords, { params: { categoryId: 'body' }, query: pair })
    ).data;
    const counts = [
      (await call(listCategories, { query: pair })).data,
      (await call(selectSource, { query: pair })).data.categories,
    ].map(categories => categories.find(({ id }) => id === 'body')?.word_count);
    expect([category.word_count, ...counts]).toEqual(Array(3).fill(words.length));
    const found = (await call(searchWords, { query: { ...pair, search: 'arm' } })).data.words;
    const all = (await call(listCatalogueWords, { query: pair })).data.words;
    return {
      isListed: words.some(({ id }) => id === ARM),
      isFound: found.some(({ id }) => id === ARM),
      isOffered: all.some(([id]) => id === ARM),
      empty: [...words, ...found].filter(({ en_word, translation }) => en_word === '' || translation === ''),
    };
  };
  for (const pair of LACKING)
    expect(await listed(pair)).toEqual({ isListed: false, isFound: false, isOffered: false, empty: [] });
  expect(await listed(HAVING)).toEqual({ isListed: true, isFound: true, isOffered: true, empty: [] });
  const { forms } = (await call(getWordForms, { params: { wordId: ARM } })).data;
  expect(forms).toMatchObject({ en: 'arm', es: 'brazo' });
  expect(Object.keys(forms)).not.toContain('uk');
});

test('no packet and no round asks it or offers it as a wrong option, even where a device names it', async () => {
  const { call } = await startTestServer();
  const asked = async (pair: { lang: Language; learn: Language }) => {
    const query = { ...pair, ...body };
    const ids = new Set<string>();
    for (let draw = 0; draw < 12; draw += 1) {
      for (const endpoint of [learnWords, reverseWords])
        for (const id of idsIn((await call(endpoint, { query })).data.packetWords)) ids.add(id);
      const named = { ...query, due: ARM, met: `${ARM},hand` };
      for (const id of idsIn((await call(getRound, { query: named })).data.words)) ids.add(id);
    }
    return ids.has(ARM);
  };
  for (const pair of LACKING) expect(await asked(pair)).toBe(false);
  expect(await asked(HAVING)).toBe(true);
});

test('it is nothing that waits, counts or is missed where it is lacking, and comes back with the pair', async () => {
  const study = await startStudy();
  const { call, token, add, answer, onDay } = study;
  await add(ARM, 'hand');
  await answer(answerOf({ wordId: ARM, learn: 'en', correct: false }));
  onDay(1);
  await answer(answerOf({ wordId: ARM, learn: 'en', correct: false, answeredAt: study.time.now }));
  onDay(30);
  const standing = async (lang: Language) => {
    const pair = { lang, learn: 'en' } as const;
    const list = await call(listDictionary, { query: pair }, token);
    const mine = await call(listMyWords, { query: pair }, token);
    const { left, counts, languages } = (await call(getLearning, { query: pair }, token)).data;
    const packets = [
      (await call(getLearningPacket, { query: pair }, token)).data.packetWords,
      (await call(getLearningPacket, { query: { ...pair, words: `${ARM},hand` } }, token)).data.packetWords,
      (await call(getWordsAhead, { query: pair }, token)).data.packetWords,
      (await call(userLearnWords, { query: pair }, token)).data.packetWords,
      (await call(userReverseWords, { query: pair }, token)).data.packetWords,
      (await call(getRound, { query: pair }, token)).data.words,
      (await call(getRound, { query: { ...pair, source: 'userCategory' } }, token)).data.words,
    ];
    const { hardest } = (await call(getLearningReport, { query: pair }, token)).data;
    return {
      kept: list.data.words.map(({ id }) => id),
      mine: mine.data.words.map(({ id }) => id),
      ...{ left, learning: counts.learning, due: languages.map(({ due }) => due) },
      asked: packets.map(words => words.some(({ id }) => id === ARM)),
      hardest: hardest.map(({ id }) => id),
    };
  };
  expect(await standing('uk')).toEqual({
    ...{ kept: ['hand'], mine: ['hand'], left: 0, learning: 0, due: [0] },
    asked: Array(7).fill(false),
    hardest: [],
  });
  expect(await standing('es')).toEqual({
    ...{ kept: [ARM, 'hand'], mine: [ARM, 'hand'], left: 1, learning: 1, due: [1] },
    asked: Array(7).fill(true),
    hardest: [ARM],
  });
});

test('new words are counted by the pair', async () => {
  const { call, token } = await startStudy();
  const newIn = async (query: object) => (await call(getLearning, { query }, token)).data.counts.new;
  const listed = (await call(listCatalogueWords, { query: { lang: 'uk', learn: 'es' } })).data.words;
  const taught = listed.filter(([, , category]) => category !== '');
  expect(await newIn({ lang: 'uk', learn: 'es' })).toBe(taught.length);
  expect(await newIn({ learn: 'es' })).toBeGreaterThan(taught.length);
});

test('a placement check ranks what the learning language has, and asks what both have', async () => {
  const { call } = await startTestServer();
  const placed = async (lang: Language, learn: Language) => {
    const { words, ranks } = (await call(getPlacement, { query: { lang, learn } })).data;
    expect(words.filter(([, form]) => form === '')).toEqual([]);
    const rank = words.findIndex(([id]) => id === ARM) + 1;
    return { isRanked: rank > 0, isAsked: ranks.includes(rank) };
  };
  expect(await placed('en', 'uk')).toEqual({ isRanked: false, isAsked: false });
  expect(await placed('uk', 'en')).toEqual({ isRanked: true, isAsked: false });
  expect(await placed('es', 'en')).toEqual({ isRanked: true, isAsked: true });
});

test('in texts it is explained by the dictionary, and is no word to be kept', async () => {
  const { call, registerUser } = await startTestServer();
  const translated = (lang: Language) =>
    call(translateWord, { params: { word: 'arm' }, query: { lang, learn: 'en' } });
  expect(await translated('uk')).toMatchObject({ translation: expect.stringContaining('рука') });
  expect((await translated('uk')).word_id).toBeUndefined();
  expect(await translated('es')).toMatchObject({ word_id: ARM });
  const glossed = async (lang: Language, learn: Language) =>
    (await call(getGlosses, { query: { lang, learn, ids: ARM } })).data.rows[ARM];
  expect(await glossed('en', 'uk')).toMatchObject({ form: 'рука', translation: 'arm', is_lacking: true });
  expect(await glossed('uk', 'en')).toMatchObject({ form: 'arm', is_lacking: true });
  expect((await glossed('es', 'en'))?.is_lacking).toBeUndefined();
  const lacking = async (language: Language) =>
    (await call(listWordForms, { query: { language } })).data.lacking;
  expect([(await lacking('uk')).includes(ARM), (await lacking('es')).includes(ARM)]).toEqual([true, false]);
  const { token } = await registerUser();
  const matched = async (lang: Language, learn: Language, word: string, translation: string) =>
    (await call(matchWords, { body: { lang, learn, rows: [{ word, translation }] } }, token)).data.wordIds;
  expect(await matched('en', 'uk', 'рука', 'arm')).toEqual([null]);
  expect(await matched('en', 'es', 'brazo', 'arm')).toEqual([ARM]);
});
