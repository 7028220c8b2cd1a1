import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TEST_TYPES } from '#contract/test-types.ts';
import type { AskedWord } from '#contract/trainers.ts';
import type { PacketOption, PacketWord } from '#contract/words.ts';
import {
  type Action,
  canUndo,
  type FirstTry,
  LOADING,
  type Mode,
  type Playing,
  type Sitting,
  step,
} from './sitting.ts';

const CHOICE = TEST_TYPES.filter(testType => testType !== 'flashcards');

const option = (id: string): PacketOption => ({ id, word: `word ${id}`, translation: `translation ${id}` });
const question = (id: string, decoys = 3): PacketWord => ({
  ...option(id),
  otherWords: Array.from({ length: decoys }, (_, number) => option(`${id}-decoy-${number + 1}`)),
});
const someWords = (count: number) => Array.from({ length: count }, (_, number) => question(`w${number + 1}`));

const mixed = (id: string, why: AskedWord['why'], testType?: AskedWord['testType']): AskedWord => ({
  ...question(id),
  why,
  ...(testType && { testType }),
});
/** A packet as "Learn now" has it: every way of asking, every reason. */
const mixedWords = (count: number): AskedWord[] =>
  Array.from({ length: count }, (_, number) =>
    mixed(`w${number + 1}`, (['due', 'new', 'practice'] as const)[number % 3], TEST_TYPES[(number * 2) % 3]),
  );

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

let ids = 0;
function newId(): string {
  ids += 1;
  return `id-${ids}`;
}
const at = (now: number, random: () => number = seeded(1)) => ({ now, random, newId });

/** Runs actions one after the other, a second apart. */
const run = (sitting: Sitting, ...actions: Action[]) =>
  actions.reduce((current, action, index) => step(current, action, at(1000 * (index + 1))), sitting);

/** The first question, once it can be answered. */
const start = (mode: Mode, words: AskedWord[] = someWords(3)) =>
  playing(step(step(LOADING, { kind: 'loaded', mode, words }, at(0)), { kind: 'open' }, at(0)));

function playing(sitting: Sitting): Playing {
  if (sitting.phase !== 'playing') throw new Error(`The sitting is ${sitting.phase}`);
  return sitting;
}

const right = (sitting: Playing): Action => ({ kind: 'answer', optionId: sitting.word.id });
const wrong = (sitting: Playing, number = 1): Action => ({
  kind: 'answer',
  optionId: `${sitting.word.id}-decoy-${number}`,
});
const learned = (wordId: string): Action => ({ kind: 'learned', word: { wordId, markId: `mark-${wordId}` } });
const solve = (sitting: Playing) => playing(run(sitting, right(sitting), { kind: 'goOn' }, { kind: 'open' }));

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
  expect(step(LOADING, { kind: 'loaded', mode: testType, words: someWords(count) }, at(0)).phase).toBe(phase);
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
    expect(step(LOADING, { kind: 'loaded', mode: testType, words }, at(0))).toMatchObject({
      phase: 'playing',
      mode: testType,
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
      step(LOADING, { kind: 'loaded', mode: 'word_to_translation', words }, at(0, random)),
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
    step(LOADING, { kind: 'loaded', mode: 'translation_to_word', words: someWords(3) }, at(0, random)),
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
  const loaded = step(LOADING, { kind: 'loaded', mode: 'translation_to_word', words }, at(5000));
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

/** One sitting of each kind, and the actions that move it on; every other action must leave the very same sitting. */
const first = start('translation_to_word');
const card = start('flashcards', someWords(1));
const turned = run(card, { kind: 'show' });
const met = step(LOADING, { kind: 'loaded', mode: 'mixed', words: [mixed('w1', 'new')] }, at(0));
const ALL_ACTIONS: Action[] = [
  { kind: 'load' },
  { kind: 'loaded', mode: 'flashcards', words: someWords(2) },
  { kind: 'failed', error: new Error('offline') },
  { kind: 'resume', sitting: first },
  { kind: 'met' },
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
  ['a new word', met, ['load', 'met', 'learned']],
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
    'met',
    'good',
    'again1',
    'undo',
  );
  const arbitrary = fc.record({
    mode: fc.constantFrom<Mode>(...TEST_TYPES, 'mixed'),
    words: fc.integer({ min: 2, max: 5 }),
    seed: fc.integer(),
    actions: fc.array(action, { maxLength: 60 }),
  });
  fc.assert(
    fc.property(arbitrary, ({ mode, words, seed, actions }) => {
      const random = seeded(seed);
      let sitting: Sitting = deepFrozen(
        step(LOADING, { kind: 'loaded', mode, words: mixedWords(words) }, at(0, random)),
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
  expect(passed).toMatchObject({ phase: 'finished', learned: [{ wordId: 'w1', markId: 'mark-w1' }] });
  expect(run(passed, { kind: 'undo' })).toMatchObject({ phase: 'playing', index: 0, learned: [] });
  const done = run(only, { kind: 'show' }, { kind: 'open' }, { kind: 'grade', grade: 1 });
  expect(run(done, { kind: 'undo' })).toMatchObject({ phase: 'playing', wrong: 0, firstTries: [] });
});

test('a word that was met is not shown again when its answer is taken back', () => {
  const words = [mixed('w1', 'new', 'translation_to_word'), mixed('w2', 'due', 'translation_to_word')];
  const asked = playing(
    run(step(LOADING, { kind: 'loaded', mode: 'mixed', words }, at(0)), { kind: 'met' }, { kind: 'open' }),
  );
  expect(run(asked, right(asked), { kind: 'goOn' }, { kind: 'undo' })).toMatchObject({
    index: 0,
    stage: 'arriving',
  });
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
