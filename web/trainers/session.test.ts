import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PacketOption, PacketWord } from '#contract/words.ts';
import { type Action, type FirstTry, LOADING, type Playing, step, type TrainerSession } from './session.ts';
import { TEST_TYPES, type TestType } from './test-types.ts';

const CHOICE = TEST_TYPES.filter(testType => testType !== 'flashcards');

const option = (id: string): PacketOption => ({ id, word: `word ${id}`, translation: `translation ${id}` });
const question = (id: string, decoys = 3): PacketWord => ({
  ...option(id),
  otherWords: Array.from({ length: decoys }, (_, number) => option(`${id}-decoy-${number + 1}`)),
});
const someWords = (count: number) => Array.from({ length: count }, (_, number) => question(`w${number + 1}`));

/** Random numbers that can be repeated (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const at = (now: number, random: () => number = seeded(1)) => ({ now, random });

/** Runs actions one after the other, a second apart. */
const run = (session: TrainerSession, ...actions: Action[]) =>
  actions.reduce((current, action, index) => step(current, action, at(1000 * (index + 1))), session);

const start = (testType: TestType, words = someWords(3)) =>
  playing(step(LOADING, { kind: 'loaded', testType, words }, at(0)));

function playing(session: TrainerSession): Playing {
  if (session.phase !== 'playing') throw new Error(`The session is ${session.phase}`);
  return session;
}

const right = (session: Playing): Action => ({ kind: 'answer', optionId: session.word.id });
const wrong = (session: Playing, number = 1): Action => ({
  kind: 'answer',
  optionId: `${session.word.id}-decoy-${number}`,
});
const solve = (session: Playing) => playing(run(session, right(session), { kind: 'goOn' }, { kind: 'open' }));

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
    expect(start(testType, words)).toMatchObject({
      phase: 'playing',
      testType,
      words,
      index: 0,
      word: words[0],
      stage: 'open',
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
  const next = run(first, { kind: 'learned', wordId: 'w1' });
  expect(next).toMatchObject({ index: 1, stage: 'arriving', correct: 0, wrong: 0, firstTries: [] });
});

test('news of a learned word that come after its question change nothing', () => {
  const second = solve(start('translation_to_word'));
  expect(run(second, { kind: 'learned', wordId: 'w1' })).toBe(second);
});

test('a word learned just after its right answer goes on once only', () => {
  const first = start('translation_to_word');
  const next = run(first, right(first), { kind: 'learned', wordId: 'w1' }, { kind: 'goOn' });
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
  const session = run(
    start('word_to_translation', someWords(2)),
    { kind: 'learned', wordId: 'w1' },
    { kind: 'learned', wordId: 'w2' },
  );
  expect(session).toMatchObject({ phase: 'finished', index: 2, correct: 0, wrong: 0 });
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
    const session = playing(
      step(LOADING, { kind: 'loaded', testType: 'word_to_translation', words }, at(0, random)),
    );
    const order = session.options.map(({ id }) => id).join();
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
  let session = playing(
    step(LOADING, { kind: 'loaded', testType: 'translation_to_word', words: someWords(3) }, at(0, random)),
  );
  const { options } = session;
  const drawn = draws;
  for (const action of [wrong(session, 1), wrong(session, 3), right(session)]) {
    session = playing(step(session, action, at(1, random)));
    expect(session.options).toBe(options);
  }
  expect(draws).toBe(drawn);
  session = playing(step(session, { kind: 'goOn' }, at(2, random)));
  expect(draws).toBe(2 * drawn);
  expect(session.options).not.toBe(options);
});

test('a first try is kept with its time, its options and what was chosen', () => {
  const first = start('translation_to_word');
  const mistaken = step(first, wrong(first), at(1500));
  const solved = playing(step(mistaken, right(first), at(4000)));
  const next = playing(step(step(solved, { kind: 'goOn' }, at(4600)), { kind: 'open' }, at(4900)));
  const second = playing(step(next, right(next), at(6100)));
  expect(second.firstTries).toEqual<FirstTry[]>([
    {
      wordId: 'w1',
      correct: false,
      milliseconds: 1500,
      answeredAt: 1500,
      options: 4,
      chosenId: 'w1-decoy-1',
    },
    { wordId: 'w2', correct: true, milliseconds: 1500, answeredAt: 6100, options: 4, chosenId: 'w2' },
  ]);
});

test('the time of a first try stays within a day, whatever the clock does', () => {
  const late = start('translation_to_word');
  expect(playing(step(late, right(late), at(200_000_000))).firstTries[0]?.milliseconds).toBe(86_400_000);
  const words = someWords(2);
  const early = playing(step(LOADING, { kind: 'loaded', testType: 'translation_to_word', words }, at(5000)));
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

/** One session of each kind, and the actions that move it on; every other action must leave the very same session. */
const first = start('translation_to_word');
const card = start('flashcards', someWords(1));
const ALL_ACTIONS: Action[] = [
  { kind: 'load' },
  { kind: 'loaded', testType: 'flashcards', words: someWords(2) },
  { kind: 'failed', error: new Error('offline') },
  { kind: 'open' },
  { kind: 'answer', optionId: 'w1' },
  { kind: 'goOn' },
  { kind: 'learned', wordId: 'w1' },
  { kind: 'show' },
  { kind: 'again' },
];
const MOVES: [string, TrainerSession, Action['kind'][]][] = [
  ['loading', LOADING, ['loaded', 'failed']],
  ['failed', { phase: 'failed', error: null }, ['load']],
  ['too few words', { phase: 'tooFew' }, ['load']],
  ['an open question', first, ['load', 'answer', 'learned']],
  ['a solved question', run(first, right(first)), ['load', 'goOn', 'learned']],
  ['an arriving question', { ...first, stage: 'arriving' }, ['load', 'open', 'learned']],
  ['a hidden card', card, ['load', 'goOn', 'learned', 'show']],
  ['a turned card', run(card, { kind: 'show' }), ['load', 'goOn', 'learned']],
  ['a finished test', run(card, { kind: 'goOn' }), ['load', 'again']],
];
test.each(MOVES)('%s moves on only by what fits it', (_, session, moving) => {
  const moved = ALL_ACTIONS.filter(action => step(session, action, at(1)) !== session).map(
    ({ kind }) => kind,
  );
  expect(moved).toEqual(moving);
});

test('whatever a learner does, the books balance', () => {
  const action: fc.Arbitrary<'right' | 'wrong1' | 'wrong2' | 'foreign' | Action['kind']> = fc.constantFrom(
    'right',
    'wrong1',
    'wrong2',
    'foreign',
    'open',
    'goOn',
    'learned',
    'show',
  );
  const arbitrary = fc.record({
    testType: fc.constantFrom(...TEST_TYPES),
    words: fc.integer({ min: 2, max: 5 }),
    seed: fc.integer(),
    actions: fc.array(action, { maxLength: 60 }),
  });
  fc.assert(
    fc.property(arbitrary, ({ testType, words, seed, actions }) => {
      const random = seeded(seed);
      let session: TrainerSession = deepFrozen(
        step(LOADING, { kind: 'loaded', testType, words: someWords(words) }, at(0, random)),
      );
      let passed = 0;
      for (const [now, name] of actions.entries()) {
        const before = session;
        session = deepFrozen(step(before, actionNamed(name, before), at(now, random)));
        passed += indexOf(session) - indexOf(before);
        checkBooks(session, words, passed);
        checkStep(before, session);
      }
    }),
  );
});

function actionNamed(name: string, session: TrainerSession): Action {
  const id = session.phase === 'playing' ? session.word.id : 'w1';
  if (name === 'right') return { kind: 'answer', optionId: id };
  if (name === 'wrong1') return { kind: 'answer', optionId: `${id}-decoy-1` };
  if (name === 'wrong2') return { kind: 'answer', optionId: `${id}-decoy-2` };
  if (name === 'foreign') return { kind: 'answer', optionId: 'elsewhere' };
  if (name === 'learned') return { kind: 'learned', wordId: id };
  return { kind: name } as Action;
}

const indexOf = (session: TrainerSession) => ('index' in session ? session.index : Number.NaN);

function checkBooks(session: TrainerSession, words: number, passed: number): void {
  if (session.phase !== 'playing' && session.phase !== 'finished') throw new Error(session.phase);
  const { index, correct, firstTries, phase } = session;
  expect(index).toBe(passed);
  expect(phase).toBe(index >= words ? 'finished' : 'playing');
  const solved = session.phase === 'playing' && session.stage === 'solved' ? 1 : 0;
  expect(correct).toBeLessThanOrEqual(index + solved);
  expect(new Set(firstTries.map(({ wordId }) => wordId)).size).toBe(firstTries.length);
  expect(firstTries.length).toBeLessThanOrEqual(index + 1);
  expect(firstTries.filter(tried => tried.correct).length).toBeLessThanOrEqual(index + solved);
  if (session.phase !== 'playing') return;
  const { options, word, flaggedIds } = session;
  const offered = session.testType === 'flashcards' ? [] : [word, ...word.otherWords];
  expect(options.map(({ id }) => id).sort()).toEqual(offered.map(({ id }) => id).sort());
  expect(flaggedIds).not.toContain(word.id);
  expect(new Set(flaggedIds).size).toBe(flaggedIds.length);
}

/** From one step to the next: counters never fall and grow by one at most, and options move only with the question. */
function checkStep(before: TrainerSession, after: TrainerSession): void {
  if (before.phase !== 'playing' || (after.phase !== 'playing' && after.phase !== 'finished')) return;
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

/** A step that changed what it was given would throw. */
function deepFrozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFrozen);
  }
  return value;
}
