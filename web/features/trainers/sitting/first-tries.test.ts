import { expect, test } from 'vitest';
import { LOADING, step } from './sitting.ts';
import type { FirstTry } from './sitting-state.ts';
import { at, playing, right, run, someWords, start, wrong } from './testing-sittings.ts';

test('a first try is kept with its time, its options and what was chosen', () => {
  const first = start('translation_to_word');
  const mistaken = step(first, wrong(first), at(1500));
  const solved = playing(step(mistaken, right(first), at(4000)));
  const next = playing(step(step(solved, { kind: 'goOn' }, at(4600)), { kind: 'open' }, at(4900)));
  const second = playing(step(next, right(next), at(6100)));
  const choice = { testType: 'translation_to_word', options: 4, grade: null, practice: false } as const;
  expect(second.firstTries).toEqual<FirstTry[]>([
    {
      ...choice,
      id: expect.any(String),
      wordId: 'w1',
      correct: false,
      milliseconds: 1500,
      answeredAt: 1500,
      chosenId: 'w1-decoy-1',
    },
    {
      ...choice,
      id: expect.any(String),
      wordId: 'w2',
      correct: true,
      milliseconds: 1500,
      answeredAt: 6100,
      chosenId: 'w2',
    },
  ]);
  expect(new Set(second.firstTries.map(({ id }) => id)).size).toBe(2);
});

test('the time of a first try stays within a day, whatever the clock does', () => {
  const late = start('translation_to_word');
  expect(playing(step(late, right(late), at(200_000_000))).firstTries[0]?.milliseconds).toBe(86_400_000);
  const words = someWords(2);
  const loaded = step(LOADING, { kind: 'loaded', testType: 'translation_to_word', words }, at(5000));
  const early = playing(step(loaded, { kind: 'open' }, at(5300)));
  expect(playing(step(early, right(early), at(3000))).firstTries[0]?.milliseconds).toBe(0);
});

test('a card counts as known when it was not turned; the second round is practice', () => {
  const first = start('flashcards', someWords(2));
  const finished = run(first, { kind: 'goOn' }, { kind: 'show' }, { kind: 'goOn' });
  const tries = [
    { wordId: 'w1', correct: true, milliseconds: 1000, answeredAt: 1000, options: 0, chosenId: null },
    { wordId: 'w2', correct: false, milliseconds: 2000, answeredAt: 3000, options: 0, chosenId: null },
  ];
  expect(finished).toMatchObject({ firstTries: tries });
  const again = run(finished, { kind: 'again' }, { kind: 'goOn' }, { kind: 'goOn' });
  expect(again).toMatchObject({ phase: 'finished', firstTries: tries });
});
