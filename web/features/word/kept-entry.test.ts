import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { downloadCategory } from '#web/platform/offline/downloads/download-category.ts';
import { memoryCaches } from '#web/platform/speech/testing-caches.ts';
import { memoryStorage } from '#web/testing/memory-storage.ts';
import { keptEntry } from './kept-entry.ts';

const words = ['pan', 'queso', 'miel'].map(word => ({ id: word, en_word: word, translation: `${word}!` }));
const category = { id: 'food', name: 'Food', emoji: '🍞', shelf: 'food', word_count: 3 };

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('location', { origin: 'http://localhost' });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('caches', memoryCaches());
  vi.stubGlobal('fetch', async (url: string) =>
    url.startsWith('/api/categories')
      ? Response.json({ success: true, data: { words, category } })
      : Response.json({ success: true, audioContent: btoa('sound') }),
  );
});
afterEach(() => vi.unstubAllGlobals());

test('a word of a category that is kept has a page without a connection, in the pair that is kept', async () => {
  const pair = { lang: 'en', learn: 'es' } as const;
  expect(await keptEntry('queso', pair)).toBeUndefined();
  await downloadCategory({ categoryId: 'food', ...pair }, () => undefined, new AbortController().signal);
  expect(await keptEntry('queso', pair)).toMatchObject({
    word: { id: 'queso', translation: 'queso!' },
    topic: { id: 'food', name: 'Food' },
    neighbours: [{ id: 'miel' }, { id: 'pan' }],
  });
  expect(await keptEntry('queso', { ...pair, learn: 'it' })).toBeUndefined();
  expect(await keptEntry('leche', pair)).toBeUndefined();
});
