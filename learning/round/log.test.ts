import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TrainerAnswer } from '#contract/trainers.ts';
import { isGradeOf } from '../grade.ts';
import {
  anyMoves,
  anyStart,
  dueWord,
  moved,
  played,
  roundWord,
  testWorld,
  WISHES,
  wordsOf,
} from '../testing-rounds.ts';
import { secondsOf } from './estimate.ts';
import { rowOf, rowsOf } from './log.ts';
import { startRound } from './round.ts';
import type { Try } from './round-state.ts';
import { resultOf } from './strokes.ts';

const tried = (fields: Partial<Try> = {}): Try => ({
  id: '00000000-0000-4000-8000-000000000001',
  wordId: 'llave',
  kind: 'meaning',
  step: 3,
  correct: true,
  chosenId: 'llave',
  options: 4,
  milliseconds: 2000,
  answeredAt: 1_764_000_000_000,
  ...fields,
});

test.each([
  ['meaning', 'translation_to_word'],
  ['listen', 'translation_to_word'],
  ['match', 'translation_to_word'],
  ['word', 'word_to_translation'],
  ['gap', 'word_to_translation'],
  ['build', 'word_to_translation'],
  ['type', 'flashcards'],
  ['flashcard', 'flashcards'],
] as const)('%s counts for the trainer %s', (kind, testType) => {
  expect(rowOf(tried({ kind }), dueWord('llave')).testType).toBe(testType);
});

test('right is Good, wrong Again, and slow by the pace of the kind Hard; a written word is never slow', () => {
  const grade = (fields: Partial<Try>, pace = 1000) =>
    rowOf(
      tried(fields),
      dueWord('llave'),
      Array.from({ length: 20 }, () => pace),
    ).grade;
  expect(grade({}, 2000)).toBe(3);
  expect(grade({})).toBe(2);
  expect(grade({ correct: false })).toBe(1);
  expect(grade({ kind: 'type', isAlmost: true })).toBe(3);
  expect(grade({ kind: 'type', correct: false })).toBe(1);
  expect(grade({ kind: 'flashcard', grade: 4 })).toBe(4);
  expect(grade({ milliseconds: 100 })).toBeNull();
});

test('a return says nothing of a due word, and something of one that was just met', () => {
  expect(rowOf(tried({ return: 1 }), dueWord('llave'))).toMatchObject({ grade: null, practice: true });
  expect(rowOf(tried({ return: 1 }), roundWord('llave'))).toMatchObject({ grade: 3, practice: false });
  expect(rowOf(tried(), { ...dueWord('llave'), why: 'practice' })).toMatchObject({
    grade: null,
    practice: true,
  });
});

test('whatever is done, the rows are answers that the server takes, each step of a round at most once but for match', () => {
  fc.assert(
    fc.property(anyStart, anyMoves, ({ round, world }, moves) => {
      const after = played(
        moves.reduce((before, move) => moved(before, move, world), round),
        world,
      );
      const rows = rowsOf(after);
      for (const row of rows) {
        expect(TrainerAnswer.safeParse({ ...row, learn: 'es', day: 20_000 }).error).toBeUndefined();
        if (row.grade !== null) expect(isGradeOf(row, row.grade)).toBe(true);
        expect(row.round).toBe(after.id);
      }
      const steps = rows.filter(({ kind }) => kind !== 'match').map(({ step }) => step);
      expect(new Set(steps).size).toBe(steps.length);
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    }),
    { numRuns: 50 },
  );
});

test('the result counts first tries, and names missed words first', () => {
  const world = testWorld();
  const end = played(startRound(wordsOf(4, 6), WISHES, world), world, ({ at }) => at % 5 > 0);
  const result = resultOf(end);
  expect(result.asked).toBe(14);
  expect(result.right).toBe(14 - end.tries.filter(one => !one.correct && one.return === undefined).length);
  expect(result.right).toBeLessThan(14);
  expect(result.metIds).toHaveLength(4);
  expect(result.repeatedIds).toHaveLength(6);
  const missed = result.repeatedIds.filter(id => result.missedIds.includes(id));
  expect(result.repeatedIds.slice(0, missed.length)).toEqual(missed);
});

test('a usual round takes some three minutes, and the pace of its learner changes it', () => {
  const { steps } = startRound(wordsOf(4, 6), WISHES, testWorld());
  const usual = secondsOf(steps);
  expect(usual).toBeGreaterThan(120);
  expect(usual).toBeLessThan(240);
  const slow = Array.from({ length: 20 }, () => 20_000);
  expect(secondsOf(steps, { listen: slow, type: slow })).toBeGreaterThan(usual);
  expect(secondsOf([])).toBe(0);
});
