import type { RoundWord } from '../round-word.ts';
import { oneForm } from '../sentence.ts';
import type { Kind } from './kind.ts';
import { checkChoice, choiceQuestion, hasOptions } from './options.ts';

/**
 * The sentence of the word with a gap, and four words. Options are dictionary forms, so a sentence is asked only where its form is
 * one too: beside `schlafen`, `essen` and `gehen` a `schläft` would give itself away, and a gap for it that `schlafen` fills would
 * teach wrong grammar. Other forms are asked in writing (`type.ts`).
 */
export const gap: Kind = {
  shape: 'choice',
  isProduced: false,
  seconds: 6,
  testType: 'word_to_translation',
  canAsk: word => hasOptions(word) && hasDictionaryForm(word),
  wanted: ({ word }) => word,
  question: choiceQuestion,
  check: (question, answer, asked) => checkChoice(question, answer, asked, 'word'),
};

function hasDictionaryForm({ word, sentence }: RoundWord): boolean {
  if (sentence === undefined) return false;
  // A capital at the start of the sentence makes no other form.
  return oneForm(sentence.text)?.toLowerCase() === word.toLowerCase();
}
