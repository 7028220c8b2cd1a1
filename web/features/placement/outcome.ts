import { estimateVocabulary, surelyKnown, type VocabularyEstimate } from '#learning/placement.ts';
import type { Answered, Askable } from './check.ts';

export type Outcome = VocabularyEstimate & {
  /** How many words the estimate is of. */
  of: number;
  /** The invented words that were asked, and those that were claimed. */
  invented: { asked: number; claimed: number };
  /** So much was guessed that no number says anything. */
  isUnclear: boolean;
  /** The ids of the words that the person surely knows. */
  sureIds: string[];
};

/** What a check says. Of all words that are taught, as the server reckons; those that read alike in both languages are not asked. */
export function outcomeOf(answers: readonly Answered[], { words }: Askable): Outcome {
  const ranks = words.map((_, place) => place + 1);
  const foils = answers.filter(({ rank }) => rank === null);
  const invented = { asked: foils.length, claimed: foils.filter(({ isClaimed }) => isClaimed).length };
  const estimate = estimateVocabulary(answers, ranks);
  return {
    ...estimate,
    of: words.length,
    invented,
    isUnclear: 2 * invented.claimed >= invented.asked && 2 * (estimate.high - estimate.low) > words.length,
    sureIds: surelyKnown(answers, ranks).flatMap(rank => words[rank - 1]?.[0] ?? []),
  };
}
