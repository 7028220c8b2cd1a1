import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryCaches } from '#web/platform/speech/testing-caches.ts';
import { memoryStorage } from '#web/testing/memory-storage.ts';
import { readCopy } from '../response-cache/response-cache.ts';
import {
  downloadCategory,
  isDownloaded,
  likelyBytes,
  NoRoomError,
  removeCategory,
} from './download-category.ts';
import { inMegabytes, removeStored, storedSizes } from './stored-sizes.ts';

const food = { categoryId: 'food', lang: 'en', learn: 'es' } as const;
const LIST = '/api/categories/food/words?lang=en&learn=es';
const words = ['pan', 'queso', 'miel'].map(word => ({
  id: word,
  en_word: word,
  translation: word,
  emoji: '🍞',
}));
let spoken: string[] = [];

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('location', { origin: 'http://localhost' });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('caches', memoryCaches());
  spoken = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url === LIST) return Response.json({ success: true, data: { words, category: {} } });
    if (url.startsWith('/pictures/')) return new Response('<svg/>');
    spoken.push(JSON.parse(String(init.body)).text);
    return Response.json({ success: true, audioContent: btoa(`sound of ${spoken.at(-1)} ${Math.random()}`) });
  });
});
afterEach(() => vi.unstubAllGlobals());

const signal = new AbortController().signal;

test('a category is kept with its list and sounds, tells how far it is, and is removed again', async () => {
  const told: string[] = [];
  await downloadCategory(food, (done, all) => told.push(`${done}/${all}`), signal);
  expect(told).toEqual(['1/3', '2/3', '3/3']);
  expect(isDownloaded(food)).toBe(true);
  expect(isDownloaded({ ...food, learn: 'de' })).toBe(false);
  expect(await readCopy(LIST)).toBeDefined();
  const kinds = (await storedSizes()).map(({ kind, bytes }) => [kind, bytes > 0]);
  expect(kinds.sort()).toEqual([
    ['lists', true],
    ['sounds', true],
  ]);
  await removeCategory(food);
  expect(isDownloaded(food)).toBe(false);
  expect(await readCopy(LIST)).toBeUndefined();
  await downloadCategory(food, () => undefined, signal);
  // The sounds were still there.
  expect(spoken.sort()).toEqual(['miel', 'pan', 'queso']);
  await removeStored();
  expect(await storedSizes()).toEqual([]);
  expect(isDownloaded(food)).toBe(false);
});

test('once something could not be fetched the rest is left, and nothing more is told', async () => {
  const many = Array.from({ length: 9 }, (_, index) => ({
    ...words[0],
    id: `${index}`,
    en_word: `palabra ${index}`,
  }));
  const sounds: ((reply: Response) => void)[] = [];
  let pictures = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.startsWith('/api/categories'))
      return Response.json({ success: true, data: { words: many, category: {} } });
    if (!url.startsWith('/pictures/')) return new Promise<Response>(resolve => sounds.push(resolve));
    pictures += 1;
    return new Response('<svg/>');
  });
  const told: number[] = [];
  const keeping = downloadCategory({ ...food, learn: 'pt' }, done => told.push(done), signal);
  const refused = expect(keeping).rejects.toThrow();
  await expect.poll(() => sounds).toHaveLength(3);
  sounds[0]?.(Response.json({ success: false, message: '', code: 'failed', errors: {} }, { status: 500 }));
  await refused;
  for (const give of sounds.slice(1))
    give(Response.json({ success: true, audioContent: btoa('what was under way already') }));
  await expect.poll(() => pictures).toBe(2);
  await new Promise(resolve => setTimeout(resolve));
  expect(told).toEqual([]);
  expect(sounds).toHaveLength(3);
  expect(isDownloaded({ ...food, learn: 'pt' })).toBe(false);
});

test('a device without room says so, and does not promise what it has not kept', async () => {
  const memory = memoryCaches();
  const full = () => Promise.reject(new DOMException('The quota has been exceeded', 'QuotaExceededError'));
  vi.stubGlobal('caches', {
    ...memory,
    open: async (name: string) => ({ ...(await memory.open(name)), put: full }),
  });
  const others = { ...food, learn: 'fr' } as const;
  vi.stubGlobal('fetch', async (url: string) =>
    url.startsWith('/api/categories')
      ? Response.json({
          success: true,
          data: { words: [{ ...words[0], id: 'full', en_word: 'plein' }], category: {} },
        })
      : Response.json({ success: true, audioContent: btoa('sound') }),
  );
  await expect(downloadCategory(others, () => undefined, signal)).rejects.toThrow(NoRoomError);
  expect(isDownloaded(others)).toBe(false);
});

test('what a category takes is told as it is read in the language, and never as nothing', () => {
  expect(inMegabytes(likelyBytes(42), 'en')).toBe('0.2 MB');
  expect(inMegabytes(likelyBytes(42), 'uk')).toBe('0,2 МБ');
  expect(inMegabytes(likelyBytes(1), 'en')).toBe('0.1 MB');
});
