import { expect, test } from 'vitest';
import { MOST_REVIEWS } from '#contract/bounds.ts';
import type { History } from './deck/deck.ts';
import type { WordRow } from './deck/rows.ts';
import type { Histories } from './history-calls.ts';
import { type ImportCalls, type ImportResult, importWords } from './import-words.ts';

const NOW = Date.UTC(2026, 10, 22);
const HOUR_MS = 3_600_000;

const NO_STATE = {
  ...{ dueAt: null, intervalDays: 0, repetitions: 0, lapses: 0 },
  ...{ stability: null, difficulty: null, isSuspended: false },
};

function rowOf(word: string, ...times: number[]): WordRow {
  const reviews = times.map(at => ({ at, grade: 3, milliseconds: 900 }));
  const history: History = { ...NO_STATE, reviews };
  const written = { word, translation: `${word}!`, reading: '', note: '', sentence: '', emoji: '', key: '' };
  return { ...written, place: 1, history };
}

/** A server whose catalogue has the words that begin with "a". */
function serverOf() {
  const histories: Histories[] = [];
  const ignored: string[] = [];
  const calls: ImportCalls = {
    match: async rows => rows.map(({ word }) => (word.startsWith('a') ? word : null)),
    addWords: async ids => ids,
    makeCards: async cards => cards.map(({ word }) => ({ id: `card-${word}`, isNew: true })),
    saveHistories: async words => {
      histories.push(words);
      return words.flatMap(({ reviews }) => reviews).length;
    },
    saveMarks: async marks => void ignored.push(...marks.map(({ wordId, mark }) => `${wordId} ${mark}`)),
  };
  return { calls, histories, ignored };
}

const importAll = (words: readonly WordRow[], calls: ImportCalls, before?: ImportResult) =>
  importWords({
    ...(before && { before }),
    ...{ words, calls, pair: { lang: 'en', learn: 'es' }, now: NOW },
    ...{ onProgress: () => {}, signal: new AbortController().signal },
  });

test('the answers of another program go with the words and cards they belong to', async () => {
  const { calls, histories } = serverOf();
  const times = [NOW - 5 * HOUR_MS, NOW - HOUR_MS];
  const result = await importAll([rowOf('agua', ...times), rowOf('chucho', ...times), rowOf('aire')], calls);
  expect(result).toMatchObject({ addedWords: 2, madeCards: 1, reviews: 4 });
  expect(histories).toEqual([
    ['agua', 'card-chucho'].map(wordId => ({
      wordId,
      reviews: times.map(at => ({ at, grade: 3, milliseconds: 900 })),
    })),
  ]);
});

test('a sentence or a note goes onto an own card; of a word of the catalogue it is counted as left behind', async () => {
  const { calls } = serverOf();
  const made: unknown[] = [];
  const makeCards: ImportCalls['makeCards'] = cards => {
    made.push(...cards.map(({ sentence, note }) => [sentence, note]));
    return calls.makeCards(cards);
  };
  const said = (word: string, sentence: string, note: string) => ({ ...rowOf(word), sentence, note });
  const words = [
    ...[said('agua', 'El agua corre.', 'fem.'), said('aire', '', ''), said('ave', 'Un ave vuela.', '')],
    said('chucho', 'Vino un chucho.', 'coll.'),
  ];
  const result = await importAll(words, { ...calls, makeCards });
  expect(result).toMatchObject({ addedWords: 3, madeCards: 1, withoutSentences: 3 });
  expect(made).toEqual([['Vino un chucho.', 'coll.']]);
});

test('answers with impossible dates stay behind, and of thousands the latest of a word are taken', async () => {
  const { calls, histories } = serverOf();
  const many = Array.from({ length: MOST_REVIEWS + 50 }, (_, place) => NOW - (400 - place) * HOUR_MS);
  await importAll([rowOf('agua', 0, NOW + HOUR_MS, Number.NaN), rowOf('aire', ...many)], calls);
  expect(histories).toHaveLength(1);
  expect(histories[0]?.map(({ wordId }) => wordId)).toEqual(['aire']);
  expect(histories[0]?.[0]?.reviews.map(({ at }) => at)).toEqual(many.slice(-MOST_REVIEWS));
});

test('a long deck is sent in calls that the server takes', async () => {
  const { calls, histories } = serverOf();
  const times = Array.from({ length: 40 }, (_, place) => NOW - (place + 1) * 24 * HOUR_MS);
  const result = await importAll(
    Array.from({ length: 450 }, (_, number) => rowOf(`a${number}`, ...times)),
    calls,
  );
  expect(result.reviews).toBe(450 * 40);
  for (const call of histories) {
    expect(call.length).toBeLessThanOrEqual(200);
    expect(JSON.stringify(call).length).toBeLessThan(400 * 1024);
  }
});

test('cards that are suspended in the other program are not asked here, unless the person had the word already', async () => {
  const { calls, ignored } = serverOf();
  const suspended = (word: string, ...times: number[]): WordRow => {
    const row = rowOf(word, ...times);
    return { ...row, history: { ...NO_STATE, reviews: row.history?.reviews ?? [], isSuspended: true } };
  };
  const hadAlready = async (ids: string[]) => ids.filter(id => id !== 'ave');
  const words = [suspended('agua', NOW - HOUR_MS), suspended('chucho'), suspended('ave'), rowOf('aire')];
  await importAll(words, { ...calls, addWords: hadAlready });
  expect(ignored).toEqual(['agua ignored', 'card-chucho ignored']);
});

test('an import that stopped goes on with the rows that were left, and tells of all', async () => {
  const { calls } = serverOf();
  let isAway = false;
  const match: ImportCalls['match'] = async rows => {
    if (isAway) throw new Error('the server is away');
    isAway = true;
    return calls.match(rows);
  };
  const words = Array.from({ length: 600 }, (_, number) => rowOf(`a${number}`));
  const first = await importAll(words, { ...calls, match });
  expect(first).toMatchObject({ addedWords: 500, stopped: { failure: new Error('the server is away') } });
  expect(first.stopped?.left).toEqual(words.slice(500));
  const second = await importAll(first.stopped?.left ?? [], calls, first);
  expect(second).toEqual({
    addedWords: 600,
    madeCards: 0,
    known: 0,
    skipped: [],
    withoutSentences: 0,
    reviews: 0,
  });
});

test('what came before an import stopped is no word that the person had, once it goes on', async () => {
  const { calls, ignored } = serverOf();
  const suspended = ['agua', 'chucho'].map(word => {
    const row = rowOf(word);
    return { ...row, history: { ...NO_STATE, reviews: [], isSuspended: true } };
  });
  const makeCards = () => Promise.reject(new Error('the server is away'));
  const first = await importAll(suspended, { ...calls, makeCards });
  const second = await importAll(suspended, { ...calls, addWords: async () => [] }, first);
  expect(second).toEqual({
    addedWords: 1,
    madeCards: 1,
    known: 0,
    skipped: [],
    withoutSentences: 0,
    reviews: 0,
  });
  expect(ignored).toEqual(['agua ignored', 'card-chucho ignored']);
});
