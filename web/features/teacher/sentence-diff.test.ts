import { expect, test } from 'vitest';
import { sentenceDiff } from './sentence-diff.ts';

const written = (before: string, after: string, language: 'de' | 'ja' = 'de') =>
  sentenceDiff(before, after, language)
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}]`, added: `[+${text}]` })[kind])
    .join('');

test('what was wrong is taken out where the right word comes in', () => {
  expect(written('wir sind im Wald gegangen', 'wir sind in den Wald gegangen')).toBe(
    'wir sind [-im ][+in den ]Wald gegangen',
  );
  expect(written('und dann wir sind da', 'und dann sind wir da')).toBe('und dann [-wir ]sind [+wir ]da');
});

test('a sentence without spaces is compared by its words', () => {
  expect(written('私は猫を好きです', '私は猫が好きです', 'ja')).toBe('私は猫[-を][+が]好きです');
});

test('nothing in common, nothing before, and too much to compare', () => {
  expect(written('ja', 'nein')).toBe('[-ja][+nein]');
  expect(written('', 'nein')).toBe('[+nein]');
  const long = 'ja '.repeat(301);
  expect(sentenceDiff(long, 'nein', 'de')).toHaveLength(2);
});
