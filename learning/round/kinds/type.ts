import { checkWritten } from '../mercy/mercy.ts';
import { isFresh, type RoundWishes, type RoundWord } from '../round-word.ts';
import { oneForm } from '../sentence.ts';
import type { Kind, Question } from './kind.ts';

type From = Extract<Question, { shape: 'text' }>['from'];

/** From its meaning, from its sound, or in the gap of its sentence, the word is written. */
export const type: Kind = {
  shape: 'text',
  isProduced: true,
  seconds: 7,
  // Recalled, not chosen: it weighs as a flashcard does.
  testType: 'flashcards',
  canAsk: (_, wishes) => wishes.canType,
  wanted: (word, question) => wantedForm(word, question),
  question: ({ word, wishes }) => ({ shape: 'text', from: fromInTurn(word, wishes) }),
  check: (question, answer, asked) => {
    if (question.shape !== 'text' || !('text' in answer)) return undefined;
    return checkWritten(answer.text, wantedForm(asked.word, question), asked);
  },
};

/** A word that has just been met is written from its meaning; later the three ways take turns. */
function fromInTurn(word: RoundWord, wishes: RoundWishes): From {
  if (isFresh(word)) return 'meaning';
  const ways: From[] = ['meaning'];
  if (wishes.canListen && word.hasSound !== false) ways.push('sound');
  if (word.sentence !== undefined && oneForm(word.sentence.text) !== undefined) ways.push('gap');
  return ways[(word.state?.reps ?? 0) % ways.length] ?? 'meaning';
}

/** In a gap the form that the sentence has. */
function wantedForm(word: RoundWord, question: Question): string {
  const isGap = question.shape === 'text' && question.from === 'gap';
  return (isGap && word.sentence && oneForm(word.sentence.text)) || word.word;
}
