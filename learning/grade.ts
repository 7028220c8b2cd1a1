import type { Answer, Grade } from './log.ts';
import { LONGEST_ANSWER_MS, medianOf, type Paces, timedAs } from './pace.ts';

/** Nobody reads a question in less; it is the second half of a double click. */
export const FASTEST_ANSWER_MS = 250;
/** Right, but slower than this many times the learner's own median: the answer was searched for. */
const SLOW = 1.6;

type Given = Pick<Answer, 'testType' | 'kind' | 'correct' | 'milliseconds' | 'grade' | 'practice'>;

/**
 * What an answer says about the memory, once and for ever. The browser decides, or the server where an answer comes without a
 * grade, and the row keeps it. A right choice is never Easy, since one in four is luck. What was typed is as good as a flashcard
 * that its owner calls Good. Null says nothing.
 */
export function gradeAnswer(answer: Given, paces: Paces): Grade | null {
  if (answer.practice || answer.milliseconds < FASTEST_ANSWER_MS) return null;
  if (answer.kind === 'type') return answer.correct ? 3 : 1;
  if (answer.testType === 'flashcards') return answer.grade ?? null;
  if (!answer.correct) return 1;
  const median = medianOf(paces[timedAs(answer)]);
  const isSlow = median !== undefined && Math.min(answer.milliseconds, LONGEST_ANSWER_MS) > SLOW * median;
  return isSlow ? 2 : 3;
}

/** The grade that a row of the log counts with. Rows from before there were grades: a choice counts plainly, a flashcard not. */
export function gradeOf(row: Answer): Grade | null {
  if (row.practice || row.stale) return null;
  return row.grade === undefined ? gradeAnswer(row, {}) : row.grade;
}

/** True when a choice answer may carry this grade; a flashcard that is turned may carry any, one that is typed Again and Good. */
export function isGradeOf(answer: Pick<Answer, 'testType' | 'kind' | 'correct'>, grade: Grade): boolean {
  if (answer.kind === 'type') return grade === (answer.correct ? 3 : 1);
  if (answer.testType === 'flashcards') return answer.correct === grade > 1;
  return answer.correct ? grade === 2 || grade === 3 : grade === 1;
}
