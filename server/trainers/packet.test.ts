import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '#languages/index.ts';
import type { Catalogue, CatalogueWord } from '../catalogue/catalogue.ts';
import { isOfPair } from '../catalogue/of-pair.ts';
import type { Pair } from '../catalogue/present.ts';
import { catalogue } from '../testing/catalogue.ts';
import { randomFrom } from '../testing/random.ts';
import { drawQuestions } from './packet.ts';
import { packetResponses } from './packet-response.ts';
import { createCollectDistinct } from './readings.ts';

const allWords = catalogue.categories.flatMap(category => category.words);
const language = fc.constantFrom(...LANGUAGE_CODES);
const fold = (form: string) => form.normalize('NFKC').toLowerCase();
const collectDistinct = createCollectDistinct();

const situation = fc.record({
  pair: fc.record({ lang: language, learn: language }),
  source: fc.subarray(allWords, { minLength: 1, maxLength: 40 }),
  seed: fc.integer(),
});

type Situation = { source: readonly CatalogueWord[]; pair: Pair; seed: number };

const draws = ({ seed, ...given }: Situation) =>
  drawQuestions({ ...given, random: randomFrom(seed), collectDistinct });

test('a packet asks each word of its source at most once and at most 20 words', () => {
  fc.assert(
    fc.property(situation, ({ pair, source, seed }) => {
      const words = draws({ pair, source, seed });
      expect(new Set(words).size).toBe(words.length);
      expect(words.length).toBeLessThanOrEqual(20);
      expect(words.every(word => source.includes(word))).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('words that read the same in either language are one question, and every other that both have is asked', () => {
  fc.assert(
    fc.property(situation, ({ pair, source, seed }) => {
      const words = draws({ pair, source, seed });
      for (const code of [pair.lang, pair.learn])
        expect(new Set(words.map(word => fold(word.forms[code]))).size).toBe(words.length);
      const asked = (left: CatalogueWord) =>
        words.some(word =>
          [pair.lang, pair.learn].some(code => fold(word.forms[code]) === fold(left.forms[code])),
        );
      expect(words.every(word => isOfPair(word, pair))).toBe(true);
      if (words.length < 20) expect(source.filter(word => isOfPair(word, pair)).every(asked)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('the reply holds each question with three decoys, as it is drawn', () => {
  const { drawn } = packetResponses(catalogue);
  fc.assert(
    fc.property(situation, ({ pair, source, seed }) => {
      const { data } = JSON.parse(String(drawn({ pair, source, random: randomFrom(seed) }).plain.bytes));
      expect(data.packetWords.length).toBeGreaterThan(0);
      for (const { otherWords, ...question } of data.packetWords) {
        for (const { id, word, translation } of [question, ...otherWords]) {
          const { forms } = catalogue.word(id) as CatalogueWord;
          expect([word, translation]).toEqual([forms[pair.learn], forms[pair.lang]]);
        }
        expect(otherWords.length).toBe(3);
      }
    }),
    { numRuns: 60 },
  );
});

test('where there are no decoys a question has none', () => {
  const [word] = allWords as [CatalogueWord];
  const names = { ...word.forms };
  const alone: Catalogue = {
    ...catalogue,
    categories: [{ id: word.category, shelf: 'start', emoji: '', names, words: [word] }],
  };
  const { plain } = packetResponses(alone).drawn({
    source: [word],
    pair: { lang: 'en', learn: 'it' },
    random: Math.random,
  });
  expect(JSON.parse(String(plain.bytes)).data.packetWords).toMatchObject([{ id: word.id, otherWords: [] }]);
});

test('the order of a packet follows the random numbers only', () => {
  const source = catalogue.category('food')?.words ?? [];
  const pair: Pair = { lang: 'en', learn: 'it' };
  expect(draws({ source, pair, seed: 7 })).toEqual(draws({ source, pair, seed: 7 }));
  expect(draws({ source, pair, seed: 7 })).not.toEqual(draws({ source, pair, seed: 8 }));
});

test('every word of a source is asked equally often', () => {
  const source = catalogue.category('food')?.words ?? [];
  const pair: Pair = { lang: 'en', learn: 'it' };
  const random = randomFrom(3);
  const counts = new Map(source.map(word => [word, 0]));
  const rounds = 20 * source.length;
  for (let round = 0; round < rounds; round += 1) {
    for (const word of drawQuestions({ source, pair, random, collectDistinct }))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  // 400 each, give or take five standard deviations.
  for (const count of counts.values()) expect(Math.abs(count - 400)).toBeLessThan(100);
});
