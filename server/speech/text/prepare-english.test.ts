import { expect, test } from 'vitest';
import { isMisreadVerb, prepareEnglish } from './prepare-english.ts';

test.each([
  ['live', 'to live', "[[l'Iv]]"],
  ['live', undefined, 'live'],
  ['run', 'to run', 'run'],
  ['The scissors are my husband’s.', undefined, "The [[s'Iz3z]] are my husband’s."],
  ['My husband and I', undefined, "My [[h'Vzb@nd]] and I"],
  ['constructor', 'to constructor', 'constructor'],
])('%s, said as %s, is written %s for the engine', (text, spoken, written) => {
  expect(prepareEnglish(text, spoken)).toBe(written);
});

test('only verbs that are read as another word when they stand alone need their "to"', () => {
  expect(isMisreadVerb('close', 'to close')).toBe(true);
  expect(isMisreadVerb('close', undefined)).toBe(false);
  expect(isMisreadVerb('open', 'to open')).toBe(false);
});
