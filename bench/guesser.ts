// How often somebody who sees only the surface of four options is right (25 % is chance), after learning from 2,000 packets or rounds.
// Run with: npx tsx bench/guesser.ts [pairs, such as en-es,uk-de]
import { join } from 'node:path';
import type { Language } from '#languages/index.ts';
import { loadCatalogue } from '#server/catalogue/load.ts';
import { randomFrom } from '#server/testing/random.ts';
import { boundsOf, type Guess, guessesOf, type Results, shareOf } from '#server/trainers/testing-guesses.ts';

/** Every language is learned once, from another one. */
const PAIRS =
  'en-es,uk-de,ar-ja,en-zh,es-ko,de-uk,hi-en,fr-ar,pt-tr,pl-vi,en-hi,it-bn,en-id,id-fr,tr-pl,ko-it,zh-pt';
/** The first half of each is for learning. */
const PACKETS = 4_000;
const PACKETS_OF_A_CATEGORY = 60;
const LEARNERS = 20;
const ROUNDS = 200;
/** Of a category with fewer guesses nothing can be said. */
const ENOUGH = 200;
const SHOWN = 2;

const guesses = guessesOf(loadCatalogue(join(import.meta.dirname, '../content')), randomFrom);

say('pair, options in', 'of', 'right', 'guesses', 'most in: right, 95 % bounds, guesses (words)');
say('---', '---', '---:', '---:', '---');
for (const name of (process.argv[2] ?? PAIRS).split(',')) {
  const [lang, learn] = name.split('-') as [Language, Language];
  const pair = { lang, learn };
  for (const shown of [lang, learn]) {
    const options = `${name}, ${shown}`;
    const rounds = { learners: LEARNERS, rounds: ROUNDS };
    report(options, 'tests', guesses.guessedOfTests(pair, shown, PACKETS));
    report(options, 'each test', guesses.guessedOfEachCategory(pair, shown, PACKETS_OF_A_CATEGORY));
    report(options, 'rounds', guesses.guessedOfRounds(pair, shown, rounds));
  }
}

function report(options: string, what: string, results: Results): void {
  const worst = [...results]
    .filter(([, ofCategory]) => ofCategory.length >= ENOUGH)
    .toSorted(([, one], [, other]) => shareOf(other) - shareOf(one))
    .slice(0, SHOWN);
  const all = [...results.values()].flat();
  const named = worst.map(([category, ofCategory]) => `${category} ${described(ofCategory)}`).join('; ');
  say(options, what, `${percent(shareOf(all))} %`, String(all.length), named);
}

function described(ofCategory: readonly Guess[]): string {
  const words = new Set(ofCategory.map(({ word }) => word)).size;
  const [low, high] = boundsOf(ofCategory).map(percent);
  return `${percent(shareOf(ofCategory))} %, ${low} to ${high}, ${ofCategory.length} (${words})`;
}

function percent(share: number): string {
  return (100 * share).toFixed(1);
}

function say(...cells: string[]): void {
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}
