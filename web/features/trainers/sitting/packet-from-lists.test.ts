import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pendingItems } from '#web/platform/offline/outbox/outbox-db.ts';
import { memoryCaches } from '#web/platform/speech/testing-caches.ts';
import { packetFromLists } from './packet-from-lists.ts';

beforeEach(() => {
  vi.stubGlobal('caches', memoryCaches());
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'auth_token' ? 'ann.secret' : null) });
});
afterEach(() => vi.unstubAllGlobals());

const pair = { lang: 'en', learn: 'es' } as const;

async function keep(cache: string, address: string, words: object[]): Promise<void> {
  await (await caches.open(cache)).put(address, Response.json({ success: true, data: { words } }));
}

const food = Array.from({ length: 30 }, (_, number) => ({
  id: `word-${number}`,
  // Two of them are written alike, two others mean the same.
  en_word: number === 1 ? 'Palabra 0' : `palabra ${number}`,
  translation: number === 3 ? 'meaning 2' : `meaning ${number}`,
}));

test('a list that was seen makes questions whose options never read the same', async () => {
  await keep('replies-1', '/api/categories/food/words?lang=en&learn=es', food);
  let seed = 7;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const packet = await packetFromLists({ source: 'food', ...pair }, random);
  expect(packet).toHaveLength(20);
  for (const { otherWords, ...word } of packet ?? []) {
    const options = [word, ...otherWords];
    expect(options).toHaveLength(4);
    expect(new Set(options.map(option => option.word.toLowerCase())).size).toBe(4);
    expect(new Set(options.map(({ translation }) => translation)).size).toBe(4);
  }
  expect(new Set(packet?.map(({ word }) => word.toLowerCase())).size).toBe(20);
});

test('a dictionary is read from the copy of its owner alone', async () => {
  const words = food.map(({ en_word, ...rest }) => ({
    ...rest,
    english_word: en_word,
    category: null,
    added_at: 1,
  }));
  await keep('replies-1-ben', '/api/user-dictionary?lang=en&learn=es', words);
  const wanted = { source: 'userCategory', ...pair };
  expect(await packetFromLists(wanted, Math.random)).toBeUndefined();
  await keep('replies-1-ann', '/api/user-dictionary?lang=en&learn=es', words);
  expect(await packetFromLists(wanted, Math.random)).toHaveLength(20);
});

test('a dictionary is asked with what was kept and removed without a connection', async () => {
  const row = (id: string) => ({
    id,
    english_word: `palabra ${id}`,
    translation: id,
    category: null,
    added_at: 1,
  });
  await keep('replies-1-ann', '/api/user-dictionary?lang=en&learn=es', [row('dog'), row('cat')]);
  const change = (made: 'add' | 'remove', id: string) =>
    pendingItems('ann').add({ kind: 'dictionary', change: made, words: [{ id, row: row(id) }], ...pair });
  await change('add', 'cow');
  await change('remove', 'cat');
  const packet = await packetFromLists({ source: 'userCategory', ...pair }, Math.random);
  expect(packet?.map(({ id }) => id).toSorted()).toEqual(['cow', 'dog']);
});

test('without a kept list there is no packet', async () => {
  expect(await packetFromLists({ source: 'food', ...pair }, Math.random)).toBeUndefined();
});
