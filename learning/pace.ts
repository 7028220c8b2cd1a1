import type { ExerciseKind } from '#contract/exercises.ts';
import type { TestType } from '#contract/test-types.ts';
import type { Grade } from './log.ts';

/** A tab left open is not thinking. */
export const LONGEST_ANSWER_MS = 60_000;

/** The last right answers of one trainer or kind, oldest first, in milliseconds. */
export type Pace = readonly number[];
export type Paces = Partial<Record<Timed, Pace>>;

/** What takes a time of its own: a sentence to read or build, or a sound to wait for, is no slower choice. */
export type Timed = TestType | (typeof TIMED_KINDS)[number];
export const TIMED_KINDS = ['listen', 'gap', 'build'] as const satisfies readonly ExerciseKind[];

/** With what an answer is compared to tell whether it was slow. */
export function timedAs({ testType, kind }: { testType: TestType; kind?: ExerciseKind }): Timed {
  return TIMED_KINDS.find(timed => timed === kind) ?? testType;
}

const REMEMBERED = 50;
/** Before that, nobody is slow. */
const FEWEST = 10;

/** The pace after one more answer; wrong answers and flashcards say nothing about it. */
export function withAnswer(
  paces: Paces,
  answer: {
    testType: TestType;
    kind?: ExerciseKind;
    correct: boolean;
    milliseconds: number;
    grade?: Grade | null;
  },
): Paces {
  if (!answer.correct || answer.testType === 'flashcards' || answer.grade === null) return paces;
  const milliseconds = Math.min(answer.milliseconds, LONGEST_ANSWER_MS);
  const timed = timedAs(answer);
  const pace = [...(paces[timed] ?? []), milliseconds].slice(-REMEMBERED);
  return { ...paces, [timed]: pace };
}

/** The running median in milliseconds; undefined while too few answers are known. */
export function medianOf(pace: Pace | undefined): number | undefined {
  if (pace === undefined || pace.length < FEWEST) return undefined;
  const sorted = [...pace].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? 0)) / 2;
}
