import type { Language } from '#languages/index.ts';
import { decoysFor } from '#learning/packet.ts';
import { step } from '#learning/replay.ts';
import { chooseRound } from '#learning/round-words.ts';
import { DEFAULT_SETTINGS, NEW_WORD, type WordState } from '#learning/word-state.ts';
import type { Catalogue, CatalogueCategory, CatalogueWord } from '../catalogue/catalogue.ts';
import type { Pair } from '../catalogue/present.ts';
import { createPickDecoys } from './decoys.ts';
import { createPickByStrength } from './decoys-by-strength.ts';
import { drawQuestions } from './packet.ts';
import { createCollectDistinct } from './readings.ts';
import { createGuesser, type Guesser } from './testing-guesser.ts';

/** Of which word; 1 for right, 0 for wrong, and a share where several options were as likely. */
export type Guess = { word: string; right: number };

/** What was guessed of each category. */
export type Results = Map<string, Guess[]>;

const ROUNDS_A_DAY = 3;
/** On either side of a share lie 95 % within so many. */
const STANDARD_ERRORS = 1.96;

/** Makes the functions that let a guesser learn from the first half of its questions and tell what it has right of the second. */
export function guessesOf(catalogue: Catalogue, randomFrom: (seed: number) => () => number) {
  const collectDistinct = createCollectDistinct();
  const pickDecoys = createPickDecoys(catalogue, collectDistinct);
  const pickByStrength = createPickByStrength(catalogue, collectDistinct);

  return { guessedOfTests, guessedOfEachCategory, guessedOfRounds };

  /** Tests of all categories in turn. */
  function guessedOfTests(pair: Pair, shown: Language, packets: number): Results {
    const random = randomFrom(7);
    const guesser = createGuesser();
    const results: Results = new Map();
    for (let packet = 0; packet < packets; packet += 1) {
      if (packet === packets / 2) guesser.stopLearning();
      const { categories } = catalogue.ofPair(pair);
      const category = categories[packet % categories.length] as CatalogueCategory;
      const right = guessPacket(guesser, category, { pair, shown, random });
      if (packet >= packets / 2) note(results, category.id, right);
    }
    return results;
  }

  /** Tests of each category by a guesser of its own. */
  function guessedOfEachCategory(pair: Pair, shown: Language, packets: number): Results {
    const random = randomFrom(8);
    const results: Results = new Map();
    for (const category of catalogue.ofPair(pair).categories) {
      const guesser = createGuesser();
      for (let packet = 0; packet < packets; packet += 1) {
        if (packet === packets / 2) guesser.stopLearning();
        const right = guessPacket(guesser, category, { pair, shown, random });
        if (packet >= packets / 2) note(results, category.id, right);
      }
    }
    return results;
  }

  function guessPacket(
    guesser: Guesser,
    { words: source }: CatalogueCategory,
    { pair, shown, random }: Shown,
  ) {
    return drawQuestions({ source, pair, random, collectDistinct }).map(word => ({
      word: word.id,
      right: guesser.ask(optionsOf([word, ...pickDecoys({ word, source, pair, random })], shown)),
    }));
  }

  /**
   * Learners who know four of five words, round after round; a new word is asked twice. Each begins the path at another place, so that
   * the guesses are of many words; or `category` is the source of all.
   */
  function guessedOfRounds(pair: Pair, shown: Language, { learners, rounds, category }: Rounds): Results {
    const random = randomFrom(9);
    const guesser = createGuesser();
    const results: Results = new Map();
    const path = catalogue.path(pair.learn);
    for (let learner = 0; learner < learners; learner += 1) {
      guesser.openLog();
      if (learner === learners / 2) guesser.stopLearning();
      const start = Math.floor((path.length * ((2 * learner) % learners)) / learners);
      const source = catalogue.ofPair(pair).category(category ?? '')?.words ?? [
        ...path.slice(start),
        ...path.slice(0, start),
      ];
      const states = new Map<string, WordState>();
      for (let round = 0; round < rounds; round += 1) {
        const day = Math.floor(round / ROUNDS_A_DAY);
        const words = wordsOfRound(states, source, pair, day);
        const ofNew = (isNew: boolean) =>
          words.flatMap(({ word, why }) => ((why === 'new') === isNew ? [word] : []));
        const begun = new Map(states);
        const met = pickByStrength.metTogether(ofNew(true), { pair, random, begun });
        const fellowsOf = pickByStrength.fellowsIn({ met, others: ofNew(false) }, pair);
        for (const { word, why } of words) {
          const decoys = decoysFor(states.get(word.id) ?? NEW_WORD);
          const asked = { word, source: [], pair, random, decoys, begun, fellows: fellowsOf(word) };
          const options = [word, ...pickByStrength(asked)];
          for (let time = why === 'new' ? 2 : 1; time > 0; time -= 1) {
            const right = guesser.ask(optionsOf(options, shown));
            if (learner >= learners / 2) note(results, word.category, [{ word: word.id, right }]);
          }
          answer(states, word.id, { day, correct: random() < 0.8 });
        }
      }
    }
    return results;
  }

  function wordsOfRound(
    states: ReadonlyMap<string, WordState>,
    source: readonly CatalogueWord[],
    pair: Pair,
    day: number,
  ) {
    const addDistinct = collectDistinct(pair);
    const takes = (id: string) => addDistinct(catalogue.word(id) as CatalogueWord);
    const fresh = source.map(({ id }) => id);
    const settings = DEFAULT_SETTINGS;
    return chooseRound({ states, fresh, settings, day, length: 20, isChosen: false, takes }).map(
      ({ wordId, why }) => ({ word: catalogue.word(wordId) as CatalogueWord, why }),
    );
  }
}

type Rounds = { learners: number; rounds: number; category?: string };
type Shown = { pair: Pair; shown: Language; random: () => number };

function answer(
  states: Map<string, WordState>,
  wordId: string,
  { day, correct }: { day: number; correct: boolean },
): void {
  const given = { id: wordId, wordId, learn: 'en', testType: 'flashcards', milliseconds: 2_000 } as const;
  const row = { ...given, correct, grade: correct ? 3 : 1, options: 4, chosenId: null, day } as const;
  const after = step(states.get(wordId) ?? NEW_WORD, { ...row, answeredAt: day }, DEFAULT_SETTINGS);
  if (after !== undefined) states.set(wordId, after);
}

function optionsOf(options: readonly CatalogueWord[], shown: Language) {
  return { options: options.map(({ id, forms }) => ({ id, form: forms[shown] })), right: 0 };
}

function note(results: Results, group: string, guesses: readonly Guess[]): void {
  const known = results.get(group) ?? [];
  known.push(...guesses);
  results.set(group, known);
}

/** The share of right guesses. */
export function shareOf(guesses: readonly Guess[]): number {
  return guesses.reduce((sum, { right }) => sum + right, 0) / guesses.length;
}

/**
 * Between which the share is with a probability of 95 %. Whoever takes the longest option has one word always right and another never,
 * so the guesses of one word count as one (standard error of a ratio by clusters).
 */
export function boundsOf(guesses: readonly Guess[]): [low: number, high: number] {
  const share = shareOf(guesses);
  const residuals = new Map<string, number>();
  for (const { word, right } of guesses) residuals.set(word, (residuals.get(word) ?? 0) + right - share);
  const words = residuals.size;
  if (words < 2) return [0, 1];
  const squares = [...residuals.values()].reduce((sum, residual) => sum + residual ** 2, 0);
  const error = (Math.sqrt((squares * words) / (words - 1)) / guesses.length) * STANDARD_ERRORS;
  return [Math.max(0, share - error), Math.min(1, share + error)];
}
