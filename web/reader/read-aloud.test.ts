import { expect, test } from 'vitest';
import { PAUSE_BETWEEN_SENTENCES_MS, readAloud } from './read-aloud.ts';

const SENTENCES = [
  { index: 4, parts: ['One.'] },
  { index: 5, parts: ['Two,', 'and a half.'] },
  { index: 6, parts: [] },
  { index: 7, parts: ['Three.'] },
];

function means(controller = new AbortController()) {
  const log: string[] = [];
  return {
    log,
    means: {
      speak: async (text: string) => void log.push(`speak ${text}`),
      prefetch: (text: string) => void log.push(`fetch ${text}`),
      pause: async (milliseconds: number) => void log.push(`pause ${milliseconds}`),
      onSentence: (index: number) => void log.push(`sentence ${index}`),
      signal: controller.signal,
    },
  };
}

test('sentences are marked and spoken one after the other, the next is fetched meanwhile', async () => {
  const { log, means: given } = means();
  expect(await readAloud(SENTENCES, given)).toBe(true);
  expect(log).toEqual([
    'sentence 4',
    'speak One.',
    'fetch Two,',
    `pause ${PAUSE_BETWEEN_SENTENCES_MS}`,
    'sentence 5',
    'speak Two,',
    'fetch and a half.',
    'sentence 5',
    'speak and a half.',
    'fetch Three.',
    `pause ${PAUSE_BETWEEN_SENTENCES_MS}`,
    'sentence 7',
    'speak Three.',
  ]);
});

test('nothing more is said once the signal is raised, be it while speaking or in the pause', async () => {
  for (const moment of ['speak', 'pause'] as const) {
    const controller = new AbortController();
    const { log, means: given } = means(controller);
    const abort = async () => controller.abort();
    expect(await readAloud(SENTENCES, { ...given, [moment]: abort })).toBe(false);
    expect(log.filter(line => line.startsWith('sentence'))).toEqual(['sentence 4']);
  }
});

test('a failure ends the reading', async () => {
  const { log, means: given } = means();
  const speak = () => Promise.reject(new Error('no sound'));
  await expect(readAloud(SENTENCES, { ...given, speak })).rejects.toThrow('no sound');
  expect(log.filter(line => line.startsWith('sentence'))).toEqual(['sentence 4']);
});

test('of an empty text the end comes at once', async () => {
  expect(await readAloud([], means().means)).toBe(true);
});
