import { expect, test } from 'vitest';
import { TEST_TYPES } from '#contract/test-types.ts';
import { LOADING, step } from './sitting.ts';
import type { Playing } from './sitting-state.ts';
import {
  at,
  CHOICE,
  learned,
  playing,
  question,
  right,
  run,
  seeded,
  solve,
  someWords,
  start,
  wrong,
} from './testing-sittings.ts';

test.each([
  ['translation_to_word', 0, 'tooFew'],
  ['translation_to_word', 1, 'tooFew'],
  ['translation_to_word', 2, 'playing'],
  ['word_to_translation', 0, 'tooFew'],
  ['word_to_translation', 1, 'tooFew'],
  ['word_to_translation', 2, 'playing'],
  ['flashcards', 0, 'tooFew'],
  ['flashcards', 1, 'playing'],
] as const)('%s with %i words is %s', (testType, count, phase) => {
  expect(step(LOADING, { kind: 'loaded', testType, words: someWords(count) }, at(0)).phase).toBe(phase);
});

test('a failed load keeps its error, and loading again forgets it', () => {
  const error = new Error('offline');
  const failed = run(LOADING, { kind: 'failed', error });
  expect(failed).toEqual({ phase: 'failed', error });
  expect(run(failed, { kind: 'load' })).toBe(LOADING);
});

test('a new sitting asks its first word at once, with nothing counted', () => {
  for (const testType of TEST_TYPES) {
    const words = someWords(3);
    expect(step(LOADING, { kind: 'loaded', testType, words }, at(0))).toMatchObject({
      phase: 'playing',
      testType,
      words,
      index: 0,
      word: words[0],
      // A press meant for the page before it must not answer it.
      stage: testType === 'flashcards' ? 'open' : 'arriving',
      flaggedIds: [],
      isShown: false,
      correct: 0,
      wrong: 0,
      firstTries: [],
    });
  }
});

test.each(CHOICE)(
  '%s: a right answer counts, is shown as solved, and the next question follows',
  testType => {
    const first = start(testType);
    const solved = playing(run(first, right(first)));
    expect(solved).toMatchObject({ index: 0, stage: 'solved', correct: 1, wrong: 0, options: first.options });
    const next = playing(run(solved, { kind: 'goOn' }));
    expect(next).toMatchObject({ index: 1, stage: 'arriving', correct: 1, wrong: 0, flaggedIds: [] });
    expect(next.word.id).toBe('w2');
  },
);

test.each(CHOICE)(
  '%s: a wrong answer counts, is flagged and stays flagged, and the question stays',
  testType => {
    const first = start(testType);
    const once = playing(run(first, wrong(first, 2)));
    expect(once).toMatchObject({ index: 0, stage: 'open', correct: 0, wrong: 1, flaggedIds: ['w1-decoy-2'] });
    const twice = playing(run(once, wrong(first, 3)));
    expect(twice).toMatchObject({ index: 0, wrong: 2, flaggedIds: ['w1-decoy-2', 'w1-decoy-3'] });
    const solved = playing(run(twice, right(first)));
    expect(solved).toMatchObject({ stage: 'solved', correct: 1, wrong: 2, flaggedIds: twice.flaggedIds });
    expect(playing(run(solved, { kind: 'goOn' })).flaggedIds).toEqual([]);
  },
);

test('the same mistake counts once', () => {
  const first = start('translation_to_word');
  const once = run(first, wrong(first));
  expect(run(once, wrong(first), wrong(first))).toBe(once);
});

test('only an open question takes an answer', () => {
  const first = start('word_to_translation');
  const solved = playing(run(first, right(first)));
  expect(run(solved, right(first), wrong(first))).toBe(solved);
  const arriving = playing(run(solved, { kind: 'goOn' }));
  expect(run(arriving, right(arriving), wrong(arriving))).toBe(arriving);
  expect(run(arriving, { kind: 'open' }, right(arriving))).toMatchObject({ stage: 'solved', correct: 2 });
});

test('an answer that is not among the options is none', () => {
  const first = start('translation_to_word');
  expect(run(first, { kind: 'answer', optionId: 'w2' }, { kind: 'answer', optionId: '' })).toBe(first);
});

test('going on needs the right answer first', () => {
  const first = start('translation_to_word');
  expect(run(first, { kind: 'goOn' })).toBe(first);
  const mistaken = run(first, wrong(first));
  expect(run(mistaken, { kind: 'goOn' })).toBe(mistaken);
});

test('a learned word goes on without counting', () => {
  const first = start('translation_to_word');
  const next = run(first, learned('w1'));
  expect(next).toMatchObject({ index: 1, stage: 'arriving', correct: 0, wrong: 0, firstTries: [] });
});

test('news of a learned word that come after its question change nothing', () => {
  const second = solve(start('translation_to_word'));
  expect(run(second, learned('w1'))).toBe(second);
});

test('a word learned just after its right answer goes on once only', () => {
  const first = start('translation_to_word');
  const next = run(first, right(first), learned('w1'), { kind: 'goOn' });
  expect(next).toMatchObject({ index: 1, correct: 1 });
});

test.each(CHOICE)('%s: after the last word it is finished, with both counters', testType => {
  const words = someWords(2);
  const first = start(testType, words);
  const second = solve(playing(run(first, wrong(first))));
  const finished = run(second, right(second), { kind: 'goOn' });
  expect(finished).toMatchObject({ phase: 'finished', index: 2, words, correct: 2, wrong: 1 });
});

test('a test whose last word was learned is finished too', () => {
  const sitting = run(start('word_to_translation', someWords(2)), learned('w1'), learned('w2'));
  expect(sitting).toMatchObject({ phase: 'finished', index: 2, correct: 0, wrong: 0 });
});

test('a card is turned once, and the next one is hidden again', () => {
  const first = start('flashcards');
  const shown = playing(run(first, { kind: 'show' }));
  expect(shown).toMatchObject({ index: 0, isShown: true });
  expect(run(shown, { kind: 'show' })).toBe(shown);
  expect(run(shown, { kind: 'goOn' })).toMatchObject({ index: 1, isShown: false, stage: 'open' });
});

test('cards have no answers to choose from', () => {
  const first = start('flashcards');
  expect(first.options).toEqual([]);
  expect(run(first, right(first), wrong(first))).toBe(first);
});

test('a choice test has nothing to turn', () => {
  const first = start('translation_to_word');
  expect(run(first, { kind: 'show' })).toBe(first);
});

test('cards begin again with the first one of the same packet', () => {
  const words = someWords(2);
  const finished = run(start('flashcards', words), { kind: 'show' }, { kind: 'goOn' }, { kind: 'goOn' });
  expect(finished).toMatchObject({ phase: 'finished', index: 2, words });
  const again = playing(run(finished, { kind: 'again' }));
  expect(again).toMatchObject({ index: 0, isShown: false, words });
  expect(again.word).toBe(words[0]);
});

test('a choice test that begins again counts from zero', () => {
  const first = start('translation_to_word', someWords(2));
  const second = solve(playing(run(first, wrong(first))));
  const again = run(second, right(second), { kind: 'goOn' }, { kind: 'again' });
  expect(again).toMatchObject({ phase: 'playing', index: 0, correct: 0, wrong: 0 });
});

test('options are the word and its decoys, each once', () => {
  for (const decoys of [0, 1, 2, 3]) {
    const { options } = start('translation_to_word', [question('a', decoys), question('b')]);
    const expected = ['a', ...Array.from({ length: decoys }, (_, number) => `a-decoy-${number + 1}`)];
    expect(options.map(({ id }) => id).sort()).toEqual(expected.sort());
  }
});

test('every order of the options comes up, about equally often', () => {
  const random = seeded(7);
  const words = [question('a', 2), question('b', 2)];
  const counts = new Map<string, number>();
  for (let round = 0; round < 6000; round += 1) {
    const sitting = playing(
      step(LOADING, { kind: 'loaded', testType: 'word_to_translation', words }, at(0, random)),
    );
    const order = sitting.options.map(({ id }) => id).join();
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

test('options are shuffled anew for a question, not for an answer', () => {
  let draws = 0;
  const random = () => {
    draws += 1;
    return 0.5;
  };
  let sitting = playing(
    step(LOADING, { kind: 'loaded', testType: 'translation_to_word', words: someWords(3) }, at(0, random)),
  );
  sitting = playing(step(sitting, { kind: 'open' }, at(0, random)));
  const { options } = sitting;
  const drawn = draws;
  for (const action of [wrong(sitting, 1), wrong(sitting, 3), right(sitting)]) {
    sitting = playing(step(sitting, action, at(1, random)));
    expect(sitting.options).toBe(options);
  }
  expect(draws).toBe(drawn);
  sitting = playing(step(sitting, { kind: 'goOn' }, at(2, random)));
  expect(draws).toBe(2 * drawn);
  expect(sitting.options).not.toBe(options);
});

test('a sitting that was kept goes on as if no time had passed', () => {
  const second = solve(start('word_to_translation'));
  const kept = JSON.parse(JSON.stringify(second)) as Playing;
  const resumed = playing(step(LOADING, { kind: 'resume', sitting: kept }, at(50_000)));
  expect(resumed).toEqual({ ...second, askedAt: 50_000 });
  expect(run(resumed, { kind: 'undo' })).toMatchObject({ index: 0, correct: 0 });
});

test('a sitting that was kept while its right answer was shown goes on to the next question', () => {
  const first = start('word_to_translation');
  const kept = playing(run(first, right(first)));
  expect(step(LOADING, { kind: 'resume', sitting: kept }, at(50_000))).toMatchObject({
    index: 1,
    correct: 1,
  });
});
