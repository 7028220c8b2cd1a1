import { expect, test } from 'vitest';
import { sentenceWith, splitText, unitOf } from './text-parts.ts';

const BODY = '“Don’t go!” said Ana. It is ten o’clock.\n\nMy T-shirt costs 25 euros, twenty-five.';

test('words are counted over title and body, in the order of reading', () => {
  const { words, bodyWords } = splitText({ title: 'The Rain', body: BODY });
  expect(bodyWords).toHaveLength(words.length - 2);
  expect(words.map(word => word.text).join(' ')).toBe(
    'The Rain Don’t go said Ana It is ten o’clock My T-shirt costs euros twenty five',
  );
  expect(words.map(word => word.index)).toEqual(words.map((_, index) => index));
});

test('sentences stay in their paragraphs and are counted over the whole text', () => {
  const { title, paragraphs, sentences } = splitText({ title: 'The Rain', body: BODY });
  expect(title.map(sentence => sentence.text)).toEqual(['The Rain']);
  expect(paragraphs.map(paragraph => paragraph.map(({ index, text }) => [index, text.trim()]))).toEqual([
    [
      [1, '“Don’t go!” said Ana.'],
      [2, 'It is ten o’clock.'],
    ],
    [[3, 'My T-shirt costs 25 euros, twenty-five.']],
  ]);
  expect(sentences.map(sentence => sentence.index)).toEqual([0, 1, 2, 3]);
});

test('the pieces of a sentence are the sentence', () => {
  for (const { text, pieces } of splitText({ title: 'The Rain', body: BODY }).sentences) {
    expect(pieces.map(piece => (typeof piece === 'string' ? piece : piece.text)).join('')).toBe(text);
  }
});

test('what has no letter a-z cannot be asked for', () => {
  expect(splitText({ title: '42', body: '… — 7.5 % 東京 «»' }).words).toEqual([]);
});

test('words of other languages stand where the server found them, in whatever paragraph and sentence', () => {
  const text = {
    title: '猫と魚',
    body: '猫がいる。 魚もいる。雨。\n\n「食べる？」と言う。',
    spans: {
      title: [
        [0, 1],
        [2, 1],
      ] as [number, number][],
      body: [
        [0, 1],
        [2, 2],
        [6, 1],
        [8, 2],
        [16, 3],
        [22, 2],
      ] as [number, number][],
    },
  };
  const { words, paragraphs, bodyWords } = splitText(text);
  expect(words.map(word => word.text)).toEqual(['猫', '魚', '猫', 'いる', '魚', 'いる', '食べる', '言う']);
  expect(bodyWords).toHaveLength(6);
  expect(paragraphs.map(sentences => sentences.map(sentence => sentence.text))).toEqual([
    ['猫がいる。', '魚もいる。', '雨。'],
    ['「食べる？」と言う。'],
  ]);
  // A space stands between sentences only where one is written.
  expect(paragraphs.flat().map(({ gap }) => gap)).toEqual([' ', '', '', '']);
  for (const { text: whole, pieces } of paragraphs.flat()) {
    expect(pieces.map(piece => (typeof piece === 'string' ? piece : piece.text)).join('')).toBe(whole);
  }
});

test('words know their token and unit, and a token covers the parts of an English word', () => {
  const { words } = splitText({
    title: 'Ja',
    body: 'Er steht früh auf. Well-known.',
    spans: {
      title: [[0, 2]],
      body: [
        [0, 2],
        [3, 5],
        [9, 4],
        [14, 3],
        [19, 4],
        [24, 5],
      ],
    },
    reading: {
      title: [[0, 2, 0]],
      body: [
        [0, 2, 1],
        [3, 5, 2, 7],
        [9, 4, 3],
        [14, 3, 4, 7],
        [19, 10, 5],
      ],
      words: [],
      rows: {},
    },
  });
  expect(words.map(({ text, token, unit }) => [text, token, unit])).toEqual([
    ['Ja', 0, undefined],
    ['Er', 1, undefined],
    ['steht', 2, 7],
    ['früh', 3, undefined],
    ['auf', 4, 7],
    ['Well', 5, undefined],
    ['known', 5, undefined],
  ]);
  const [, , stands, early] = words;
  expect(stands && unitOf(stands, words, 'de')).toBe('steht … auf');
  expect(early && unitOf(early, words, 'de')).toBeUndefined();
});

test('the sentence of a word is told with the place of the word in it', () => {
  const { words, sentences } = splitText({ title: 'The Rain', body: BODY });
  for (const word of words) {
    const { sentence, place } = sentenceWith(word, sentences) ?? {};
    expect(sentence?.text.startsWith(word.text, place)).toBe(true);
  }
  expect(sentenceWith({ index: words.length, text: 'gone' }, sentences)).toBeUndefined();
});

test('readings of a text come to its words, and to names between them, by their places', () => {
  const { paragraphs } = splitText({
    title: '駅',
    body: '田中さんは食べた。\n\n猫。',
    spans: {
      title: [[0, 1]],
      body: [
        [5, 3],
        [11, 1],
      ],
    },
    said: {
      title: [[0, 1, 'えき']],
      body: [
        [0, 2, 'たなか'],
        [5, 1, 'た'],
        [11, 1, 'ねこ'],
      ],
    },
  });
  const [first, second] = paragraphs.map(([sentence]) => sentence);
  expect(first?.saidBetween).toEqual(new Map([[0, [[0, 2, 'たなか']]]]));
  expect(first?.pieces).toEqual(['田中さんは', { index: 1, text: '食べた', said: [[0, 1, 'た']] }, '。']);
  expect(second?.pieces).toEqual([{ index: 2, text: '猫', said: [[0, 1, 'ねこ']] }, '。']);
});
