import { expect, test } from 'vitest';
import { cleanWord, TEXT_WORD } from './text-words.ts';

test.each([
  ['Hello, world!', 'Hello world'],
  ['It’s ten o’clock', 'It’s ten o’clock'],
  ["the dogs' bowls, the dog's bowl", "the dogs bowls the dog's bowl"],
  ['‘Yes,’ said Tom', 'Yes said Tom'],
  ['twenty-five well-known T-shirts by e-mail', 'twenty five well known T-shirts by e-mail'],
  ['an old—very old—man', 'an old very old man'],
  ['Room 12b at 7.30', 'Room b at'],
  ['café naïve', 'café naïve'],
  ['1, 2, 3 …', ''],
])('the words of %j are %j', (text, words) => {
  expect((text.match(TEXT_WORD) ?? []).join(' ')).toBe(words);
});

test.each([
  ['House', 'house'],
  ['Don’t', 'dont'],
  ["dog's", 'dogs'],
  ['T-shirt', 'tshirt'],
  ['café', 'cafe'],
  ['“Yes!”', 'yes'],
  ['42', ''],
  ['—', ''],
  ['слово', ''],
  ['', ''],
])('%j is asked for as %j', (word, cleaned) => {
  expect(cleanWord(word)).toBe(cleaned);
});
