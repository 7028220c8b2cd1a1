import { expect, test } from 'vitest';
import { splitText } from './text-parts.ts';

const BODY = '“Don’t go!” said Ana. It is ten o’clock.\n\nMy T-shirt costs 25 euros, twenty-five.';

test('words are counted over title and body, in the order of reading', () => {
  const { words, wordCount } = splitText({ title: 'The Rain', body: BODY });
  expect(wordCount).toBe(words.length - 2);
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
    body: '猫がいる。 魚もいる。\n\n「食べる？」と言う。',
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
        [14, 3],
        [20, 2],
      ] as [number, number][],
    },
  };
  const { words, paragraphs, wordCount } = splitText(text);
  expect(words.map(word => word.text)).toEqual(['猫', '魚', '猫', 'いる', '魚', 'いる', '食べる', '言う']);
  expect(wordCount).toBe(6);
  expect(paragraphs.map(sentences => sentences.map(sentence => sentence.text))).toEqual([
    ['猫がいる。', '魚もいる。'],
    ['「食べる？」と言う。'],
  ]);
  for (const { text: whole, pieces } of paragraphs.flat()) {
    expect(pieces.map(piece => (typeof piece === 'string' ? piece : piece.text)).join('')).toBe(whole);
  }
});
