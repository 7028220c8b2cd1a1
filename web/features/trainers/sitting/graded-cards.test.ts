import { expect, test } from 'vitest';
import type { Action } from './sitting.ts';
import { run, someWords, start } from './testing-sittings.ts';

test.each([
  [1, false, { correct: 0, wrong: 1 }],
  [2, true, { correct: 1, wrong: 0 }],
  [4, true, { correct: 1, wrong: 0 }],
] as const)('the grade %i counts as right: %s', (grade, correct, counters) => {
  const card = start('flashcards', someWords(2));
  const graded = run(card, { kind: 'show' }, { kind: 'open' }, { kind: 'grade', grade });
  expect(graded).toMatchObject({ index: 1, ...counters, firstTries: [{ wordId: 'w1', grade, correct }] });
});

test('a grade needs a turned card, and a moment for the finger to leave "Show translation"', () => {
  const card = start('flashcards', someWords(2));
  const good: Action = { kind: 'grade', grade: 3 };
  expect(run(card, good)).toBe(card);
  const turned = run(card, { kind: 'show' });
  expect(run(turned, good)).toBe(turned);
});
