import { expect, test } from 'vitest';
import type { Utterance } from '../speech/clips.ts';
import { PAUSE_BETWEEN_WORDS_MS, playAll, type Spoken } from './play-all.ts';

const words: Spoken[] = ['dog', 'cat', 'cow'].map(id => ({
  id,
  word: { text: `${id}-es`, language: 'es' },
  translation: { text: `${id}-uk`, language: 'uk' },
}));

/** Notes everything that happens, in order; `onSpeak` may interfere. */
function recorder(onSpeak: (text: string, stop: () => void) => void = () => {}) {
  const events: string[] = [];
  const controller = new AbortController();
  const means = {
    speak: async ({ text }: Utterance) => {
      events.push(text);
      onSpeak(text, () => controller.abort());
    },
    prefetch: () => {},
    pause: async (milliseconds: number) => void events.push(`pause ${milliseconds}`),
    onWord: (id: string) => void events.push(`at ${id}`),
    signal: controller.signal,
  };
  return { events, means };
}

test('each word is spoken, then its translation, then the word again, with a second between words', async () => {
  const { events, means } = recorder();
  await playAll(words.slice(0, 2), means);
  expect(PAUSE_BETWEEN_WORDS_MS).toBe(1000);
  expect(events).toEqual([
    ...['at dog', 'dog-es', 'dog-uk', 'dog-es'],
    'pause 1000',
    ...['at cat', 'cat-es', 'cat-uk', 'cat-es'],
  ]);
});

test('it stops at the first failure', async () => {
  const { events, means } = recorder(text => {
    if (text === 'cat-uk') throw new Error('no voice');
  });
  await expect(playAll(words, means)).rejects.toThrow('no voice');
  expect(events.at(-1)).toBe('cat-uk');
});

test('when it is stopped in the middle of a word nothing more is spoken', async () => {
  const { events, means } = recorder((text, stop) => {
    if (text === 'dog-uk') stop();
  });
  await playAll(words, means);
  expect(events.at(-1)).toBe('dog-uk');
});

test('what comes next is fetched while a word is spoken', async () => {
  const fetched: string[] = [];
  const { means } = recorder();
  await playAll(words.slice(0, 2), { ...means, prefetch: ({ text }) => void fetched.push(text) });
  expect(fetched).toEqual(['dog-uk', 'cat-es', 'cat-uk', 'cat-uk']);
});
