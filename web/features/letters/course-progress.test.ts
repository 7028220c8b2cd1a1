import { expect, test } from 'vitest';
import type { Letter, LettersCourse } from '#contract/letters.ts';
import { progressIn } from './course-progress.ts';

const letter = (id: string, lesson: number) => ({ id, lesson }) as Letter;
const COURSE = {
  lessons: [{}, {}, {}],
  letters: [letter('a', 1), letter('b', 1), letter('c', 2), letter('d', 3)],
} as LettersCourse;
const met = (...ids: string[]) =>
  Object.fromEntries(ids.map(id => [id, { state: 'learning', strength: 1 } as const]));

test('a lesson is done once all its letters were met, and the first one that is not is next', () => {
  expect(progressIn(COURSE, undefined)).toMatchObject({ met: 0, total: 4, next: 1, inRow: 0 });
  expect(progressIn(COURSE, met('a'))).toMatchObject({ met: 1, next: 1, done: new Set() });
  expect(progressIn(COURSE, met('a', 'b'))).toMatchObject({ next: 2, done: new Set([1]), inRow: 1 });
  expect(progressIn(COURSE, met('a', 'b', 'c', 'd'))).toMatchObject({ next: undefined, inRow: 3 });
});

test('a lesson that was taken out of its turn opens no words yet', () => {
  expect(progressIn(COURSE, met('d'))).toMatchObject({ next: 1, done: new Set([3]), inRow: 0 });
  expect(progressIn(COURSE, met('a', 'b', 'd'))).toMatchObject({ next: 2, done: new Set([1, 3]), inRow: 1 });
});
