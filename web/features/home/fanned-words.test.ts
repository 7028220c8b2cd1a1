import { expect, test } from 'vitest';
import { fannedWords } from './fanned-words.ts';

const word = (word: string, why: 'due' | 'new' = 'new', emoji = '') => ({
  word,
  why,
  emoji,
});
const order = (...[words, learn]: Parameters<typeof fannedWords>) =>
  fannedWords(words, learn).map(({ word }) => word);

test('what waits comes before what is new, and what has a picture before what has none', () => {
  const words = [word('nuevo'), word('sol', 'new', '☀️'), word('hola', 'due')];
  expect(order(words, 'es')).toEqual(['hola', 'sol', 'nuevo']);
});

test('words that a slip cuts come last; signs as wide as they are high are cut sooner', () => {
  expect(order([word('mariposas'), word('manzana')], 'es')).toEqual(['manzana', 'mariposas']);
  expect(order([word('よくできました', 'new', '👏'), word('はい')], 'ja')).toEqual([
    'はい',
    'よくできました',
  ]);
});
