import { expect, test } from 'vitest';
import { PAUSE_BETWEEN_WORDS_MS, type Spoken, wordTurns } from './play-all.ts';

const words: Spoken[] = ['dog', 'cat'].map(id => ({
  id,
  word: { text: `${id}-es`, language: 'es' },
  translation: { text: `${id}-uk`, language: 'uk' },
}));

test('each word is spoken, then its translation, then the word again, with a second between words', () => {
  expect(PAUSE_BETWEEN_WORDS_MS).toBe(1000);
  const said = wordTurns(words).map(({ mark, utterance, pauseBefore }) => [
    mark,
    utterance.text,
    pauseBefore,
  ]);
  expect(said).toEqual([
    ['dog', 'dog-es', 0],
    ['dog', 'dog-uk', 0],
    ['dog', 'dog-es', 0],
    ['cat', 'cat-es', 1000],
    ['cat', 'cat-uk', 0],
    ['cat', 'cat-es', 0],
  ]);
});
