import { expect, test } from 'vitest';
import { packetPath } from './fetch-packet.ts';

test.each([
  ['translation_to_word', 'food', '/tests/reverse-words'],
  ['translation_to_word', 'userCategory', '/tests/user/reverse-words'],
  ['word_to_translation', 'food', '/tests/reverse-words'],
  ['word_to_translation', 'userCategory', '/tests/user/learn-words'],
  ['flashcards', 'food', '/tests/learn-words'],
  ['flashcards', 'userCategory', '/tests/user/learn-words'],
] as const)('%s from %s is fed by %s', (testType, source, path) => {
  expect(packetPath(testType, source)).toBe(path);
});
