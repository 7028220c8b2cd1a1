import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropOldStores, findStored, storeClip } from './stored-clips.ts';
import { memoryCaches } from './testing-caches.ts';

const DAY_MS = 24 * 60 * 60_000;
const clip = new Blob(['sound'], { type: 'audio/mpeg' });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('caches', memoryCaches());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a stored clip is found as it was, and is old after three days', async () => {
  await storeClip('/clips/dog', clip);
  const found = await findStored('/clips/dog');
  expect(found?.clip.type).toBe('audio/mpeg');
  expect(await found?.clip.text()).toBe('sound');
  expect(found?.isOld).toBe(false);
  vi.advanceTimersByTime(3 * DAY_MS + 1);
  expect((await findStored('/clips/dog'))?.isOld).toBe(true);
  await storeClip('/clips/dog', clip);
  expect((await findStored('/clips/dog'))?.isOld).toBe(false);
});

test('of too many clips the ones stored first go', async () => {
  for (let number = 0; number < 3300; number += 1) await storeClip(`/clips/${number}`, clip);
  const kept = await (await caches.open('speech-2')).keys();
  expect(kept.length).toBeLessThan(3100);
  expect(await findStored('/clips/0')).toBeUndefined();
  expect(await findStored('/clips/3299')).toBeDefined();
});

test('what earlier versions stored is removed, and nothing else', async () => {
  for (const name of ['speech-1', 'speech-2', 'pages-1']) await caches.open(name);
  await dropOldStores();
  expect(await caches.keys()).toEqual(['speech-2', 'pages-1']);
});

test('where the browser has no cache or it is full, nothing is found and nothing breaks', async () => {
  const full = { match: async () => undefined, put: () => Promise.reject(new Error('full')) };
  for (const broken of [undefined, { open: async () => full }]) {
    vi.stubGlobal('caches', broken);
    await storeClip('/clips/dog', clip);
    await dropOldStores();
    expect(await findStored('/clips/dog')).toBeUndefined();
  }
});
