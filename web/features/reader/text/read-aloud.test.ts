import { expect, test } from 'vitest';
import { PAUSE_BETWEEN_SENTENCES_MS, sentenceTurns } from './read-aloud.ts';

const SENTENCES = [
  { index: 4, parts: ['One.'] },
  { index: 5, parts: ['Two,', 'and a half.'] },
  { index: 6, parts: [] },
  { index: 7, parts: ['Three.'] },
];

test('sentences are spoken in the language of the text one after the other, piece by piece, with a breath between them', () => {
  expect(sentenceTurns(SENTENCES, { language: 'pt', pace: 'slow' })).toEqual(
    [
      { mark: 4, text: 'One.', pauseBefore: 0 },
      { mark: 5, text: 'Two,', pauseBefore: PAUSE_BETWEEN_SENTENCES_MS },
      { mark: 5, text: 'and a half.', pauseBefore: 0 },
      { mark: 7, text: 'Three.', pauseBefore: PAUSE_BETWEEN_SENTENCES_MS },
    ].map(({ text, ...turn }) => ({
      ...turn,
      utterance: { text, language: 'pt', pace: 'slow', isSentence: true },
    })),
  );
});
