import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldForm } from '#contract/search.ts';
import { LANGUAGE_CODES } from '#languages/index.ts';
import { randomFrom } from '../testing/random.ts';
import { catalogue } from '../testing/test-server.ts';
import { createPickDecoys } from './decoys.ts';
import { createPickByStrength } from './decoys-by-strength.ts';
import { createCollectDistinct } from './readings.ts';

const words = [...catalogue.categories.flatMap(category => category.words), ...catalogue.furtherWords];
const pickDecoys = createPickDecoys(catalogue);
const pickByStrength = createPickByStrength(catalogue, createCollectDistinct());

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
        for (const decoy of [
          ...pickDecoys({ word, source, pair, random }),
          ...pickByStrength({ word, source, pair, random, ...learners }),
        ])
          for (const [from, to] of [
            [pair.learn, pair.lang],
            [pair.lang, pair.learn],
          ] as const) {
            const rows = catalogue.meanings(from, word.forms[from]);
            const said = rows.flatMap(({ variants }) => variants[to].map(variant => foldForm(to, variant)));
            expect(said).not.toContain(foldForm(to, decoy.forms[to]));
          }
      }
    }),
    { numRuns: 150 },
  );
});

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
