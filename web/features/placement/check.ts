import {
  estimateVocabulary,
  nextQuestion,
  type PlacementAnswer,
  surelyKnown,
  type VocabularyEstimate,
} from '#learning/placement.ts';

/** What can be asked (`GET /learning/placement`). */
export type Askable = {
  words: readonly (readonly [id: string, form: string])[];
  ranks: number[];
  pseudoWords: string[];
};

/** `rank` is null for a word that does not exist. */
export type Question = { rank: number | null; text: string };
export type Answered = Question & PlacementAnswer;

/** A check as far as it has come; it is over when there is no question. */
export type Check = { answers: readonly Answered[]; question: Question | undefined };

export function beginCheck(askable: Askable, random: () => number): Check {
  return asking([], askable, random);
}

/** @param random numbers from 0 to below 1, for the choice of the next question */
export function answerCheck(
  { answers, question }: Check,
  isClaimed: boolean,
  { askable, random }: { askable: Askable; random: () => number },
): Check {
  if (question === undefined) return { answers, question };
  return asking([...answers, { ...question, isClaimed }], askable, random);
}

/** Asks the last question once more. */
export function takeBack({ answers, question }: Check): Check {
  const last = answers.at(-1);
  if (last === undefined) return { answers, question };
  return { answers: answers.slice(0, -1), question: { rank: last.rank, text: last.text } };
}

function asking(answers: readonly Answered[], askable: Askable, random: () => number): Check {
  const next = nextQuestion(answers, askable.ranks, random);
  if (next === undefined) return { answers, question: undefined };
  if (next === 'pseudo-word') return { answers, question: pseudoQuestion(answers, askable, random) };
  return { answers, question: { rank: next.rank, text: askable.words[next.rank - 1]?.[1] ?? '' } };
}

/** Most languages have more made-up words than a check asks; where one has too few, some come twice. */
function pseudoQuestion(
  answers: readonly Answered[],
  { pseudoWords }: Askable,
  random: () => number,
): Question {
  const asked = new Set(answers.map(({ text }) => text));
  const fresh = pseudoWords.filter(word => !asked.has(word));
  const choice = fresh.length > 0 ? fresh : pseudoWords;
  return { rank: null, text: choice[Math.floor(random() * choice.length)] ?? '' };
}

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
