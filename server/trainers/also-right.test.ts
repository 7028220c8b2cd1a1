import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldForm } from '#contract/search.ts';
import { LANGUAGE_CODES } from '#languages/index.ts';
import type { CatalogueWord } from '../catalogue/catalogue.ts';
import { isOfPair } from '../catalogue/of-pair.ts';
import type { Pair } from '../catalogue/present.ts';
import { catalogue } from '../testing/catalogue.ts';
import { randomFrom } from '../testing/random.ts';
import { createPickDecoys } from './decoys.ts';
import { createPickByStrength } from './decoys-by-strength.ts';
import { draw } from './draw.ts';
import { createCollectDistinct } from './readings.ts';

const words = [...catalogue.categories.flatMap(category => category.words), ...catalogue.furtherWords];
const pickDecoys = createPickDecoys(catalogue);
const collectDistinct = createCollectDistinct();
const pickByStrength = createPickByStrength(catalogue, collectDistinct);

const situation = fc.record({
  pair: fc.record({ lang: fc.constantFrom(...LANGUAGE_CODES), learn: fc.constantFrom(...LANGUAGE_CODES) }),
  asked: fc.uniqueArray(fc.constantFrom(...words), { minLength: 6, maxLength: 6 }),
  strength: fc.constantFrom('easy' as const, 'near' as const),
  seed: fc.integer(),
});

test('in no pair does any row say that a wrong option is right too', () => {
  fc.assert(
    fc.property(situation, ({ pair, asked, strength, seed }) => {
      const random = randomFrom(seed);
      for (const word of asked) {
        const source = catalogue.category(word.category)?.words ?? [word];
        const learners = {
          decoys: strength,
          begun: new Map(),
          fellows: asked.filter(other => other !== word),
        };
        expectWrong(word, pair, [
          ...pickDecoys({ word, source, pair, random }),
          ...pickByStrength({ word, source, pair, random, ...learners }),
        ]);
      }
    }),
    { numRuns: 150 },
  );
});

test('nor does it in a round, of all pairs', () => {
  const taught = catalogue.categories.flatMap(category => category.words);
  const pairs = LANGUAGE_CODES.flatMap(lang => LANGUAGE_CODES.map(learn => ({ lang, learn })));
  for (const [place, pair] of pairs.filter(({ lang, learn }) => lang !== learn).entries()) {
    const random = randomFrom(place);
    const [asked, begunBefore] = [
      takeDistinct(taught, 7, pair, random),
      takeDistinct(taught, 60, pair, random),
    ];
    const [fresh, others] = [asked.slice(0, 3), asked.slice(3)];
    const begunWords = new Set([...others, ...begunBefore].filter(word => !fresh.includes(word)));
    const begun = new Map([...begunWords].map(({ id }, day) => [id, { firstDay: day }] as const));
    const met = pickByStrength.metTogether(fresh, { pair, random, begun });
    const fellowsOf = pickByStrength.fellowsIn({ met, others }, pair);
    for (const word of asked) {
      const decoys = place % 2 === 0 ? 'easy' : 'near';
      const question = { word, source: [], pair, random, decoys, begun, fellows: fellowsOf(word) } as const;
      const options = pickByStrength(question);
      expect(options).toHaveLength(3);
      expectWrong(word, pair, options);
    }
  }
}, 60_000);

test('a taught word that some row gives as another translation is no wrong option', () => {
  const pair = { lang: 'en', learn: 'de' } as const;
  const taught = catalogue.categories.flatMap(category => category.words);
  const synonyms = taught.flatMap(word => {
    const rows = catalogue.meanings('de', word.forms.de).filter(({ id }) => id !== word.id);
    const said = new Set(rows.flatMap(({ variants }) => variants.en));
    const others = taught.filter(({ forms }) => said.has(forms.en) && forms.en !== word.forms.en);
    return others.map(other => ({ word, other }));
  });
  expect(synonyms.length).toBeGreaterThan(10);
  for (const { word, other } of synonyms) {
    const asked = { word, source: [], pair, random: () => 0, decoys: 'easy', begun: new Map() } as const;
    expect(pickByStrength({ ...asked, fellows: [other] })).not.toContain(other);
  }
});

/** That no row of the catalogue or of the dictionary gives an option for the word, in either direction. */
function expectWrong(word: CatalogueWord, pair: Pair, options: readonly CatalogueWord[]) {
  for (const [from, to] of [
    [pair.learn, pair.lang],
    [pair.lang, pair.learn],
  ] as const) {
    const rows = catalogue.meanings(from, word.forms[from]);
    const said = rows.flatMap(({ variants }) => variants[to].map(variant => foldForm(to, variant)));
    for (const option of options) expect(said).not.toContain(foldForm(to, option.forms[to]));
  }
}

/** So many words that a pair has, of which no two read the same. */
function takeDistinct(words: readonly CatalogueWord[], count: number, pair: Pair, random: () => number) {
  const addDistinct = collectDistinct(pair);
  const taken: CatalogueWord[] = [];
  for (const word of draw(words, random)) {
    if (isOfPair(word, pair) && addDistinct(word)) taken.push(word);
    if (taken.length === count) break;
  }
  return taken;
}
