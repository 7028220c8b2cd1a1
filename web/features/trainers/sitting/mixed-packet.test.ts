import { expect, test } from 'vitest';
import { type Action, step } from './sitting.ts';
import { at, mixed, playing, right, run, solve, someWords, start } from './testing-sittings.ts';

test('every question of a mixed packet is asked in its own way, a new word only after it was met', () => {
  const words = [mixed('w1', 'due', 'word_to_translation'), mixed('w2', 'new', 'translation_to_word')];
  const first = start('mixed', [...words, mixed('w3', 'practice', 'flashcards')]);
  expect(first).toMatchObject({ testType: 'word_to_translation', stage: 'open' });
  const meeting = playing(run(first, right(first), { kind: 'goOn' }));
  expect(meeting).toMatchObject({ index: 1, stage: 'meeting' });
  expect(run(meeting, right(meeting), { kind: 'open' }, { kind: 'goOn' })).toBe(meeting);
  const asked = playing(step(meeting, { kind: 'met' }, at(9000)));
  expect(asked).toMatchObject({ testType: 'translation_to_word', stage: 'arriving', askedAt: 9000 });
  const last = solve(playing(run(asked, { kind: 'open' })));
  expect(last).toMatchObject({ index: 2, testType: 'flashcards', stage: 'open', options: [] });
  const done = run(last, { kind: 'show' }, { kind: 'open' }, { kind: 'grade', grade: 4 });
  expect(done).toMatchObject({
    phase: 'finished',
    correct: 3,
    firstTries: [
      { wordId: 'w1', practice: false, testType: 'word_to_translation' },
      { wordId: 'w2', practice: false, testType: 'translation_to_word' },
      { wordId: 'w3', practice: true, testType: 'flashcards', grade: 4, correct: true },
    ],
  });
});

test('a mixed packet of one word is a packet, and a word without decoys is asked as a card', () => {
  const alone = { ...mixed('w1', 'due', 'translation_to_word'), otherWords: [] };
  expect(start('mixed', [alone])).toMatchObject({ testType: 'flashcards', options: [] });
});

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

test('a mixed packet does not go on from a card without a grade', () => {
  const card = run(start('mixed', [mixed('w1', 'due', 'flashcards')]), { kind: 'show' });
  expect(run(card, { kind: 'goOn' })).toBe(card);
});
