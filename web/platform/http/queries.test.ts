import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import type { listMyWords } from '#contract/dictionary.ts';
import type { getLearning } from '#contract/learning.ts';
import type { listTexts } from '#contract/reader.ts';
import { createQueries, forgetPerson, keyOf, personalKeyOf, refresh } from './queries.ts';

afterEach(() => void vi.unstubAllGlobals());

const TEXTS = keyOf<typeof listTexts>('/texts', { query: {} });
const MY_WORDS = personalKeyOf<typeof listMyWords>('/my-words', { query: { learn: 'es' } });
const LEARNING = personalKeyOf<typeof getLearning>('/learning', { query: { learn: 'es' } });

/** A server whose every reply waits until it is let go. */
function slowServer() {
  const waiting: (() => void)[] = [];
  const asked: string[] = [];
  const kept = { words: [] as string[] };
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    asked.push(new URL(url, 'http://slova.test').pathname);
    const reply = Response.json({ success: true, data: { texts: [], words: kept.words, languages: [] } });
    await new Promise<void>((resolve, reject) => {
      waiting.push(resolve);
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
    return reply;
  });
  return {
    asked,
    kept,
    reply: () => {
      for (const resolve of waiting.splice(0)) resolve();
    },
  };
}

/** What a screen sees that reads the key. */
function screen(queries: ReturnType<typeof createQueries>, queryKey: readonly unknown[]) {
  const observer = new QueryObserver(queries, { queryKey });
  observer.subscribe(() => undefined);
  return observer;
}

test('when a person is forgotten, public lists under way arrive, and those that are here stay', async () => {
  const { asked, reply } = slowServer();
  const queries = createQueries();
  const here = keyOf<typeof listTexts>('/texts', { query: { level: 'A1' } });
  queries.setQueryData(here, 'kept');
  const texts = screen(queries, TEXTS);
  forgetPerson(queries);
  await expect.poll(() => asked).toEqual(['/api/texts']);
  reply();
  await expect.poll(() => texts.getCurrentResult().isSuccess).toBe(true);
  expect(queries.getQueryData(here)).toBe('kept');
  queries.clear();
});

test('nothing of a person who is forgotten is kept, even if it comes later', async () => {
  const { reply } = slowServer();
  const queries = createQueries();
  queries.setQueryData(LEARNING, 'of the person before');
  screen(queries, MY_WORDS);
  forgetPerson(queries);
  reply();
  await new Promise(resolve => setTimeout(resolve, 20));
  for (const key of [MY_WORDS, LEARNING]) expect(queries.getQueryData(key)).toBeUndefined();
  queries.clear();
});

test('a change asks anew for every list at the addresses it names, and for nothing else', async () => {
  const { asked, reply } = slowServer();
  const queries = createQueries();
  for (const key of [TEXTS, MY_WORDS, LEARNING]) screen(queries, key);
  await expect.poll(() => asked).toHaveLength(3);
  reply();
  await expect.poll(() => queries.isFetching()).toBe(0);
  const refreshed = refresh<typeof listMyWords>(queries, '/my-words');
  await expect.poll(() => asked.slice(3)).toEqual(['/api/my-words']);
  reply();
  await refreshed;
  queries.clear();
});

test('a first reply that was under way before a change is called off, on a page and after it was left', async () => {
  const { asked, kept, reply } = slowServer();
  const queries = createQueries();
  const left = personalKeyOf<typeof listMyWords>('/my-words', { query: { learn: 'de' } });
  const page = screen(queries, MY_WORDS);
  screen(queries, left).destroy();
  await expect.poll(() => asked).toHaveLength(2);
  kept.words = ['dog'];
  const refreshed = refresh<typeof listMyWords>(queries, '/my-words');
  await expect.poll(() => asked).toHaveLength(3);
  reply();
  await refreshed;
  expect(page.getCurrentResult().data).toMatchObject({ data: { words: ['dog'] } });
  const again = screen(queries, left);
  await expect.poll(() => asked).toHaveLength(4);
  reply();
  await expect.poll(() => again.getCurrentResult().data).toMatchObject({ data: { words: ['dog'] } });
  queries.clear();
});
