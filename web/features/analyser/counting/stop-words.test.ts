import { expect, test } from 'vitest';
import { PHRASAL_VERBS } from './phrasal-verbs.ts';
import { STOP_WORDS } from './stop-words.ts';

test('articles, pronouns, auxiliaries and prepositions are stop words', () => {
  const words = [
    'the',
    'you',
    'they',
    'himself',
    'which',
    'was',
    'have',
    'would',
    'can',
    'from',
    'between',
    "don't",
    "it's",
    "i'm",
  ];
  expect(words.filter(word => !STOP_WORDS.has(word))).toEqual([]);
});

test('each is written as counting sees it: lower case, plain apostrophe', () => {
  expect([...STOP_WORDS].filter(word => !/^[a-z]+('[a-z]+)?$/.test(word))).toEqual([]);
});

test('no phrasal verb is one', () => {
  expect(PHRASAL_VERBS.filter(verb => STOP_WORDS.has(verb))).toEqual([]);
});
