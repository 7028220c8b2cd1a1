import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGE_CODES, type Language } from '#languages/index.ts';
import type { RoundWord } from '#learning/round/round-word.ts';
import { plainSentence } from '#learning/round/sentence.ts';
import { rightTiles } from '#learning/round/tiles/tiles.ts';

const FOLDER = join(import.meta.dirname, '../../content/sentences');

const rows = readdirSync(FOLDER).flatMap(file => {
  const [header = '', ...lines] = readFileSync(join(FOLDER, file), 'utf8').trim().split('\n');
  const names = header.split('\t');
  return lines.map(line => Object.fromEntries(line.split('\t').map((cell, place) => [names[place], cell])));
});

function tilesOf(row: Record<string, string>, learn: Language): string[] | undefined {
  const reading = row[`${learn}_kana`];
  const sentence = { text: row[learn] ?? '', translation: '', ...(reading !== undefined && { reading }) };
  const word: RoundWord = { id: 'word', word: '', translation: '', otherWords: [], sentence };
  return rightTiles(word, learn);
}

test.each(LANGUAGE_CODES)(
  'nine in ten sentences of the path can be built in %s, without their punctuation',
  learn => {
    const built = rows.flatMap(row => {
      const tiles = tilesOf(row, learn);
      return tiles === undefined ? [] : [tiles];
    });
    expect(built.length / rows.length).toBeGreaterThan(0.9);
    expect(built.flat().filter(tile => /[.!?,;:¡¿。、！？،؟।[\]]/.test(tile))).toEqual([]);
    for (const { length } of built) expect(length).toBeLessThanOrEqual(8);
  },
);

test.each(['en', 'de'] as const)(
  'what %s always writes with a capital keeps it at the start of a sentence',
  learn => {
    const inside = rows.flatMap(row =>
      plainSentence(row[learn] ?? '')
        .split(/(?<=[^.!?…:])\s+/)
        .slice(1),
    );
    const words = new Set(inside.map(word => word.replace(/[^\p{L}’]+$/u, '')));
    const lowered = rows.flatMap(row => tilesOf(row, learn)?.[0] ?? []);
    const isNever = (tile: string) =>
      !words.has(tile) && words.has(tile.charAt(0).toUpperCase() + tile.slice(1));
    expect(new Set(lowered.filter(tile => isNever(tile)))).toEqual(new Set());
  },
);
