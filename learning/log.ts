import type { ExerciseKind } from '#contract/exercises.ts';
import type { TestType } from '#contract/test-types.ts';
import type { Language } from '#languages/index.ts';

/** Again, Hard, Good, Easy. */
export type Grade = 1 | 2 | 3 | 4;
export const GRADES = [1, 2, 3, 4] as const satisfies readonly Grade[];

/**
 * One answer as the log keeps it. Nothing in a row ever changes after its arrival. Rows from before there were grades lack the
 * grade and what follows it.
 */
export type Answer = {
  /** A UUID made by the browser. */
  id: string;
  wordId: string;
  learn: Language;
  testType: TestType;
  correct: boolean;
  /** From the question's appearance to the answer. */
  milliseconds: number;
  /** How many options were shown; 0 for a flashcard. */
  options: number;
  /** The option taken; null for a flashcard. */
  chosenId: string | null;
  /** Milliseconds since 1970. */
  answeredAt: number;
  /** Null: says nothing about the memory. Missing: an old row, whose grade follows from `correct`. */
  grade?: Grade | null;
  /** The learner's local day (`day.ts`) when the row arrived; null or missing in old rows. */
  day?: number | null;
  /** Asked before it was due, because nothing else was left. */
  practice?: boolean;
  /** Came so late that it is kept but not counted. */
  stale?: boolean;
  /** How a round asked; missing where a trainer did. */
  kind?: ExerciseKind;
  /** The round, a UUID made by the browser, and the number of the step in it, from 0. */
  round?: string;
  step?: number;
};

/**
 * What has to be brought forth, not picked out from what is read. A word is met and asked several times on its first day, and the
 * last of these says most about what is left of it in the morning.
 */
export const PRODUCED_KINDS = ['listen', 'type', 'build'] as const satisfies readonly ExerciseKind[];

export function isProduced({ kind }: Pick<Answer, 'kind'>): boolean {
  return (PRODUCED_KINDS as readonly (ExerciseKind | undefined)[]).includes(kind);
}

export const MARKS = ['known', 'ignored', 'none'] as const;
export type Mark = (typeof MARKS)[number];

/** What a person says of a word; `none` takes an earlier mark back. The `known_words` of old are marks `known`. */
export type WordMark = { id: string; wordId: string; learn: Language; mark: Mark; at: number };

/** An answer or a mark, by its id, that its owner took back. */
export type Undone = { id: string; at: number };

type Row = { id: string };

/** The rows that were not taken back, each id once. */
export function standing<Kept extends Row>(rows: readonly Kept[], undone: readonly Row[]): Kept[] {
  const seen = new Set(undone.map(({ id }) => id));
  return rows.filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** Breaks a tie of time: rows of one millisecond are replayed in one order everywhere. */
export function compareIds(one: Row, other: Row): number {
  if (one.id === other.id) return 0;
  return one.id < other.id ? -1 : 1;
}
