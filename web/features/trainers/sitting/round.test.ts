import { expect, test } from 'vitest';
import type { TestType } from '#contract/test-types.ts';
import type { AskedWord } from '#contract/trainers.ts';
import { outcomesOf, wordsByOutcome } from './round.ts';
import { type Action, LOADING, step } from './sitting.ts';
import type { Finished, Playing, Sitting } from './sitting-state.ts';

const option = (id: string) => ({ id, word: `word ${id}`, translation: `translation ${id}` });
const words: AskedWord[] = ['a', 'b', 'c'].map(id => ({ ...option(id), otherWords: [option(`not ${id}`)] }));

const world = { now: 0, random: () => 0, newId: () => 'id' };
const run = (sitting: Sitting, ...actions: Action[]) =>
  actions.reduce((current, action) => step(current, action, world), sitting);
const start = (testType: TestType = 'translation_to_word') =>
  run(LOADING, { kind: 'loaded', testType, words });

const answer = (optionId: string): Action[] => [{ kind: 'open' }, { kind: 'answer', optionId }];
const right = (id: string): Action[] => [...answer(id), { kind: 'goOn' }];
const missed = (id: string): Action[] => [...answer(`not ${id}`), ...right(id)];
const learned = (wordId: string): Action => ({ kind: 'learned', word: { wordId, restore: false } });

const outcomes = (sitting: Sitting) => outcomesOf(sitting as Playing | Finished);

test('a round shows what is behind, what is asked now and what is to come', () => {
  expect(outcomes(start())).toEqual(['now', 'toCome', 'toCome']);
  expect(outcomes(run(start(), ...right('a')))).toEqual(['right', 'now', 'toCome']);
  expect(outcomes(run(start(), ...right('a'), ...missed('b')))).toEqual(['right', 'missed', 'now']);
});

test('an answer shows at once, and a miss stays one after the right answer', () => {
  expect(outcomes(run(start(), ...answer('a')))).toEqual(['right', 'toCome', 'toCome']);
  expect(outcomes(run(start(), ...answer('not a')))).toEqual(['missed', 'toCome', 'toCome']);
  expect(outcomes(run(start(), ...answer('not a'), ...answer('a')))).toEqual(['missed', 'toCome', 'toCome']);
});

test('what is taken back is asked anew', () => {
  const sitting = run(start(), ...missed('a'), ...right('b'), { kind: 'undo' }, { kind: 'undo' });
  expect(outcomes(sitting)).toEqual(['now', 'toCome', 'toCome']);
});

test('a learned word is known, and a card that nobody graded is passed', () => {
  const sitting = run(start(), ...right('a'), learned('b'), ...missed('c')) as Finished;
  expect(outcomes(sitting)).toEqual(['right', 'right', 'missed']);
  const { known, missed: again } = wordsByOutcome(sitting);
  expect([known, again].map(list => list.map(({ id }) => id))).toEqual([['a', 'b'], ['c']]);
  expect(outcomes(run(start('flashcards'), { kind: 'goOn' }))).toEqual(['passed', 'now', 'toCome']);
});

test('a card counts by its grade', () => {
  const turned: Action[] = [{ kind: 'show' }, { kind: 'open' }];
  const grades = [1, 3].flatMap((grade): Action[] => [...turned, { kind: 'grade', grade: grade as 1 | 3 }]);
  expect(outcomes(run(start('flashcards'), ...grades))).toEqual(['missed', 'right', 'now']);
});

test('a second round has its own outcomes', () => {
  const finished = run(start(), ...right('a'), ...missed('b'), ...right('c'));
  expect(outcomes(run(finished, { kind: 'again' }))).toEqual(['now', 'toCome', 'toCome']);
  expect(outcomes(run(finished, { kind: 'again' }, ...missed('a')))).toEqual(['missed', 'now', 'toCome']);
});
