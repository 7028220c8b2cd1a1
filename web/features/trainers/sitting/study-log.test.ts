import { expect, test } from 'vitest';
import { LOADING, step } from './sitting.ts';
import type { Sitting } from './sitting-state.ts';
import { answerOf, changesBetween } from './study-log.ts';

const option = (id: string) => ({ id, word: id, translation: id });
const words = ['a', 'b'].map(id => ({ ...option(id), otherWords: [option('x')] }));
let ids = 0;
const newId = () => {
  ids += 1;
  return `id-${ids}`;
};
const world = { now: Date.UTC(2026, 10, 22, 2), random: Math.random, newId };
const run = (sitting: Sitting, ...actions: Parameters<typeof step>[1][]) =>
  actions.reduce((current, action) => step(current, action, world), sitting);
const first = run(LOADING, { kind: 'loaded', testType: 'translation_to_word', words }, { kind: 'open' });
const solved = run(first, { kind: 'answer', optionId: 'a' });

test('a first try is sent, and taken back when it is undone', () => {
  const { tries, takenBack } = changesBetween(first, solved);
  expect(tries).toMatchObject([{ wordId: 'a' }]);
  expect(takenBack.tries).toEqual([]);
  const undone = changesBetween(solved, run(solved, { kind: 'undo' }));
  expect(undone.tries).toEqual([]);
  expect(undone.takenBack.tries).toEqual(tries);
});

test('a word that was learned is taken back when it is undone', () => {
  const word = { wordId: 'a', restore: true };
  const passed = run(first, { kind: 'learned', word });
  expect(changesBetween(first, passed).learned).toEqual([word]);
  expect(changesBetween(passed, run(passed, { kind: 'undo' })).takenBack.learned).toEqual([word]);
});

test('a new packet takes nothing back', () => {
  const { takenBack } = changesBetween(solved, run(solved, { kind: 'load' }));
  expect(takenBack).toEqual({ tries: [], learned: [] });
});

test('an answer is graded by the learner’s pace and is of their local day', () => {
  const [firstTry] = changesBetween(first, solved).tries;
  if (firstTry === undefined) throw new Error('Nothing was tried');
  const paces = { translation_to_word: Array.from({ length: 10 }, () => 1000) };
  const answer = (milliseconds: number, zone: string) =>
    answerOf({ ...firstTry, milliseconds }, 'es', { paces, zone });
  expect(answer(1500, 'UTC')).toMatchObject({ grade: 3, learn: 'es', practice: false });
  expect(answer(1700, 'UTC').grade).toBe(2);
  expect(answer(200, 'UTC').grade).toBeNull();
  const [night, morning] = [answer(1500, 'UTC').day, answer(1500, 'Asia/Tokyo').day];
  expect(morning).toBe((night as number) + 1);
  expect(answerOf({ ...firstTry, practice: true }, 'es', { paces, zone: 'UTC' }).grade).toBeNull();
});
