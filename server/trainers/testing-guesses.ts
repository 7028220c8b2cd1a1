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

/** What was guessed of each category: 1 for right, 0 for wrong, and a share where several were as likely. */
export type Results = Map<string, number[]>;

const ROUNDS_A_DAY = 3;

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
    return drawQuestions({ source, pair, random, collectDistinct }).map(word =>
      guesser.ask(optionsOf([word, ...pickDecoys({ word, source, pair, random })], shown)),
    );
  }

  /** Learners who know four of five words, round after round; a new word is asked twice. `category` is the source of all. */
  function guessedOfRounds(pair: Pair, shown: Language, { learners, rounds, category }: Rounds): Results {
    const random = randomFrom(9);
    const guesser = createGuesser();
    const results: Results = new Map();
    const source =
      (category && catalogue.ofPair(pair).category(category)?.words) || catalogue.path(pair.learn);
    for (let learner = 0; learner < learners; learner += 1) {
      guesser.openLog();
      const states = new Map<string, WordState>();
      for (let round = 0; round < rounds; round += 1) {
        const day = Math.floor(round / ROUNDS_A_DAY);
        const words = wordsOfRound(states, source, pair, day);
        const ofNew = (isNew: boolean) =>
          words.flatMap(({ word, why }) => ((why === 'new') === isNew ? [word] : []));
        const fellowsOf = pickByStrength.fellowsIn({ met: ofNew(true), others: ofNew(false) }, pair);
        const begun = new Map(states);
        for (const { word, why } of words) {
          const decoys = decoysFor(states.get(word.id) ?? NEW_WORD);
          const asked = { word, source: [], pair, random, decoys, begun, fellows: fellowsOf(word) };
          const options = [word, ...pickByStrength(asked)];
          for (let time = why === 'new' ? 2 : 1; time > 0; time -= 1) {
            const right = guesser.ask(optionsOf(options, shown));
            if (learner >= learners / 2) note(results, word.category, [right]);
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

function note(results: Results, group: string, right: readonly number[]): void {
  results.set(group, [...(results.get(group) ?? []), ...right]);
}

/** The share of right guesses. */
export function shareOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
