import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGE_CODES, type Language } from '#languages/index.ts';
import type { CatalogueWord } from '../catalogue/catalogue.ts';
import { isOfPair } from '../catalogue/of-pair.ts';
import type { Pair } from '../catalogue/present.ts';
import { catalogue } from '../testing/catalogue.ts';
import { randomFrom } from '../testing/random.ts';
import { createPickDecoys, type Question } from './decoys.ts';
import { createPickByStrength } from './decoys-by-strength.ts';
import { createFormLikeness } from './form-likeness.ts';
import { createCollectDistinct } from './readings.ts';
import { surfaceKeys } from './surface.ts';

const words = catalogue.categories.flatMap(category => category.words);
const pickFor = createPickByStrength(catalogue, createCollectDistinct());
const pickOfTest = createPickDecoys(catalogue);
/** The place of the part of speech, related ones put together, in `surfaceKeys`. */
const KIND = 3;
const nothing = new Map();
/** What somebody gets who has begun nothing. */
const pick = {
  easy: (asked: Question) => pickFor({ ...asked, decoys: 'easy', begun: nothing }),
  near: (asked: Question) => pickFor({ ...asked, decoys: 'near', begun: nothing }),
};
const likeness = createFormLikeness();
const language = fc.constantFrom(...LANGUAGE_CODES);

const situation = fc.record({
  pair: fc.record({ lang: language, learn: language }),
  word: fc.constantFrom(...words),
  seed: fc.integer(),
});
const fold = (form: string) => form.normalize('NFKC').toLowerCase();

test.each(['easy', 'near'] as const)('%s decoys are three, and none reads like another option', strength => {
  fc.assert(
    fc.property(situation, ({ pair, word, seed }) => {
      const asked = { word, source: words, pair, random: randomFrom(seed) };
      const options = [word, ...pick[strength](asked)];
      for (const code of [pair.lang, pair.learn])
        expect(new Set(options.map(option => fold(option.forms[code]))).size).toBe(4);
    }),
    { numRuns: 60 },
  );
});

test('a weak word stands beside words of its part of speech from elsewhere that look unlike it', () => {
  fc.assert(
    fc.property(situation, ({ pair, word, seed }) => {
      for (const decoy of pick.easy({ word, source: words, pair, random: randomFrom(seed) })) {
        // A kind with few words has to be filled up.
        if (word.pos !== 'noun' || decoy.category === word.category) continue;
        expect(likeness(word, decoy, pair.learn)).toBeLessThan(0.3);
      }
    }),
    { numRuns: 60 },
  );
  const pair = { lang: 'en', learn: 'es' } as const;
  const nouns = words.filter(({ pos }) => pos === 'noun').slice(0, 100);
  // Another seed for each: with one the same few words would be drawn for all of them.
  for (const [seed, word] of nouns.entries()) {
    const decoys = pick.easy({ word, source: words, pair, random: randomFrom(seed) });
    expect(decoys.map(({ pos }) => pos)).toEqual(['noun', 'noun', 'noun']);
    expect(decoys.filter(({ category }) => category === word.category)).toEqual([]);
  }
});

test('phrases, interjections and numerals stand among their own kind', () => {
  const keysOf = surfaceKeys();
  const kindOf = (word: CatalogueWord, pair: Pair) => keysOf(word, pair)[KIND];
  const small = words.filter(({ pos }) => ['phrase', 'interjection', 'numeral'].includes(pos));
  const pairs = LANGUAGE_CODES.map((lang, place) => ({ lang, learn: LANGUAGE_CODES.at(place - 5) ?? lang }));
  for (const [place, pair] of pairs.entries()) {
    for (const word of small.filter((_, number) => number % pairs.length === place)) {
      const random = randomFrom(place);
      const source = catalogue.category(word.category)?.words ?? [];
      const ofTest = isPhraseAmongPhrases(word, source) ? pickOfTest({ word, source, pair, random }) : [];
      for (const decoy of [...pick.easy({ word, source, pair, random }), ...ofTest])
        expect(kindOf(decoy, pair), `${decoy.id} beside ${word.id}`).toBe(kindOf(word, pair));
    }
  }
});

test('a strong word stands among those of its own field that look most like it, not always the same ones', () => {
  const pair = { lang: 'en', learn: 'es' } as const;
  const word = words.find(({ id }) => id === 'dog');
  if (word === undefined) throw new Error('no dog');
  const seen = new Set<string>();
  for (let seed = 0; seed < 40; seed += 1) {
    const decoys = pick.near({ word, source: words, pair, random: randomFrom(seed) });
    for (const decoy of decoys) {
      expect(decoy.category).toBe(word.category);
      seen.add(decoy.id);
    }
  }
  expect(seen.size).toBeGreaterThan(3);
  expect(seen.size).toBeLessThanOrEqual(8);
});

test('new words that are met together are asked among the same four, however few they are', () => {
  fc.assert(
    fc.property(
      fc.record({ lang: language, learn: language }),
      fc.uniqueArray(fc.constantFrom(...words), { minLength: 1, maxLength: 7 }),
      fc.integer(),
      (pair, drawn, seed) => {
        const random = randomFrom(seed);
        const fresh = drawn.filter(word => isOfPair(word, pair));
        const groups = pickFor.metTogether(fresh, { pair, random, begun: nothing });
        expect(groups.flat().filter(word => fresh.includes(word))).toEqual(fresh);
        expect(groups.map(group => group.length)).toEqual(groups.map(() => 4));
        for (const group of groups)
          for (const code of [pair.lang, pair.learn])
            if (group.every(word => !fresh.includes(word) || isAlone(word, fresh, code)))
              expect(new Set(group.map(word => fold(word.forms[code]))).size).toBe(4);
      },
    ),
    { numRuns: 40 },
  );
});

/** Phrases and interjections are asked among each other where a test has a dozen of them. */
function isPhraseAmongPhrases(word: CatalogueWord, source: readonly CatalogueWord[]): boolean {
  const isPhrase = ({ pos }: CatalogueWord) => pos === 'phrase' || pos === 'interjection';
  return isPhrase(word) && source.filter(isPhrase).length >= 12;
}

/** Whether none of the others reads like a word. */
function isAlone(word: CatalogueWord, words: readonly CatalogueWord[], code: Language): boolean {
  return words.every(other => other === word || fold(other.forms[code]) !== fold(word.forms[code]));
}
