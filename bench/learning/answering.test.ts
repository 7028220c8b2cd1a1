import { expect, test } from 'vitest';
import { attempt, easier, weightOf } from './answering.ts';
import { drawLearner } from './learner.ts';
import type { Exercise } from './policy.ts';
import { randomFrom } from './random.ts';

const learner = { ...drawLearner('somebody', { words: 1, days: 1, minutes: 10, attendance: 1 }), pace: 1 };
const teaching = { recognition: 0.6, ease: 1, writing: 1 };

function attempts(exercise: Exercise, recall: number, isNear = false) {
  const random = randomFrom('attempts', exercise);
  const asked = { exercise, isNear, recall, learner, teaching, random };
  return Array.from({ length: 4000 }, () => attempt(asked));
}

function share(exercise: Exercise, recall: number, isNear = false): number {
  return attempts(exercise, recall, isNear).filter(({ right }) => right).length / 4000;
}

test.each<[Exercise, number]>([
  ['choice', 3.5],
  ['listen', 5],
  ['gap', 6],
  ['flashcard', 6.3],
  ['type', 7],
  ['build', 9],
])(
  'a word that three in four recall takes the time that the kind is known to take: %s',
  (exercise, seconds) => {
    const right = attempts(exercise, 0.75).filter(tried => tried.right);
    const mean = right.reduce((sum, tried) => sum + tried.seconds, 0) / right.length;
    expect(mean / seconds).toBeCloseTo(1, 1);
  },
);

test('without any knowledge a choice is right by luck alone, and what is brought forth never', () => {
  for (const exercise of ['choice', 'listen', 'gap', 'pair'] as const) {
    expect(share(exercise, 0)).toBeCloseTo(learner.guess, 1);
    expect(attempts(exercise, 0).some(({ knew }) => knew)).toBe(false);
  }
  for (const exercise of ['type', 'build', 'flashcard'] as const) expect(share(exercise, 0)).toBe(0);
  expect(attempts('flashcard', 0)[0]).toMatchObject({ right: false, grade: 1 });
});

test('the more of a word has to be brought forth, the seldomer it succeeds and the more it teaches', () => {
  expect(share('choice', 0.6)).toBeGreaterThan(share('choice', 0.6, true));
  expect(share('choice', 0.6)).toBeGreaterThan(share('listen', 0.6));
  expect(share('flashcard', 0.6)).toBeGreaterThan(share('type', 0.6) + 0.1);
  const weights = (['choice', 'listen', 'build', 'type'] as const).map(kind => weightOf(kind, teaching));
  expect(weights).toEqual([...weights].sort((one, other) => one - other));
  expect(weights[0]).toBe(teaching.recognition);
  expect(weights[3]).toBe(1);
});

test('a miss costs the time to look at the answer, and to copy what was to be written', () => {
  const cost = (exercise: Exercise) => {
    const seconds = (right: boolean) => {
      const tries = attempts(exercise, 0.4).filter(tried => tried.right === right);
      return tries.reduce((sum, tried) => sum + tried.seconds, 0) / tries.length;
    };
    return seconds(false) - seconds(true);
  };
  expect(cost('choice')).toBeGreaterThan(2);
  expect(cost('type')).toBeGreaterThan(cost('choice') + 2);
});

test('help makes recalling easier and hindrance harder, but helps nobody who never met the word', () => {
  expect(easier(0.6, 1)).toBeGreaterThan(0.6);
  expect(easier(0.6, 0)).toBeCloseTo(0.6);
  expect(easier(0.6, -1)).toBeLessThan(0.6);
  expect(easier(0, 1)).toBe(0);
});
