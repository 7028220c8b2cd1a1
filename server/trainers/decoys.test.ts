import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '#languages/index.ts';
import type { Catalogue, CatalogueWord } from '../catalogue/catalogue.ts';
import { isOfPair } from '../catalogue/of-pair.ts';
import type { Pair } from '../catalogue/present.ts';
import { catalogue } from '../testing/catalogue.ts';
import { randomFrom } from '../testing/random.ts';
import { createPickDecoys } from './decoys.ts';
import { partIntoPools } from './pools.ts';
import { surfaceKeys } from './surface.ts';

const allWords = catalogue.categories.flatMap(category => category.words);
const pickDecoys = createPickDecoys(catalogue);
const language = fc.constantFrom(...LANGUAGE_CODES);
const fold = (form: string) => form.normalize('NFKC').toLowerCase();

/** A word that both languages have; those of the source may lack one. */
const situation = fc
  .record({
    pair: fc.record({ lang: language, learn: language }),
    word: fc.constantFrom(...allWords),
    source: fc.subarray(allWords, { minLength: 1, maxLength: 40 }),
    seed: fc.integer(),
  })
  .filter(({ word, pair }) => isOfPair(word, pair));

test('no question offers two options that read the same in either language, and each offers four', () => {
  fc.assert(
    fc.property(situation, ({ pair, word, source, seed }) => {
      const options = [word, ...pickDecoys({ word, source, pair, random: randomFrom(seed) })];
      expect(options.filter(option => !isOfPair(option, pair))).toEqual([]);
      for (const code of [pair.lang, pair.learn])
        expect(new Set(options.map(option => fold(option.forms[code]))).size).toBe(4);
    }),
    { numRuns: 1000 },
  );
});

test('decoys are of the word’s category while there are enough, and of its pool there', () => {
  const keysOf = surfaceKeys();
  fc.assert(
    fc.property(situation, ({ pair, word, source, seed }) => {
      const decoys = pickDecoys({ word, source, pair, random: randomFrom(seed) });
      const others = distinct(word, pair);
      const ofCategory = decoys.filter(decoy => decoy.category === word.category);
      expect(ofCategory.length).toBe(Math.min(3, others.length));
      const category = catalogue.ofPair(pair).category(word.category)?.words ?? [];
      const pools = partIntoPools(category, one => keysOf(one, pair));
      const pool = others.filter(other => pools.get(word)?.includes(other));
      if (pool.length > 6) expect(decoys.filter(decoy => pool.includes(decoy)).length).toBe(3);
    }),
    { numRuns: 500 },
  );
});

test('a word alone of its kind gets decoys of its category, and never only its likes', () => {
  const lonely = allWords.filter(word => {
    const alike = allWords.filter(other => other.category === word.category && other.pos === word.pos);
    return alike.length < 4;
  });
  expect(lonely.length).toBeGreaterThan(0);
  for (const word of lonely) {
    const decoys = pickDecoys({
      word,
      source: [word],
      pair: { lang: 'en', learn: 'fr' },
      random: Math.random,
    });
    expect(decoys.map(decoy => decoy.category)).toEqual(Array(3).fill(word.category));
  }
});

test('forms that differ by full width alone read the same', () => {
  const [wide, plain, ...rest] = ['ｔａｘｉ', 'TAXI', 'bus', 'train', 'tram'].map((form, index) =>
    madeUp(`word-${index}`, form),
  ) as [CatalogueWord, CatalogueWord, ...CatalogueWord[]];
  const words = [wide, plain, ...rest];
  const small: Catalogue = {
    ...catalogue,
    categories: [{ id: 'made-up', shelf: 'start', emoji: '', names: wide.forms, words }],
  };
  const pick = createPickDecoys(small);
  for (let seed = 0; seed < 20; seed += 1) {
    const pair: Pair = { lang: 'en', learn: 'en' };
    const decoys = pick({ word: wide, source: words, pair, random: randomFrom(seed) });
    expect(decoys.map(decoy => decoy.id).sort()).toEqual(rest.map(word => word.id));
  }
});

test('every neighbour is as likely a decoy as any other', () => {
  const word = catalogue.word('dog') as CatalogueWord;
  const pair: Pair = { lang: 'uk', learn: 'en' };
  const keysOf = surfaceKeys();
  const pools = partIntoPools(catalogue.category(word.category)?.words ?? [], one => keysOf(one, pair));
  const neighbours = distinct(word, pair).filter(other => pools.get(word)?.includes(other));
  const random = randomFrom(9);
  const counts = new Map(neighbours.map(({ id }) => [id, 0]));
  const rounds = 400 * neighbours.length;
  for (let round = 0; round < rounds; round += 1) {
    for (const { id } of pickDecoys({ word, source: [word], pair, random }))
      counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  expect(counts.size).toBe(neighbours.length);
  // 1,200 each, give or take five standard deviations.
  for (const count of counts.values()) expect(Math.abs(count - 1200)).toBeLessThan(180);
});

/** The other words of the category, of which no two read the same as the word. */
function distinct(word: CatalogueWord, pair: Pair): CatalogueWord[] {
  const words = catalogue.ofPair(pair).category(word.category)?.words ?? [];
  return words.filter(other =>
    [pair.lang, pair.learn].every(code => fold(other.forms[code]) !== fold(word.forms[code])),
  );
}

function madeUp(id: string, form: string): CatalogueWord {
  const model = catalogue.word('dog') as CatalogueWord;
  const { shelf, pos, emoji, sense, spoken, genders, notes, transcriptions } = model;
  const forms = { ...model.forms, en: form };
  return { id, category: 'made-up', shelf, pos, emoji, sense, forms, spoken, genders, notes, transcriptions };
}
