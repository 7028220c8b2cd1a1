import fc from 'fast-check';
import { expect, test } from 'vitest';
import { preview } from './advance.ts';
import { GRADES } from './log.ts';
import { replay, step } from './replay.ts';
import { dueIn, nextSpacing, RULE } from './scheduler.ts';
import { answerOf, anyAnswers } from './testing-log.ts';
import { DEFAULT_SETTINGS, NEW_WORD } from './word-state.ts';

const settings = DEFAULT_SETTINGS;
const anyStep = fc.record({
  isRecalled: fc.boolean(),
  spacing: fc.oneof(fc.constant(0), fc.double({ min: 1, max: 365, noNaN: true })),
  elapsed: fc.integer({ min: 1, max: 700 }),
  stability: fc.double({ min: 0.01, max: 36_500, noNaN: true }),
  difficulty: fc.double({ min: 1, max: 10, noNaN: true }),
});
const anyRule = fc.record({
  lapse: fc.double({ min: 0, max: 1, noNaN: true }),
  lateCredit: fc.double({ min: 0, max: 1, noNaN: true }),
  difficultyWeight: fc.double({ min: 0, max: 1, noNaN: true }),
  predictorShare: fc.double({ min: 0, max: 1, noNaN: true }),
});

test('whatever the rule, a spacing is between a day and a year, and a better grade never makes it shorter', () => {
  fc.assert(
    fc.property(anyStep, anyRule, (step, rule) => {
      const spacings = GRADES.map(grade => nextSpacing({ ...step, grade }, { ...RULE, ...rule }));
      expect([...spacings].sort((one, other) => one - other)).toEqual(spacings);
      for (const spacing of spacings) expect(spacing).toBeGreaterThanOrEqual(1);
      for (const spacing of spacings) expect(spacing).toBeLessThanOrEqual(RULE.longest);
    }),
  );
});

test('an answer long before its day moves the word little, and one long after counts for more', () => {
  const after = (elapsed: number) =>
    nextSpacing({ grade: 3, isRecalled: false, spacing: 16, elapsed, stability: 16, difficulty: 3 }, RULE);
  expect(after(1)).toBeLessThan(18);
  expect(after(16)).toBeCloseTo(16 * RULE.recognised[3]);
  expect(after(40)).toBeGreaterThan(after(16));
});

test('words with one history are spread over days, each always alike', () => {
  const days = Array.from({ length: 200 }, (_, word) =>
    dueIn({ spacing: 30, wordId: `word-${word}`, reps: 5 }, 0.9, RULE),
  );
  expect(new Set(days).size).toBeGreaterThan(5);
  expect(Math.min(...days)).toBeGreaterThanOrEqual(27);
  expect(Math.max(...days)).toBeLessThanOrEqual(33);
  expect(dueIn({ spacing: 30, wordId: 'word-0', reps: 5 }, 0.9, RULE)).toBe(days[0]);
});

test('who wants to remember more is asked sooner', () => {
  const interval = (retention: number) => dueIn({ spacing: 20, wordId: 'dog', reps: 3 }, retention, RULE);
  const intervals = [0.8, 0.85, 0.9, 0.95].map(interval);
  expect([...intervals].sort((one, other) => other - one)).toEqual(intervals);
  expect(new Set(intervals).size).toBe(4);
});

test('no word stays away for more than a year, however little is to be remembered', () => {
  const days = Array.from({ length: 50 }, (_, word) =>
    dueIn({ spacing: RULE.longest, wordId: `word-${word}`, reps: 9 }, 0.8, RULE),
  );
  expect(new Set(days)).toEqual(new Set([RULE.longest]));
});

test('the four buttons say when the word will come back', () => {
  fc.assert(
    fc.property(anyAnswers, fc.constantFrom(...GRADES), (answers, grade) => {
      const state = replay('dog', { answers }, settings);
      const day = (state.lastDay ?? 20_000) + 7;
      const intervals = preview('dog', state, day, settings);
      expect(intervals?.[1]).toBeLessThanOrEqual(intervals?.[2] ?? 0);
      expect(intervals?.[2]).toBeLessThanOrEqual(intervals?.[3] ?? 0);
      expect(intervals?.[3]).toBeLessThanOrEqual(intervals?.[4] ?? 0);
      const pressed = answerOf({ testType: 'flashcards', grade, correct: grade > 1, day, answeredAt: 9e12 });
      expect(step(state, pressed, settings)?.dueDay).toBe(day + (intervals?.[grade] ?? 0));
    }),
  );
});

test('after an answer of today the buttons promise nothing', () => {
  const state = replay('dog', { answers: [answerOf({ day: 20_000 })] }, settings);
  expect(preview('dog', state, 20_000, settings)).toBeUndefined();
  expect(preview('dog', NEW_WORD, 20_000, settings)).toBeDefined();
});
