import { shuffled } from '#contract/shuffled.ts';
import type { PacketOption } from '#contract/words.ts';
import type { RoundWord } from '../round-word.ts';
import type { Answer, Asked, Question, Verdict } from './kind.ts';

/** Four ways to answer, the right one among them. */
const WRONG_OPTIONS = 3;

/** True where there is something to choose from. */
export const hasOptions = (word: RoundWord) => wrongOptions(word).length > 0;

/** The word and the best of its wrong options, in any order. */
export function choiceQuestion({ word }: Asked, random: () => number): Question {
  const optionIds = shuffled([word, ...wrongOptions(word)], random).map(({ id }) => id);
  return { shape: 'choice', optionIds };
}

/** Right when the word itself was taken; `wanted` is its translation for kinds that ask for the meaning. */
export function checkChoice(
  question: Question,
  answer: Answer,
  { word }: Asked,
  asksFor: 'word' | 'translation',
): Verdict | undefined {
  if (question.shape !== 'choice' || !('optionId' in answer)) return undefined;
  const chosen = question.optionIds.includes(answer.optionId) ? optionOf(word, answer.optionId) : undefined;
  if (chosen === undefined) return undefined;
  const wanted = word[asksFor];
  if (chosen.id === word.id) return { outcome: 'right', wanted };
  return {
    outcome: 'missed',
    wanted,
    chosen: { id: chosen.id, word: chosen.word, translation: chosen.translation },
  };
}

/** What an option of a question says; undefined for an id that is none. */
export function optionOf(word: RoundWord, id: string): PacketOption | undefined {
  return id === word.id ? word : word.otherWords.find(other => other.id === id);
}

function wrongOptions(word: RoundWord): PacketOption[] {
  return word.otherWords.filter(({ id }) => id !== word.id).slice(0, WRONG_OPTIONS);
}
