import { expect, test } from 'vitest';
import { wordsOfPattern } from './pattern-words.ts';

test.each([
  ['ab', ['ab']],
  ['a|bc', ['a', 'bc']],
  ['a(?:b|c)?d', ['abd', 'acd', 'ad']],
  ['(?:a(?:b)?|c)', ['ab', 'a', 'c']],
  ['a?b?', ['ab', 'a', 'b', '']],
])('%s matches these words, in the order of a regular expression', (pattern, words) => {
  expect(wordsOfPattern(pattern)).toEqual(words);
});
