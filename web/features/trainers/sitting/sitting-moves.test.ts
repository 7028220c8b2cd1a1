import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TEST_TYPES, type TestType } from '#contract/test-types.ts';
import { type Action, canUndo, LOADING, step } from './sitting.ts';
import type { Sitting } from './sitting-state.ts';
import {
  at,
  learned,
  playing,
  right,
  run,
  seeded,
  solve,
  someWords,
  start,
  wrong,
} from './testing-sittings.ts';

/** One sitting of each kind, and the actions that move it on; every other action must leave the very same sitting. */
const first = start('translation_to_word');
const card = start('flashcards', someWords(1));
const turned = run(card, { kind: 'show' });
const ALL_ACTIONS: Action[] = [
  { kind: 'load' },
  { kind: 'loaded', testType: 'flashcards', words: someWords(2) },
  { kind: 'failed', error: new Error('offline') },
  { kind: 'resume', sitting: first },
  { kind: 'open' },
  { kind: 'answer', optionId: 'w1' },
  { kind: 'grade', grade: 3 },
  { kind: 'goOn' },
  learned('w1'),
  { kind: 'show' },
  { kind: 'undo' },
  { kind: 'again' },
];
const MOVES: [string, Sitting, Action['kind'][]][] = [
  ['loading', LOADING, ['loaded', 'failed', 'resume']],
  ['failed', { phase: 'failed', error: null }, ['load']],
  ['too few words', { phase: 'tooFew' }, ['load']],
  ['an open question', first, ['load', 'answer', 'learned']],
  ['a mistaken question', run(first, wrong(first)), ['load', 'answer', 'learned', 'undo']],
  ['a solved question', run(first, right(first)), ['load', 'goOn', 'learned', 'undo']],
  ['an arriving question', { ...first, stage: 'arriving' }, ['load', 'open', 'learned']],
  ['a hidden card', card, ['load', 'goOn', 'learned', 'show']],
  ['a turned card', turned, ['load', 'open', 'goOn', 'learned']],
  ['a turned card that takes grades', run(turned, { kind: 'open' }), ['load', 'grade', 'goOn', 'learned']],
  ['a second question', solve(first), ['load', 'undo']],
  ['a finished test', run(card, { kind: 'goOn' }), ['load', 'undo', 'again']],
];
test.each(MOVES)('%s moves on only by what fits it', (_, sitting, moving) => {
  const moved = ALL_ACTIONS.filter(action => step(sitting, action, at(1)) !== sitting).map(
    ({ kind }) => kind,
  );
  expect(moved).toEqual(moving);
});

test('whatever a learner does, the books balance', () => {
  const action = fc.constantFrom(
    'right',
    'wrong1',
    'wrong2',
    'foreign',
    'open',
    'goOn',
    'learned',
    'show',
    'good',
    'again1',
    'undo',
  );
  const arbitrary = fc.record({
    testType: fc.constantFrom<TestType>(...TEST_TYPES),
    words: fc.integer({ min: 2, max: 5 }),
    seed: fc.integer(),
    actions: fc.array(action, { maxLength: 60 }),
  });
  fc.assert(
    fc.property(arbitrary, ({ testType, words, seed, actions }) => {
      const random = seeded(seed);
      let sitting: Sitting = deepFrozen(
        step(LOADING, { kind: 'loaded', testType, words: someWords(words) }, at(0, random)),
      );
      let passed = 0;
      for (const [now, name] of actions.entries()) {
        const before = sitting;
        sitting = deepFrozen(step(before, actionNamed(name, before), at(now, random)));
        passed += indexOf(sitting) - indexOf(before);
        checkBooks(sitting, words, passed);
        if (name === 'undo') checkUndo(before, sitting);
        else checkStep(before, sitting);
      }
    }),
  );
});

function actionNamed(name: string, sitting: Sitting): Action {
  const id = sitting.phase === 'playing' ? sitting.word.id : 'w1';
  if (name === 'right') return { kind: 'answer', optionId: id };
  if (name === 'wrong1') return { kind: 'answer', optionId: `${id}-decoy-1` };
  if (name === 'wrong2') return { kind: 'answer', optionId: `${id}-decoy-2` };
  if (name === 'foreign') return { kind: 'answer', optionId: 'elsewhere' };
  if (name === 'learned') return learned(id);
  if (name === 'again1' || name === 'good') return { kind: 'grade', grade: name === 'good' ? 3 : 1 };
  return { kind: name } as Action;
}

const indexOf = (sitting: Sitting) => ('index' in sitting ? sitting.index : Number.NaN);

function checkBooks(sitting: Sitting, words: number, passed: number): void {
  if (sitting.phase !== 'playing' && sitting.phase !== 'finished') throw new Error(sitting.phase);
  const { index, correct, firstTries, phase } = sitting;
  expect(index).toBe(passed);
  expect(phase).toBe(index >= words ? 'finished' : 'playing');
  const solved = sitting.phase === 'playing' && sitting.stage === 'solved' ? 1 : 0;
  expect(correct).toBeLessThanOrEqual(index + solved);
  expect(new Set(firstTries.map(({ wordId }) => wordId)).size).toBe(firstTries.length);
  expect(firstTries.length).toBeLessThanOrEqual(index + 1);
  expect(firstTries.filter(tried => tried.correct).length).toBeLessThanOrEqual(index + solved);
  if (sitting.phase !== 'playing') return;
  const { options, word, flaggedIds } = sitting;
  const offered = sitting.testType === 'flashcards' ? [] : [word, ...word.otherWords];
  expect(options.map(({ id }) => id).sort()).toEqual(offered.map(({ id }) => id).sort());
  expect(flaggedIds).not.toContain(word.id);
  expect(new Set(flaggedIds).size).toBe(flaggedIds.length);
}

/** From one step to the next: counters never fall and grow by one at most, and options move only with the question. */
function checkStep(before: Sitting, after: Sitting): void {
  if (before.phase !== 'playing' || (after.phase !== 'playing' && after.phase !== 'finished')) return;
  // A card that is graded wrong is passed at once.
  const [right, mistakes] = [after.correct - before.correct, after.wrong - before.wrong];
  expect([0, 1]).toContain(right + mistakes);
  expect([0, 1]).toContain(after.index - before.index);
  if (after.phase !== 'playing') return;
  if (after.index === before.index) {
    expect(after.options).toBe(before.options);
    expect(after.flaggedIds.length - before.flaggedIds.length).toBe(mistakes);
  } else {
    expect(after.flaggedIds).toEqual([]);
    expect(after.isShown).toBe(false);
  }
}

/** An undo leads to a question that nothing was done about, at most one back, with its counters. */
function checkUndo(before: Sitting, after: Sitting): void {
  expect(canUndo(before)).toBe(before !== after);
  if (before === after) return;
  const asked = playing(after);
  expect([0, 1]).toContain(indexOf(before) - indexOf(after));
  expect(asked).toMatchObject({ flaggedIds: [], isShown: false });
  expect(asked.stage).toBe(asked.testType === 'flashcards' ? 'open' : 'arriving');
  if (!('firstTries' in before)) return;
  for (const name of ['correct', 'wrong'] as const) expect(asked[name]).toBeLessThanOrEqual(before[name]);
  expect(before.firstTries.slice(0, asked.firstTries.length)).toEqual(asked.firstTries);
}

/** A step that changed what it was given would throw. */
function deepFrozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFrozen);
  }
  return value;
}
