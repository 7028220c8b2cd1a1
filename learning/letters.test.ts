import { expect, test } from 'vitest';
import { chooseGuestLetters, chooseLetters } from './letters.ts';
import { NEW_WORD, type WordState } from './word-state.ts';

const DAY = 100;
const LESSON = ['a', 'b', 'c', 'd', 'e', 'f'];

const learning = (dueDay: number): WordState => ({
  ...NEW_WORD,
  ...{
    state: 'learning',
    dueDay,
    firstDay: 90,
    lastDay: 95,
    stability: 5,
    difficulty: 5,
    spacing: 5,
    reps: 2,
  },
});

const choose = (states: Record<string, WordState>) =>
  chooseLetters({ lesson: LESSON, states: new Map(Object.entries(states)), day: DAY }).map(
    ({ wordId, why }) => `${wordId} ${why}`,
  );

test('a lesson that is new comes whole, beside two letters that are due', () => {
  expect(choose({})).toEqual(LESSON.map(id => `${id} new`));
  const due = { x: learning(99), y: learning(98), z: learning(100) };
  expect(choose(due)).toHaveLength(8);
  expect(choose(due).filter(chosen => chosen.endsWith(' due'))).toHaveLength(2);
});

test('a lesson that was begun brings what is left of it', () => {
  expect(
    choose({ a: learning(103), b: learning(103), c: { ...NEW_WORD, state: 'known', mark: 'known' } }),
  ).toEqual(['d new', 'e new', 'f new']);
});

test('once all was met it asks what is due of any lesson, and else its own again', () => {
  const met = Object.fromEntries(LESSON.map(id => [id, learning(103)]));
  expect(choose({ ...met, x: learning(99) })).toEqual(['x due']);
  expect(choose(met).toSorted()).toEqual(LESSON.map(id => `${id} practice`));
});

test('for a guest the device says what was met and what is due', () => {
  const chosen = chooseGuestLetters(LESSON, new Set(['a', 'b', 'x']), ['x', 'a']);
  expect(chosen.map(({ wordId, why }) => `${wordId} ${why}`)).toEqual([
    'x due',
    'a due',
    ...['c', 'd', 'e', 'f'].map(id => `${id} new`),
  ]);
  const again = chooseGuestLetters(LESSON, new Set(LESSON), []);
  expect(again.map(({ why }) => why)).toEqual(Array(6).fill('practice'));
});
