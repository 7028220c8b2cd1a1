import type { Kind } from './kind.ts';
import { checkChoice, choiceQuestion, hasOptions } from './options.ts';

/** The word is shown and heard; which of four meanings is its own? */
export const meaning: Kind = {
  shape: 'choice',
  isProduced: false,
  seconds: 4,
  testType: 'translation_to_word',
  canAsk: hasOptions,
  wanted: ({ translation }) => translation,
  question: choiceQuestion,
  check: (question, answer, asked) => checkChoice(question, answer, asked, 'translation'),
};
