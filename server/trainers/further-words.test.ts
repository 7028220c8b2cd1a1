import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '#languages/index.ts';
import { catalogue } from '../testing/catalogue.ts';
import { randomFrom } from '../testing/random.ts';
import { createPickDecoys } from './decoys.ts';

const pickDecoys = createPickDecoys(catalogue);
const language = fc.constantFrom(...LANGUAGE_CODES);

const situation = fc.record({
  pair: fc.record({ lang: language, learn: language }),
  word: fc.constantFrom(...catalogue.furtherWords),
  seed: fc.integer(),
});

test('the decoys of a row of the dictionary are of its part of speech, and rows too where there are enough', () => {
  fc.assert(
    fc.property(situation, ({ pair, word, seed }) => {
      const decoys = pickDecoys({ word, source: [word], pair, random: randomFrom(seed) });
      expect(decoys.map(({ pos }) => pos)).toEqual(Array(3).fill(word.pos));
      if (word.pos !== 'numeral') expect(decoys.map(({ category }) => category)).toEqual(['', '', '']);
      expect(new Set([word, ...decoys]).size).toBe(4);
    }),
    { numRuns: 300 },
  );
});

test('a row whose key begins like the id of an own card is a row', () => {
  const word = catalogue.furtherWords.find(
    ({ id }) => id === 'card-noun-game',
  ) as (typeof catalogue.furtherWords)[0];
  const pair = { lang: 'en', learn: 'de' } as const;
  const drawn = Array.from({ length: 50 }, (_, seed) => {
    return pickDecoys({ word, source: [word], pair, random: randomFrom(seed) }).map(({ pos }) => pos);
  });
  expect(new Set(drawn.flat())).toEqual(new Set(['noun']));
});

test('no decoy of a row of the dictionary is another way to say it', () => {
  fc.assert(
    fc.property(situation, ({ pair, word, seed }) => {
      for (const decoy of pickDecoys({ word, source: [word], pair, random: randomFrom(seed) })) {
        const saidAlike = [pair.lang, pair.learn].flatMap(code =>
          catalogue.meanings(code, decoy.forms[code]).map(({ id }) => id),
        );
        expect(saidAlike).not.toContain(word.id);
      }
    }),
    { numRuns: 300 },
  );
});
