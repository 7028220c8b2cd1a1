import { expect, test } from 'vitest';
import { LANGUAGE_CODES, type Language } from '#languages/index.ts';
import type { RoundWord } from '#learning/round/round-word.ts';
import { plainSentence } from '#learning/round/sentence.ts';
import { rightTiles } from '#learning/round/tiles/tiles.ts';
import { type SentenceRow, sentenceFiles } from './testing-sentences.ts';

const rows = sentenceFiles.flatMap(file => file.rows);

function tilesOf(row: SentenceRow, learn: Language): string[] | undefined {
  if (row[learn] === '') return undefined;
  const sentence = { text: row[learn], translation: '', ...(learn === 'ja' && { reading: row.ja_kana }) };
  const word: RoundWord = { id: 'word', word: '', translation: '', otherWords: [], sentence };
  return rightTiles(word, learn);
}

type Place = { folder: string; file: string };

const builtOf = (some: readonly SentenceRow[], learn: Language) =>
  some.flatMap(row => {
    const tiles = tilesOf(row, learn);
    return tiles === undefined ? [] : [tiles];
  });

test.each(LANGUAGE_CODES)(
  'nine in ten first sentences of the path can be built in %s, and two in three of the others',
  learn => {
    const isOfPath = ({ folder, file }: Place) => folder === 'sentences' && file.startsWith('path-');
    const [path = [], others = []] = [isOfPath, (place: Place) => !isOfPath(place)].map(isOne =>
      sentenceFiles.filter(isOne).flatMap(file => file.rows),
    );
    expect(builtOf(path, learn).length / path.length).toBeGreaterThan(0.9);
    expect(builtOf(others, learn).length / others.length).toBeGreaterThan(0.66);
  },
);

test.each(LANGUAGE_CODES)('what is built in %s has no punctuation, and at most eight tiles', learn => {
  const built = builtOf(rows, learn);
  expect(built.flat().filter(tile => /[.!?,;:¡¿。、！？،؟।[\]]/.test(tile))).toEqual([]);
  for (const { length } of built) expect(length).toBeLessThanOrEqual(8);
});

/** Small inside a sentence, though ours have there only what is said (*sagt: „Ja“*) or another word (*in May*). */
const SMALL_TOO = new Set(['hallo', 'ja', 'may']);

test.each(['en', 'de'] as const)(
  'what %s always writes with a capital keeps it at the start of a sentence',
  learn => {
    const inside = rows.flatMap(row =>
      plainSentence(row[learn])
        .split(/(?<=[^.!?…:])\s+/)
        .slice(1),
    );
    const words = new Set(inside.map(word => word.replace(/[^\p{L}’]+$/u, '')));
    const lowered = rows.flatMap(row => tilesOf(row, learn)?.[0] ?? []);
    const isNever = (tile: string) =>
      !SMALL_TOO.has(tile) && !words.has(tile) && words.has(tile.charAt(0).toUpperCase() + tile.slice(1));
    expect(new Set(lowered.filter(tile => isNever(tile)))).toEqual(new Set());
  },
);
