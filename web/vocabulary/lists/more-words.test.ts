import { expect, test } from 'vitest';
import { withMore } from './more-words.ts';

test('words that a list lacks come last, each once, and a card that it holds under another id is none of them', () => {
  const held = { ids: ['dog', 'card-copy'], cards: { 'card-copy': 'card-own' } };
  expect(withMore(held, ['cat', 'dog', 'card-own', 'cow', 'cat'])).toEqual([
    'dog',
    'card-copy',
    'cat',
    'cow',
  ]);
  expect(withMore(held, ['dog', 'card-own'])).toEqual(held.ids);
});
