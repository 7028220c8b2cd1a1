import fc from 'fast-check';
import { createEmptyCard, fsrs } from 'ts-fsrs';
import { expect, test } from 'vitest';
import { DAY_MS } from './day.ts';
import { GRADES, type Grade } from './log.ts';
import { intervalModifier, type Memory, predictRecall, remember } from './memory.ts';

const NOON = Date.UTC(2026, 0, 1, 12);
const library = fsrs({ enable_short_term: false, maximum_interval: 365 });

test('the four first answers have the published stability and difficulty', () => {
  expect(GRADES.map(grade => remember(null, 0, grade))).toEqual([
    { stability: 0.212, difficulty: 6.4133 },
    { stability: 1.2931, difficulty: 5.11217071 },
    { stability: 2.3065, difficulty: 2.11810397 },
    { stability: 8.2956, difficulty: 1 },
  ]);
});

// The long-term vector of fsrs-rs (src/inference.rs), which ts-fsrs tests itself against.
test('a miss and five right answers give the published memory', () => {
  let memory: Memory | null = null;
  const grades: Grade[] = [1, 3, 3, 3, 3, 3];
  const intervals = [0, 0, 1, 3, 8, 21];
  grades.forEach((grade, index) => {
    memory = remember(memory, intervals[index] ?? 0, grade);
  });
  expect(memory).toEqual({
    stability: expect.closeTo(53.335106, 4),
    difficulty: expect.closeTo(6.3574867, 4),
  });
});

test('recall falls as published', () => {
  expect(predictRecall(8.2956, 8)).toBe(0.9024733);
  expect(predictRecall(8.2956, 0)).toBe(1);
  expect(predictRecall(10, 10)).toBeCloseTo(0.9, 6);
  expect(intervalModifier(0.9)).toBeCloseTo(1, 6);
  expect(intervalModifier(0.8)).toBeCloseTo(3.3, 1);
});

const anyHistory = fc.array(
  fc.record({ grade: fc.constantFrom(...GRADES), days: fc.integer({ min: 1, max: 500 }) }),
  {
    minLength: 1,
    maxLength: 30,
  },
);

/** Every stability, difficulty and prediction of a history: ours, and those of the library's cards fed with noon of each day. */
function bothWays(history: readonly { grade: Grade; days: number }[]) {
  const ours: number[] = [];
  const theirs: number[] = [];
  let card = createEmptyCard(new Date(NOON));
  let memory: Memory | null = null;
  let day = 0;
  for (const { grade, days } of history) {
    const elapsed = memory === null ? 0 : days;
    day += elapsed;
    const now = new Date(NOON + day * DAY_MS);
    if (memory !== null) {
      ours.push(predictRecall(memory.stability, elapsed));
      theirs.push(library.get_retrievability(card, now, false));
    }
    card = library.next(card, now, grade).card;
    const after: Memory = remember(memory, elapsed, grade);
    ours.push(after.stability, after.difficulty);
    theirs.push(card.stability, card.difficulty);
    memory = after;
  }
  return { ours, theirs };
}

test('5,000 histories give to the last digit the cards of the library', () => {
  fc.assert(
    fc.property(anyHistory, history => {
      const { ours, theirs } = bothWays(history);
      expect(ours).toEqual(theirs);
    }),
    { numRuns: 5_000 },
  );
});
