import type { LettersCourse } from '#contract/letters.ts';
import type { WordStates } from '#web/platform/offline/pending/word-states.ts';
import { standingOf } from '#web/vocabulary/marks/word-states.ts';

export type CourseProgress = {
  /** The letters that were met, and how many there are. */
  met: number;
  total: number;
  /** The lesson to go on with, from 1; undefined once every letter was met. */
  next: number | undefined;
  /** The lessons whose letters were all met. */
  done: ReadonlySet<number>;
  /** How many lessons are done from the first one on: their letters are what words can be read with. */
  inRow: number;
};

/** How far somebody is in a course, by their states of its letters. */
export function progressIn(
  { lessons, letters }: LettersCourse,
  states: WordStates | undefined,
): CourseProgress {
  const isMet = ({ id }: { id: string }) => standingOf(states, id) !== undefined;
  const numbers = lessons.map((_, index) => index + 1);
  const done = numbers.filter(number => letters.filter(({ lesson }) => lesson === number).every(isMet));
  const next = numbers.find(number => !done.includes(number));
  return {
    met: letters.filter(isMet).length,
    total: letters.length,
    next,
    done: new Set(done),
    inRow: next === undefined ? lessons.length : next - 1,
  };
}
