import { expect, test } from 'vitest';
import { fileNameReader } from './file-name.ts';

const readFileName = (file: string, others: string[] = []) => fileNameReader([file, ...others])(file);
const wordsOf = (file: string) => readFileName(file).map(({ word }) => word);

test.each([
  ['chien.mp3', 'chien'],
  ['pomme_de_terre.WAV', 'pomme de terre'],
  ['chien (2).ogg', 'chien'],
  ['e\u0301te\u0301.mp3', 'été'],
  ['собака.wav', 'собака'],
  ['chien', 'chien'],
])('the name %s is the word %s', (file, word) => {
  expect(readFileName(file)).toEqual([{ word }]);
});

test('a name of Lingua Libre tells language, speaker and word, any of which may have hyphens', () => {
  expect(readFileName('LL-Q150 (fra)-WikiLucas00-chien.wav')).toEqual([
    { word: 'chien', speaker: 'WikiLucas00', language: 'fr' },
  ]);
  const rainbow = 'LL-Q150 (fra)-Zoé-arc-en-ciel.wav';
  expect(readFileName(rainbow)).toEqual([{ word: 'arc-en-ciel', speaker: 'Zoé', language: 'fr' }]);
  // A part of what was said is another word.
  const greeting = 'LL-Q150 (fra)-Zoé-Comment allez-vous.wav';
  for (const others of [[], [rainbow], ['LL-Q150 (fra)-Zoé-chien.wav']])
    expect(readFileName(greeting, others).map(({ word }) => word)).toEqual(['Comment allez-vous']);
  expect(readFileName('LL-Q150 (fra)-Jean-Luc-chat.wav', ['LL-Q150 (fra)-Jean-Luc-arc-en-ciel.wav'])).toEqual(
    [
      { word: 'Luc-chat', speaker: 'Jean', language: 'fr' },
      { word: 'chat', speaker: 'Jean-Luc', language: 'fr' },
    ],
  );
  expect(readFileName('LL-Q9027 (swe)-Anna-hund.wav')[0]?.language).toBe('another');
});

test('a name of Forvo tells language and word', () => {
  expect(readFileName('pronunciation_fr_pomme_de_terre.mp3')).toEqual([
    { word: 'pomme de terre', language: 'fr' },
  ]);
  expect(readFileName('pronunciation_sv_hund.mp3')[0]?.language).toBe('another');
});

test('a name of Wikimedia Commons has a code and may have a region before its word, or may be a word', () => {
  expect(wordsOf('De-Hund.ogg')).toEqual(['De-Hund', 'Hund']);
  expect(wordsOf('En-us-dog.ogg')).toEqual(['En-us-dog', 'dog']);
  expect(wordsOf('En-in-law.ogg')).toEqual(['En-in-law', 'in-law']);
  expect(wordsOf('Fr-Paris--chien.ogg')).toEqual(['Fr-Paris--chien', 'chien']);
  expect(readFileName('De-Hund.ogg').map(({ language }) => language)).toEqual([undefined, 'de']);
  expect(readFileName('Au-pair.mp3')).toEqual([{ word: 'Au-pair' }]);
});
