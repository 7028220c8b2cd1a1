import { shuffled } from '#contract/shuffled.ts';
import type { ListedWord } from '#web/vocabulary/words/listed-word.ts';

export type CheckQuestion = { word: ListedWord; options: readonly string[] };

/** Enough to believe it of a step, and done in half a minute. */
const QUESTIONS = 8;
const OPTIONS = 4;

/**
 * The questions of a check: words of the step that are not known yet, each with four meanings of the step. None for a word that has
 * too few others to be told from. `random` gives numbers from 0 to below 1.
 */
export function checkOf(
  unknown: readonly ListedWord[],
  words: readonly ListedWord[],
  random: () => number,
): CheckQuestion[] {
  return shuffled(unknown, random)
    .slice(0, QUESTIONS)
    .flatMap(word => {
      const meanings = new Set(words.map(({ translation }) => translation));
      meanings.delete(word.translation);
      const others = shuffled([...meanings], random).slice(0, OPTIONS - 1);
      if (others.length < OPTIONS - 1) return [];
      return [{ word, options: shuffled([word.translation, ...others], random) }];
    });
}
