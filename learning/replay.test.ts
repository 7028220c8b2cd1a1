import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ExerciseKind } from '#contract/exercises.ts';
import { type Answer, compareIds } from './log.ts';
import { derived, replay, step } from './replay.ts';
import { withAnswers } from './states.ts';
import { answerOf, anyAnswers, anyMarks, anyUndone } from './testing-log.ts';
import { DEFAULT_SETTINGS, NEW_WORD, type WordState } from './word-state.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 5, 9);
const settings = DEFAULT_SETTINGS;

const anyLog = fc.record({ answers: anyAnswers, marks: anyMarks }).chain(({ answers, marks }) =>
  fc.record({
    answers: fc.constant(answers),
    marks: fc.constant(marks),
    undone: anyUndone([...answers, ...marks]),
    arrivals: fc.shuffledSubarray([...answers, ...answers], { minLength: answers.length * 2 }),
    markArrivals: fc.shuffledSubarray([...marks, ...marks], { minLength: marks.length * 2 }),
  }),
);

test('10,000 logs with undo, duplicates, late and shuffled arrivals give the state of a plain replay', () => {
  fc.assert(
    fc.property(anyLog, ({ answers, marks, undone, arrivals, markArrivals }) => {
      const isUndone = (row: { id: string }) => undone.some(({ id }) => id === row.id);
      const inOrder = answers
        .filter(answer => !isUndone(answer))
        .sort((one, other) => one.answeredAt - other.answeredAt || compareIds(one, other));
      const plain = replay(
        'dog',
        { answers: inOrder, marks: marks.filter(mark => !isUndone(mark)) },
        settings,
      );
      const arrived = { answers: arrivals, marks: markArrivals, undone };
      expect(replay('dog', arrived, settings)).toEqual(plain);
    }),
    { numRuns: 10_000 },
  );
});

test('one answer after the other, as they come, gives the state of a replay', () => {
  fc.assert(
    fc.property(anyLog, ({ marks, arrivals }) => {
      const mark = replay('dog', { answers: [], marks }, settings);
      let states: ReadonlyMap<string, WordState> = new Map([['dog', mark]]);
      arrivals.forEach((answer, index) => {
        const log = { answers: arrivals.slice(0, index + 1), marks };
        states = withAnswers(states, [answer], settings, () => log);
        expect(states.get('dog')).toEqual(replay('dog', log, settings));
      });
    }),
    { numRuns: 500 },
  );
});

test('a step tells when only a replay can say', () => {
  const state = replay('dog', { answers: [answerOf()] }, settings);
  expect(step(state, answerOf({ answeredAt: START - DAY }), settings)).toBeUndefined();
  expect(step({ ...state, rule: -1 }, answerOf({ answeredAt: START + DAY }), settings)).toBeUndefined();
  expect(step(state, answerOf({ id: 'other' }), settings)).toBeUndefined();
  expect(step(state, answerOf({ answeredAt: START + DAY }), settings)?.reps).toBe(2);
});

test('an old row, which has no day, is of the day of UTC that began at four in the morning', () => {
  const old = (hours: number) =>
    answerOf({ answeredAt: Date.UTC(2026, 0, 5, hours), day: null, grade: undefined });
  const repsOf = (...hours: number[]) => replay('dog', { answers: hours.map(old) }, settings).reps;
  expect([repsOf(23, 27), repsOf(23, 28)]).toEqual([1, 2]);
});

test('a first answer that is wrong is no lapse, a later one is', () => {
  const wrong = (days: number) => answerOf({ correct: false, answeredAt: START + days * DAY });
  expect(replay('dog', { answers: [wrong(0)] }, settings).lapses).toBe(0);
  expect(replay('dog', { answers: [wrong(0), wrong(1)] }, settings).lapses).toBe(1);
});

test('only the first answer of a local day counts', () => {
  const first = answerOf({ correct: false });
  const second = answerOf({ answeredAt: START + 3_600_000 });
  expect(replay('dog', { answers: [first, second] }, settings)).toEqual(
    replay('dog', { answers: [first] }, settings),
  );
});

/** Tries of a first day as a round makes them, an hour between two: each its kind, and whether it was right. */
function triesOf(...tries: [kind: ExerciseKind | undefined, correct: boolean][]) {
  return tries.map(([kind, correct], hour) =>
    answerOf({ id: `try-${hour}`, answeredAt: START + hour * 3_600_000, correct, ...(kind && { kind }) }),
  );
}

test('on the day on which a word is met its last produced try decides', () => {
  const [missed, right] = [triesOf([undefined, false]), triesOf([undefined, true])];
  const stabilityOf = (...tries: Parameters<typeof triesOf>) =>
    replay('dog', { answers: triesOf(...tries) }, settings).stability;
  const after = (answers: Answer[]) => replay('dog', { answers }, settings).stability;
  expect(after(right)).toBeGreaterThan(after(missed));
  expect(stabilityOf(['meaning', true], ['listen', false])).toBe(after(missed));
  expect(stabilityOf(['meaning', false], ['listen', false], ['build', true])).toBe(after(right));
  expect(stabilityOf(['meaning', false], ['build', true], ['word', false], ['gap', false])).toBe(
    after(right),
  );
  expect(stabilityOf(['meaning', false], ['word', true], ['gap', true])).toBe(after(missed));
  const state = replay('dog', { answers: triesOf(['meaning', false], ['listen', true]) }, settings);
  expect(state).toMatchObject({ reps: 1, lapses: 0, firstDay: state.lastDay });
});

test('on later days, and in practice, a produced try changes nothing', () => {
  const next = triesOf(['meaning', false], ['type', true]).map(answer => ({
    ...answer,
    ...{ id: `${answer.id}-later`, answeredAt: answer.answeredAt + DAY, day: (answer.day ?? 0) + 1 },
  }));
  const first = answerOf();
  expect(replay('dog', { answers: [first, ...next] }, settings)).toEqual(
    replay('dog', { answers: [first, ...next.slice(0, 1)] }, settings),
  );
  const [met, built] = triesOf(['meaning', false], ['build', true]) as [Answer, Answer];
  expect(replay('dog', { answers: [met, { ...built, practice: true }] }, settings)).toEqual(
    replay('dog', { answers: [met] }, settings),
  );
});

test('a produced try of the first day that comes after the next day was answered asks for a replay', () => {
  const [met, built] = triesOf(['meaning', false], ['build', true]) as [Answer, Answer];
  const tomorrow = answerOf({ id: 'tomorrow', answeredAt: START + DAY });
  const other = { ...built, answeredAt: START + DAY + 60_000 };
  const state = replay('dog', { answers: [met, tomorrow] }, settings);
  expect(step(state, other, settings)).toBeUndefined();
  expect(replay('dog', { answers: [met, tomorrow, other] }, settings).stability).toBeGreaterThan(
    state.stability,
  );
});

test('taking the last produced try back brings the one before to light again', () => {
  const tries = triesOf(['meaning', true], ['listen', false], ['build', true]);
  const undone = (...places: number[]) => places.map(place => ({ id: `try-${place}`, at: 0 }));
  const after = (...places: number[]) =>
    replay('dog', { answers: tries, undone: undone(...places) }, settings);
  expect(after(2)).toEqual(replay('dog', { answers: tries.slice(0, 2) }, settings));
  expect(after(1, 2)).toEqual(replay('dog', { answers: tries.slice(0, 1) }, settings));
  expect(after(0, 1, 2)).toEqual(NEW_WORD);
});

test('a journey west that begins a day a second time does not count it twice', () => {
  const [tokyo, honolulu] = [
    answerOf({ day: 20_000 }),
    answerOf({ answeredAt: START + 3_600_000, day: 19_999 }),
  ];
  expect(replay('dog', { answers: [honolulu, tokyo] }, settings)).toEqual(
    replay('dog', { answers: [tokyo] }, settings),
  );
});

test('of two rows of one instant the ids decide, whichever came first', () => {
  const answers = [answerOf({ id: 'a', correct: false }), answerOf({ id: 'b' })];
  const marks = (['known', 'ignored'] as const).map((mark, number) => {
    return { id: `mark-${number}`, wordId: 'dog', learn: 'es' as const, mark, at: START };
  });
  const state = replay('dog', { answers, marks }, settings);
  expect(state).toMatchObject({ mark: 'ignored', spacing: 1, reps: 1 });
  expect(replay('dog', { answers: answers.toReversed(), marks: marks.toReversed() }, settings)).toEqual(
    state,
  );
});

test('old flashcard rows, practice and rows that came months late change nothing', () => {
  const rows = [
    answerOf({ id: 'a', testType: 'flashcards', grade: undefined, day: undefined }),
    answerOf({ id: 'b', practice: true }),
    answerOf({ id: 'c', stale: true }),
    answerOf({ id: 'd', grade: null }),
  ];
  expect(replay('dog', { answers: rows }, settings)).toEqual(NEW_WORD);
});

test('old choice rows count by right and wrong', () => {
  const old = (correct: boolean) =>
    answerOf({ correct, grade: undefined, day: undefined, milliseconds: 50_000 });
  const now = (correct: boolean) => answerOf({ correct });
  for (const correct of [true, false]) {
    expect(replay('dog', { answers: [old(correct)] }, settings)).toEqual(
      replay('dog', { answers: [now(correct)] }, settings),
    );
  }
});

test('a mark beats what the answers say, and taking it back brings that to light again', () => {
  const answers = [answerOf(), answerOf({ answeredAt: START + 2 * DAY, correct: false })];
  const mark = { id: 'm', wordId: 'dog', learn: 'es' as const, mark: 'known' as const, at: START - DAY };
  const known = replay('dog', { answers, marks: [mark] }, settings);
  expect(known).toMatchObject({ state: 'known', mark: 'known', dueDay: null, reps: 2 });
  const learning = replay('dog', { answers }, settings);
  expect(replay('dog', { answers, marks: [mark], undone: [{ id: 'm', at: 0 }] }, settings)).toEqual(learning);
  const again = { ...mark, id: 'n', mark: 'none' as const, at: START };
  expect(replay('dog', { answers, marks: [again, mark] }, settings)).toEqual(learning);
  expect(derived('dog', { ...known, mark: 'none' }, settings)).toEqual(learning);
});

test('a word of 60 days of stability counts as known and stays in the queue', () => {
  let state = NEW_WORD;
  for (let day = 0; day < 200; day += 20) {
    state = step(state, answerOf({ answeredAt: START + day * DAY }), settings) ?? state;
  }
  expect(state).toMatchObject({ state: 'known', mark: 'none' });
  expect(state.stability).toBeGreaterThanOrEqual(60);
  expect(state.dueDay).toBeGreaterThan(state.lastDay ?? Number.POSITIVE_INFINITY);
});

test('another wanted retention moves the due day alone', () => {
  const answers = [0, 2, 6, 14].map(day => answerOf({ answeredAt: START + day * DAY }));
  const strict = replay('dog', { answers }, { ...settings, retention: 0.95 });
  const usual = replay('dog', { answers }, settings);
  expect(derived('dog', strict, settings)).toEqual(usual);
  expect(strict.dueDay).toBeLessThan(usual.dueDay ?? 0);
});

test('a word is known since the day on which it came to be, until a miss', () => {
  const easy = (days: number) =>
    answerOf({ testType: 'flashcards', grade: 4, answeredAt: START + days * DAY, day: 20_000 + days });
  const missed = answerOf({ correct: false, grade: 1, answeredAt: START + 300 * DAY, day: 20_300 });
  const knownDay = (...answers: ReturnType<typeof easy>[]) => replay('dog', { answers }, settings).knownDay;
  expect(knownDay(easy(0))).toBeNull();
  expect(knownDay(easy(0), easy(20))).toBe(20_020);
  expect(knownDay(easy(0), easy(20), easy(120))).toBe(20_020);
  expect(knownDay(easy(0), easy(20), missed)).toBeNull();
});
