import type { Question } from './kinds/kind.ts';
import { optionOf } from './kinds/options.ts';
import { KINDS } from './kinds.ts';
import { openStep, type Round, wordOf } from './round-state.ts';
import type { RoundWord, Step } from './round-word.ts';
import { oneForm } from './sentence.ts';

/** True for a round whose parts belong together: every step names words of the round, and the open one can be shown. */
export function isSound(round: Round): boolean {
  const { words, steps, at, stage, question, tries, strokes } = round;
  const open = openStep(round);
  if (at > steps.length || (open === undefined) !== (stage === 'finished')) return false;
  const ids = new Set(words.map(({ id }) => id));
  const areSteps = steps.every((step, place) => {
    const isNumbered = step.number === place && step.stroke < strokes;
    const isFull = step.kind === 'match' || step.wordIds.length === 1;
    return isNumbered && isFull && step.wordIds.every(id => ids.has(id));
  });
  const areTries = tries.every(({ wordId, step }) => ids.has(wordId) && step <= at);
  return ids.size === words.length && areSteps && areTries && isQuestionOf(question, open, words);
}

function isQuestionOf(
  question: Question | null,
  step: Step | undefined,
  words: readonly RoundWord[],
): boolean {
  if (step === undefined || step.kind === 'meet') return question === null;
  if (question?.shape !== KINDS[step.kind].shape) return false;
  if (question.shape === 'pairs') return isPermutation(step.wordIds, question);
  const word = wordOf({ words }, step.wordIds[0]);
  return word !== undefined && isAbout(question, word);
}

function isAbout(question: Question, word: RoundWord): boolean {
  if (question.shape === 'choice') {
    const { optionIds } = question;
    return optionIds.includes(word.id) && optionIds.every(id => optionOf(word, id) !== undefined);
  }
  if (question.shape === 'tiles') return word.sentence !== undefined && question.tiles.length > 0;
  if (question.shape !== 'text' || question.from !== 'gap') return true;
  return word.sentence !== undefined && oneForm(word.sentence.text) !== undefined;
}

function isPermutation(
  ids: readonly string[],
  { wordIds, translationIds, matchedIds }: Extract<Question, { shape: 'pairs' }>,
): boolean {
  const isSame = (other: readonly string[]) =>
    other.length === ids.length && new Set(other).size === ids.length && other.every(id => ids.includes(id));
  return isSame(wordIds) && isSame(translationIds) && matchedIds.every(id => ids.includes(id));
}
