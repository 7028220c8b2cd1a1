import type { Kind } from './kind.ts';
import { checkChoice, choiceQuestion, hasOptions } from './options.ts';

/** The meaning is shown; which of four words says it? */
export const word: Kind = {
  shape: 'choice',
  isProduced: false,
  seconds: 4,
  testType: 'word_to_translation',
  canAsk: hasOptions,
  wanted: ({ word }) => word,
  question: choiceQuestion,
  check: (question, answer, asked) => checkChoice(question, answer, asked, 'word'),
};
