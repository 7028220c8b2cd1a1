import { expect, test } from 'vitest';
import { catalogue } from '../testing/catalogue.ts';
import { randomFrom } from '../testing/random.ts';
import { guessesOf, type Results, shareOf } from './testing-guesses.ts';

/** Of four options one in four is right by chance. */
const MOST = 0.28;
/** Of a category there are fewer questions, which vary. */
const MOST_OF_A_CATEGORY = 0.35;
const ENOUGH = 200;

const guesses = guessesOf(catalogue, randomFrom);
const pair = { lang: 'en', learn: 'es' } as const;

function expectBlind(results: Results) {
  expect(shareOf([...results.values()].flat())).toBeLessThan(MOST);
  for (const [category, values] of results)
    if (values.length >= ENOUGH) expect(shareOf(values), category).toBeLessThan(MOST_OF_A_CATEGORY);
}

test('whoever sees only the surface of the options of tests can but guess', () => {
  expectBlind(guesses.guessedOfTests(pair, 'es', 1_500));
});

test('whoever sees only the surface of the options of rounds can but guess', () => {
  expectBlind(guesses.guessedOfRounds(pair, 'en', { learners: 4, rounds: 150 }));
});
