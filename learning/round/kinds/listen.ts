import type { Kind } from './kind.ts';
import { checkChoice, choiceQuestion, hasOptions } from './options.ts';

/** The word is heard and not shown; which of four meanings is its own? */
export const listen: Kind = {
  shape: 'choice',
  isProduced: true,
  seconds: 5,
  testType: 'translation_to_word',
  canAsk: (word, wishes) => wishes.canListen && word.hasSound !== false && hasOptions(word),
  wanted: ({ translation }) => translation,
  question: choiceQuestion,
  check: (question, answer, asked) => checkChoice(question, answer, asked, 'translation'),
};
