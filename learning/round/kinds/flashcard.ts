import type { Kind } from './kind.ts';

/** The card is turned, and its learner says how well it was known; for those who want it. */
export const flashcard: Kind = {
  shape: 'card',
  isProduced: false,
  seconds: 6,
  testType: 'flashcards',
  canAsk: () => true,
  wanted: ({ translation }) => translation,
  question: () => ({ shape: 'card' }),
  check: (question, answer, { word }) => {
    if (question.shape !== 'card' || !('grade' in answer)) return undefined;
    return {
      outcome: answer.grade > 1 ? 'right' : 'missed',
      wanted: word.translation,
      grade: answer.grade,
    };
  },
};
