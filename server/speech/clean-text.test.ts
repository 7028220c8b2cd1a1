import { expect, test } from 'vitest';
import { readText } from './clean-text.ts';

const cleaned: [what: string, typed: string, text: string][] = [
  ['decomposed letters are composed', 'nu\u031Bo\u031B\u0301c', 'nước'],
  ['spaces are collapsed and trimmed', '  good \n\t morning ', 'good morning'],
  ['control characters part words', 'one\u0000two\u0001three', 'one two three'],
  ['bidi marks vanish', '\u200Fكتاب\u202C', 'كتاب'],
  ['a joiner within a word stays', 'क्\u200Dष', 'क्\u200Dष'],
  ['a joiner elsewhere vanishes', '\u200Dhello\u200C', 'hello'],
  ['a soft hyphen vanishes', 'but\u00ADter', 'butter'],
  ['emoji vanish with their parts', '👩🏽‍🚒 firefighter 🇺🇦 1️⃣', 'firefighter 1'],
  ['a lone surrogate vanishes', 'a\uD83Db', 'a b'],
  ['private and unassigned characters vanish', 'a\uE000\u0378b', 'a b'],
  ['markup loses its brackets', '<voice name="de">hello</voice>', 'voice name="de" hello /voice'],
  ['phoneme brackets vanish', "[[h@l'oU]] hello", "h@l'oU hello"],
  ['digits can be said', '42', '42'],
];

test.each(cleaned)('%s', (_what, typed, text) => {
  expect(readText(typed)).toEqual({ kind: 'text', text });
});

test.each(['', '   ', '!!!', '…?', '👍', '<>', '\u0000', '\u200B\u200D', '\uD800'])(
  '%j is nothing to say',
  typed => {
    expect(readText(typed)).toEqual({ kind: 'empty' });
  },
);

test('500 characters can be said, 501 are too long, however many bytes they take', () => {
  expect(readText('a'.repeat(500)).kind).toBe('text');
  expect(readText('𠮷'.repeat(500)).kind).toBe('text');
  expect(readText('a'.repeat(501))).toEqual({ kind: 'too-long' });
  expect(readText('𠮷'.repeat(501))).toEqual({ kind: 'too-long' });
  expect(readText('a'.repeat(10_000_000))).toEqual({ kind: 'too-long' });
});
