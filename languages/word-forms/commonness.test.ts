import { expect, test } from 'vitest';
import { formsOf } from '../forms.ts';
import { knownWords, rowsInOrder } from './known-words.ts';
import { readText } from './read-text.ts';

const ROWS = [
  { key: 'can', pos: 'verb', forms: ['poder'], commonness: 'common' as const },
  { key: 'be', pos: 'verb', forms: ['ser', 'estar'], commonness: 'common' as const },
  { key: 'be-present', pos: 'verb', forms: ['estar'] },
  { key: 'prune', pos: 'verb', forms: ['podar'] },
  { key: 'in-summer', pos: 'adverb', forms: ['en verano'], commonness: 'last' as const },
];

test.each([
  ['puedo', 'can'],
  ['estar', 'be'],
  ['podar', 'prune'],
])('%s is read as a common row first: %s', async (word, key) => {
  const forms = await formsOf('es');
  const known = knownWords(forms, rowsInOrder(ROWS));
  expect(forms.candidates(word, known)[0]?.rows[0]?.key).toBe(key);
});

test('a row that comes last makes no unit of words', async () => {
  const forms = await formsOf('es');
  const words = readText(forms, knownWords(forms, rowsInOrder(ROWS)), 'en verano');
  expect(words.map(({ together }) => together)).toEqual([undefined, undefined]);
});
