import { expect, test } from 'vitest';
import { prepareText } from './prepare-text.ts';

const unknown = () => undefined;

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
  expect(prepareText(typed, 'en', unknown)).toEqual({ kind: 'text', text, spoken: undefined });
});

test.each(['', '   ', '!!!', '…?', '👍', '<>', '\u0000', '\u200B\u200D', '\uD800'])(
  '%j is nothing to say',
  typed => {
    expect(prepareText(typed, 'en', unknown)).toEqual({ kind: 'empty' });
  },
);

test('500 characters can be said, 501 are too long, however many bytes they take', () => {
  expect(prepareText('a'.repeat(500), 'en', unknown).kind).toBe('text');
  expect(prepareText('𠮷'.repeat(500), 'ja', unknown).kind).toBe('text');
  expect(prepareText('a'.repeat(501), 'en', unknown)).toEqual({ kind: 'too-long' });
  expect(prepareText('𠮷'.repeat(501), 'ja', unknown)).toEqual({ kind: 'too-long' });
  expect(prepareText('a'.repeat(10_000_000), 'en', unknown)).toEqual({ kind: 'too-long' });
});

test('a word of the catalogue is said as the catalogue says', () => {
  const prepared = prepareText(' 辛い ', 'ja', (language, text) =>
    language === 'ja' && text === '辛い' ? 'からい' : undefined,
  );
  expect(prepared).toEqual({ kind: 'text', text: '辛い', spoken: 'からい' });
});

test('the catalogue cannot smuggle in phonemes either', () => {
  expect(prepareText('слово', 'uk', () => '[[x]]сло́во')).toMatchObject({ spoken: 'x сло́во' });
});

test('known words within a Ukrainian sentence get their stress', () => {
  const stress = new Map([
    ['добрий', 'до́брий'],
    ['ранок', 'ра́нок'],
  ]);
  const prepared = prepareText('Добрий ранок, друже!', 'uk', (_, text) => stress.get(text));
  expect(prepared).toMatchObject({ spoken: 'до́брий ра́нок, друже!' });
});
