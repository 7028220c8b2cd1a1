// How often somebody who sees only the surface of four options is right (25 % is chance), after learning from 2,000 packets.
// Run with: npx tsx bench/guesser.ts [pairs, such as en-es,uk-de]
import { join } from 'node:path';
import type { Language } from '#languages/index.ts';
import { loadCatalogue } from '#server/catalogue/load.ts';
import { randomFrom } from '#server/testing/random.ts';
import { guessesOf, type Results, shareOf } from '#server/trainers/testing-guesses.ts';

const PAIRS = (process.argv[2] ?? 'en-es,uk-de,en-ja,ar-en,es-en').split(',');
/** The first half of each is for learning. */
const PACKETS = 4_000;
const PACKETS_OF_A_CATEGORY = 200;
const LEARNERS = 20;
const ROUNDS = 200;
const SHOWN = 6;

const guesses = guessesOf(loadCatalogue(join(import.meta.dirname, '../content')), randomFrom);

for (const name of PAIRS) {
  const [lang, learn] = name.split('-') as [Language, Language];
  const pair = { lang, learn };
  const rounds = { learners: LEARNERS, rounds: ROUNDS };
  for (const shown of [lang, learn]) {
    const options = `${name}, options in ${shown}`;
    report(`${options}, tests of categories`, guesses.guessedOfTests(pair, shown, PACKETS));
    report(
      `${options}, a guesser for each category`,
      guesses.guessedOfEachCategory(pair, shown, PACKETS_OF_A_CATEGORY),
    );
    report(`${options}, rounds`, guesses.guessedOfRounds(pair, shown, rounds));
  }
}

function report(what: string, results: Results): void {
  const groups = [...results].map(([group, values]) => ({ group, right: shareOf(values) }));
  const worst = groups.toSorted((one, other) => other.right - one.right).slice(0, SHOWN);
  const percent = (value: number) => `${(100 * value).toFixed(1)} %`;
  const named = worst.map(({ group, right }) => `${group} ${percent(right)}`).join(', ');
  process.stdout.write(
    `${what}: ${percent(shareOf([...results.values()].flat()))} right; most in ${named}\n`,
  );
}
