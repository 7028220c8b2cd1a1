import { expect, test } from 'vitest';
import type { ListedWord } from '#web/vocabulary/words/listed-word.ts';
import { checkOf } from './check-words.ts';

const WORDS = Array.from(
  { length: 20 },
  (_, place): ListedWord => ({
    ...{ id: `word-${place}`, word: `palabra ${place}`, transcription: '' },
    // Two words of a step may mean the same.
    translation: place < 2 ? 'to be' : `meaning ${place}`,
  }),
);
const random = () => 0.4;

test('eight words are asked, each once, among four meanings of which one is right', () => {
  const questions = checkOf(WORDS, WORDS, random);
  expect(new Set(questions.map(({ word }) => word.id)).size).toBe(8);
  for (const { word, options } of questions) {
    expect(new Set(options).size).toBe(4);
    expect(options).toContain(word.translation);
  }
});

test('fewer are asked where fewer are not known, and none that cannot be told from others', () => {
  expect(checkOf(WORDS.slice(0, 3), WORDS, random)).toHaveLength(3);
  expect(checkOf(WORDS.slice(0, 3), WORDS.slice(0, 3), random)).toEqual([]);
});
