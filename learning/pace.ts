import type { TestType } from '#contract/test-types.ts';
import type { Grade } from './log.ts';

/** A tab left open is not thinking. */
export const LONGEST_ANSWER_MS = 60_000;

/** The last right answers of one trainer, oldest first, in milliseconds. */
export type Pace = readonly number[];
export type Paces = Partial<Record<TestType, Pace>>;

const REMEMBERED = 50;
/** Before that, nobody is slow. */
const FEWEST = 10;

/** The pace after one more answer; wrong answers and flashcards say nothing about it. */
export function withAnswer(
  paces: Paces,
  answer: { testType: TestType; correct: boolean; milliseconds: number; grade?: Grade | null },
): Paces {
  if (!answer.correct || answer.testType === 'flashcards' || answer.grade === null) return paces;
  const milliseconds = Math.min(answer.milliseconds, LONGEST_ANSWER_MS);
  const pace = [...(paces[answer.testType] ?? []), milliseconds].slice(-REMEMBERED);
  return { ...paces, [answer.testType]: pace };
}

/** The running median in milliseconds; undefined while too few answers are known. */
export function medianOf(pace: Pace | undefined): number | undefined {
  if (pace === undefined || pace.length < FEWEST) return undefined;
  const sorted = [...pace].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? 0)) / 2;
}
