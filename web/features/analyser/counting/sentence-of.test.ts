import { expect, test } from 'vitest';
import { sentenceOf } from './sentence-of.ts';

const TEXT = `The quokka smiled. Nobody had looked
after it, Mr. Brown said.
“Don’t run,” he called. A well–known quokka ran (twice)!`;

test.each([
  ['quokka', 'The quokka smiled.'],
  ['ran', 'A well–known quokka ran (twice)!'],
  ["don't", '“Don’t run,” he called.'],
  ['well-known', 'A well–known quokka ran (twice)!'],
  ['looked after', 'Nobody had looked'],
  ['okk', ''],
  ['(twice)', 'A well–known quokka ran (twice)!'],
])('the sentence of %s is found', (word, sentence) => {
  expect(sentenceOf(TEXT, word)).toBe(sentence);
});

test('a text without an end of a sentence gives none that a card could not hold', () => {
  expect(sentenceOf('word '.repeat(2000), 'word').length).toBeLessThanOrEqual(500);
  const around = 'word '.repeat(1000);
  expect(sentenceOf(`${around}quokka ${around}`, 'quokka')).toBe('');
});
