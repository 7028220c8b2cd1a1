import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '#contract/languages.ts';
import type { CatalogueWord } from '../catalogue/catalogue.ts';
import { catalogue } from '../testing.ts';
import { makePacket, pickDecoys } from './packet.ts';

const allWords = catalogue.categories.flatMap(category => category.words);
const language = fc.constantFrom(...LANGUAGE_CODES);
const fold = (form: string) => form.normalize('NFKC').toLowerCase();

const situation = fc.record({
  pair: fc.record({ lang: language, learn: language }),
  source: fc.subarray(allWords, { minLength: 1, maxLength: 40 }),
  seed: fc.integer(),
});

test('no question offers two options that read the same in either language', () => {
  fc.assert(
    fc.property(situation, ({ pair, source, seed }) => {
      const packet = makePacket({ source, catalogue, pair, random: randomFrom(seed) });
      for (const question of packet) {
        const options = [question, ...question.otherWords];
        expect(new Set(options.map(option => fold(option.word))).size).toBe(options.length);
        expect(new Set(options.map(option => fold(option.translation))).size).toBe(options.length);
        expect(options.length).toBe(4);
      }
    }),
    { numRuns: 60 },
  );
});

test('a packet asks each word of its source at most once and at most 20 words', () => {
  fc.assert(
    fc.property(situation, ({ pair, source, seed }) => {
      const ids = makePacket({ source, catalogue, pair, random: randomFrom(seed) }).map(
        question => question.id,
      );
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBeLessThanOrEqual(20);
      expect(ids.every(id => source.some(word => word.id === id))).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test('decoys come from the word’s own category while it has enough', () => {
  for (const category of catalogue.categories) {
    const word = category.words[0] as CatalogueWord;
    const decoys = pickDecoys({
      word,
      source: [word],
      catalogue,
      pair: { lang: 'en', learn: 'fr' },
      random: randomFrom(1),
    });
    expect(decoys.map(decoy => decoy.category)).toEqual(Array(3).fill(category.id));
  }
});

test('one word in the dictionary is one question with three decoys', () => {
  const source = [catalogue.word('dog') as CatalogueWord];
  const [question, ...rest] = makePacket({
    source,
    catalogue,
    pair: { lang: 'uk', learn: 'en' },
    random: Math.random,
  });
  expect(rest).toEqual([]);
  expect(question).toMatchObject({ word: 'dog', translation: 'собака' });
  expect(question?.otherWords.length).toBe(3);
});

test('the order of a packet and of its decoys follows the random numbers only', () => {
  const source = catalogue.category('food')?.words ?? [];
  const packet = (seed: number) =>
    makePacket({ source, catalogue, pair: { lang: 'en', learn: 'it' }, random: randomFrom(seed) });
  expect(packet(7)).toEqual(packet(7));
  expect(packet(7).map(word => word.id)).not.toEqual(packet(8).map(word => word.id));
});

/** Repeatable random numbers (a linear congruential generator with the constants of Numerical Recipes). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
