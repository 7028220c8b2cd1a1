import { v7 as uuidV7 } from 'uuid';
import { expect, test } from 'vitest';
import { createCards, listCards, matchWords, type NewCard } from '#contract/cards.ts';
import { addToDictionary } from '#contract/dictionary.ts';
import { exportHistory, importHistory } from '#contract/history.ts';
import { saveMarks } from '#contract/learning.ts';
import type { WordRow } from '#web/features/transfer/deck/rows.ts';
import { type ImportCalls, importWords } from '#web/features/transfer/import-words.ts';
import { startTestServer } from '../testing/test-server.ts';

const pair = { lang: 'en', learn: 'es' } as const;

async function startImport() {
  const { call, refusal, registerUser } = await startTestServer();
  const { token } = await registerUser();
  const calls: ImportCalls = {
    match: async rows => (await call(matchWords, { body: { ...pair, rows } }, token)).data.wordIds,
    addWords: async wordIds => (await call(addToDictionary, { body: { wordIds } }, token)).data.added,
    makeCards: async cards => (await call(createCards, { body: { cards } }, token)).data.cards,
    saveHistories: async words =>
      (await call(importHistory, { body: { learn: pair.learn, words } }, token)).data.saved,
    saveMarks: marks => call(saveMarks, { body: { marks } }, token),
  };
  const run = (words: WordRow[], more: Partial<ImportCalls> = {}) => {
    const shares: number[] = [];
    const { signal } = new AbortController();
    const onProgress = (share: number) => void shares.push(share);
    const means = { pair, calls: { ...calls, ...more }, now: Date.now() };
    return importWords({ words, ...means, onProgress, signal }).then(result => ({ ...result, shares }));
  };
  const cards = async () => (await call(listCards, { query: { limit: 200 } }, token)).data;
  const known = async () => (await call(exportHistory, { query: { learn: 'es' } }, token)).data.words;
  return { run, cards, known, refusal };
}

let place = 0;
const aRow = (word: string, translation: string, more: Partial<WordRow> = {}): WordRow => {
  place += 1;
  return { word, translation, reading: '', note: '', sentence: '', emoji: '', key: '', place, ...more };
};

const history = {
  reviews: [{ at: 1_700_000_000_000, grade: 3, milliseconds: 4000 }],
  ...{ dueAt: 1_700_500_000_000, intervalDays: 5, repetitions: 1, lapses: 0 },
  ...{ stability: 5, difficulty: 5, isSuspended: false },
};

test('words of the catalogue join the dictionary, others become cards, the rest is listed', async () => {
  const { run, cards, known } = await startImport();
  const key = `card-${uuidV7()}`;
  const rows = [
    aRow('el perro', 'dog', { history }),
    aRow('quokka', 'a small wallaby', { note: 'smiles', history }),
    aRow('gato', ''),
    aRow('zzz', ''),
    aRow('otro quokka', 'another wallaby', { key }),
  ];
  const first = await run(rows);
  expect(first).toMatchObject({ addedWords: 2, madeCards: 2, known: 0, shares: [1] });
  expect(first.stopped).toBeUndefined();
  expect(first.skipped).toEqual([{ place: rows[3]?.place, text: 'zzz', reason: 'noTranslation' }]);
  const made = (await cards()).cards;
  expect(made.map(card => card.word).toSorted()).toEqual(['otro quokka', 'quokka']);
  expect(made.find(card => card.word === 'otro quokka')?.id).toBe(key);
  const quokka = made.find(card => card.word === 'quokka');
  const { reviews } = history;
  const histories = [quokka?.id ?? '', 'dog'].map(wordId => ({ wordId, reviews, memory: { reps: 1 } }));
  expect(await known()).toMatchObject(histories);

  const second = await run(rows);
  expect(second).toMatchObject({ addedWords: 0, madeCards: 0, known: 4, reviews: 0 });
  expect(await known()).toMatchObject(histories);
  expect((await cards()).total).toBe(2);
});

test('a suspended card comes as a word that is ignored', async () => {
  const { run, known } = await startImport();
  await run([
    aRow('perro', 'dog', { history: { ...history, isSuspended: true } }),
    aRow('gato', 'cat', { history }),
  ]);
  expect(await known()).toMatchObject([
    { wordId: 'cat', memory: { mark: 'none' } },
    { wordId: 'dog', memory: { mark: 'ignored' } },
  ]);
});

test('a large file goes in calls that the server takes', async () => {
  const { run, cards } = await startImport();
  const rows = Array.from({ length: 1100 }, (_, index) =>
    aRow(`p${index}`, '字'.repeat(390), { note: '字'.repeat(900) }),
  );
  const result = await run(rows);
  expect(result).toMatchObject({ madeCards: 1100, known: 0, skipped: [] });
  expect(result.stopped).toBeUndefined();
  expect(result.shares.length).toBeGreaterThan(10);
  expect((await cards()).total).toBe(1100);
});

test('what was done before a refusal stays and is told', async () => {
  const { run, cards } = await startImport();
  const rows = Array.from({ length: 900 }, (_, index) => aRow(`p${index}`, 'x'));
  let calls = 0;
  const failing = async (made: NewCard[]) => {
    calls += 1;
    if (calls === 2) throw new Error('full');
    return made.map(() => ({ id: 'card', isNew: true }));
  };
  const result = await run(rows, { makeCards: cards => failing(cards as NewCard[]) });
  expect(result).toMatchObject({ madeCards: 500, stopped: { failure: new Error('full') } });
  expect((await cards()).total).toBe(0);
});
