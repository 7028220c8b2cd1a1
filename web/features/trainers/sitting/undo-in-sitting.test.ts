import { expect, test } from 'vitest';
import { type Action, canUndo } from './sitting.ts';
import type { Sitting } from './sitting-state.ts';
import { learned, playing, run, solve, someWords, start, wrong } from './testing-sittings.ts';

test('undo takes back answer after answer, to the first one, with counters and options as they were', () => {
  const first = start('translation_to_word');
  const second = solve(playing(run(first, wrong(first))));
  const third = solve(second);
  const mistaken = playing(run(third, wrong(third)));
  const undone = [1, 2, 3].map(times =>
    playing(run(mistaken, ...Array.from({ length: times }, (): Action => ({ kind: 'undo' })))),
  );
  expect(
    undone.map(({ index, correct, wrong: mistakes, firstTries }) => [
      index,
      correct,
      mistakes,
      firstTries.length,
    ]),
  ).toEqual([
    [2, 2, 1, 2],
    [1, 1, 1, 1],
    [0, 0, 0, 0],
  ]);
  expect(undone.map(({ options }) => options)).toEqual([third.options, second.options, first.options]);
  expect(canUndo(undone[2] as Sitting)).toBe(false);
});

test('undo takes back "word learned", and the last answer of a finished test', () => {
  const only = start('flashcards', someWords(1));
  const passed = run(only, learned('w1'));
  expect(passed).toMatchObject({ phase: 'finished', learned: [{ wordId: 'w1', restore: true }] });
  expect(run(passed, { kind: 'undo' })).toMatchObject({ phase: 'playing', index: 0, learned: [] });
  const done = run(only, { kind: 'show' }, { kind: 'open' }, { kind: 'grade', grade: 1 });
  expect(run(done, { kind: 'undo' })).toMatchObject({ phase: 'playing', wrong: 0, firstTries: [] });
});
