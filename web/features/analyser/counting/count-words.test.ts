import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countWords } from './count-words.ts';
import { PHRASAL_VERBS } from './phrasal-verbs.ts';
import { STOP_WORDS } from './stop-words.ts';
import { readWords } from './word-reader.ts';

/** Rows as `word count`, in their order. */
const counted = (text: string) => countWords(text).rows.map(({ word, count }) => `${word} ${count}`);

test.each([
  ['a word is counted whatever its case', 'Cat cat CAT', ['cat 3']],
  ['words of one and two letters are left out', 'ox fox go gone', ['fox 1', 'gone 1']],
  [
    'articles, pronouns, auxiliaries and prepositions are left out',
    'she would run towards the house',
    ['house 1', 'run 1'],
  ],
  ['contractions of these are left out too', 'I’m sure they don’t, it’s late', ['late 1', 'sure 1']],
  ['digits alone are left out, digits with letters count', '1984 007 3rd 1990s', ['1990s 1', '3rd 1']],
  ['punctuation separates', 'cat,dog;cat/dog…cat_dog', ['cat 3', 'dog 3']],
  [
    'apostrophes and hyphens within a word stay',
    "o'clock well-known rock-'n'-roll",
    ["o'clock 1", "rock-'n'-roll 1", 'well-known 1'],
  ],
  [
    'apostrophes and hyphens at the edges go',
    "'hello' -hello- 'tis dogs' ''quoted''",
    ['hello 2', 'dogs 1', 'quoted 1', 'tis 1'],
  ],
  ['length is counted after trimming', "'ox' -ox-", []],
  ['typographic apostrophes count as plain ones', "children’s children's childrenʼs", ["children's 3"]],
  [
    'typographic hyphens and dashes count as -',
    'well‐known well‑known well–known well—known',
    ['well-known 4'],
  ],
  ['a dash on its own is none', 'sun - sun — sun – moon', ['sun 3', 'moon 1']],
  ['two hyphens are a dash of a typewriter', 'sun--moon sun---moon sun——moon', ['moon 3', 'sun 3']],
  [
    'letters with accents belong to the word, composed or not',
    'café CAFÉ cafe\u0301 naïve',
    ['café 3', 'naïve 1'],
  ],
  [
    'a soft hyphen between the two does not matter',
    'sun-\u00ad-moon sun—\u00ad\u200d—moon',
    ['moon 2', 'sun 2'],
  ],
  ['soft hyphens and joiners are not there', 'ex\u00adam\u00adple example\u200d', ['example 2']],
  ['emoji separate', 'sun❤️moon sun👩‍👩‍👧moon', ['moon 2', 'sun 2']],
  ['other scripts are words', 'привіт привіт', ['привіт 2']],
  [
    'equal counts are ordered alphabetically',
    'zebra éclair apple eagle zebra fig',
    ['zebra 2', 'apple 1', 'eagle 1', 'éclair 1', 'fig 1'],
  ],
])('%s', (_, text, rows) => {
  expect(counted(text)).toEqual(rows);
});

test.each([
  [
    'a phrasal verb is a unit and its words are not counted singly',
    'Never give up',
    ['give up 1', 'never 1'],
  ],
  [
    'the longest listed one goes first',
    'look forward to it; put up with it; put up tents',
    ['look forward to 1', 'put up 1', 'put up with 1', 'tents 1'],
  ],
  ['line ends and punctuation do not part its words', 'GIVE\nup! give, “up” give - up', ['give up 3']],
  ['other words do, however short', 'give it up, give 2 up', ['give 2']],
  ['a hyphen makes one word of it', 'give-up', ['give-up 1']],
  ['only listed forms count', 'gave up giving up', ['gave 1', 'giving 1']],
  ['one that is cut off by the end of the text is none', 'look forward', ['forward 1', 'look 1']],
  ['words do not serve twice', 'get out of of bed', ['bed 1', 'get out of 1']],
])('%s', (_, text, rows) => {
  expect(counted(text)).toEqual(rows);
});

test('the total is the sum of the counts', () => {
  expect(countWords('one two three four, three four, four. Give up').total).toBe(8);
});

test('a text without words has no rows', () => {
  for (const text of ['', ' \n', '--- ... ’’’', 'the of a'])
    expect(countWords(text)).toEqual({ rows: [], total: 0 });
});

test('a word of a million letters and a hundred thousand different words are counted', () => {
  expect(countWords('a'.repeat(1_000_000)).rows[0]?.word).toHaveLength(1_000_000);
  const many = Array.from({ length: 100_000 }, (_, index) => `w${index.toString(36)}x`).join(' ');
  expect(countWords(many)).toMatchObject({ rows: { length: 100_000 }, total: 100_000 });
});

test('any text is counted as by the plain words of the specification', () => {
  const pieces = [
    ...PHRASAL_VERBS.slice(0, 40),
    ...[...STOP_WORDS].slice(0, 20),
    'café',
    'Dog',
    "dog's",
    'dog’s',
    '3rd',
    '42',
  ];
  const separators = [' ', '\n', ', ', '—', ' — ', '-', '--', '’', "'", '. ', '“', '🙂', '\u00ad', ''];
  const words = fc.constantFrom(...pieces, ...pieces.flatMap(piece => piece.split(' ')));
  const text = fc.array(fc.tuple(fc.oneof(words, fc.string()), fc.constantFrom(...separators)), {
    maxLength: 60,
  });
  fc.assert(
    fc.property(text, parts => {
      const joined = parts.flat().join('');
      expect(Object.fromEntries(countWords(joined).rows.map(row => [row.word, row.count]))).toEqual(
        plainCount(joined),
      );
    }),
    { numRuns: 500 },
  );
});

/** Section 5 of the specification written down step by step, without thought of speed. */
function plainCount(text: string): Record<string, number> {
  const tokens = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/\u00ad|\u200c|\u200d|\u2060|\ufeff/g, '')
    .replace(/[‘’‛ʼ＇`´]/g, "'")
    .replace(/[‐‑‒–—―]/g, '-')
    .replace(/-{2,}/g, ' ')
    .replace(/[^\p{L}\p{M}\p{N}'-]|\p{Variation_Selector}|[\u{10000}-\u{10ffff}]/gu, ' ')
    .split(' ')
    .map(token => token.replace(/^['-]+|['-]+$/g, ''))
    .filter(token => token !== '');
  const counts: Record<string, number> = {};
  const add = (word: string) => {
    counts[word] = (counts[word] ?? 0) + 1;
  };
  for (let at = 0; at < tokens.length; ) {
    const length = [3, 2].find(size => PHRASAL_VERBS.includes(tokens.slice(at, at + size).join(' '))) ?? 1;
    const word = tokens.slice(at, at + length).join(' ');
    if (length > 1 || (word.length > 2 && !STOP_WORDS.has(word) && !/^\p{N}+$/u.test(word))) add(word);
    at += length;
  }
  return counts;
}

test('words that begin alike stand by the alphabet to their last letter', () => {
  const { rows } = countWords('internationally international internment');
  expect(rows.map(({ word }) => word)).toEqual(['international', 'internationally', 'internment']);
});

test('among hundreds of thousands of different words none is taken for another', () => {
  const words = Array.from({ length: 200_000 }, (_, number) =>
    ((number * 2_654_435_761) % 36 ** 6).toString(36),
  );
  expect(readWords(words.join(' '), []).words).toEqual(words);
});
