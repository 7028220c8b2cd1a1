import { expect, test } from 'vitest';
import { arrive, setRight } from './arrival.ts';
import { DAY_MS, localDay } from './day.ts';
import { answerOf } from './testing-log.ts';

const NOW = Date.UTC(2026, 10, 22, 12);
const zone = 'Asia/Kathmandu';
const arrival = { now: NOW, zone, paces: { word_to_translation: Array.from({ length: 20 }, () => 2_000) } };
const today = localDay(NOW, zone);

test('a clock that runs ahead by more than five minutes is set right', () => {
  expect(arrive(answerOf({ answeredAt: NOW + 300_000 }), arrival).answeredAt).toBe(NOW + 300_000);
  const ahead = arrive(answerOf({ answeredAt: NOW + 300_001, day: today + 400 }), arrival);
  expect(ahead).toMatchObject({ answeredAt: NOW, day: today, stale: false });
});

test('what came together from a clock that runs ahead keeps its order', () => {
  const right = (...after: number[]) =>
    setRight(
      after.map(milliseconds => NOW + milliseconds),
      NOW,
      300_000,
    ).map(time => time - NOW);
  expect(right()).toEqual([]);
  expect(right(-5, 0, 300_000)).toEqual([-5, 0, 300_000]);
  expect(right(DAY_MS)).toEqual([0]);
  expect(right(-5_000, 299_000, 301_000, 301_000, DAY_MS)).toEqual([-5_000, -2, -1, -1, 0]);
  expect(right(-1, -1, 300_001, DAY_MS)).toEqual([-2, -2, -1, 0]);
});

test('what is older than sixty days is kept but flagged', () => {
  expect(arrive(answerOf({ answeredAt: NOW - 60 * DAY_MS }), arrival).stale).toBe(false);
  expect(arrive(answerOf({ answeredAt: NOW - 60 * DAY_MS - 1 }), arrival).stale).toBe(true);
  expect(arrive(answerOf({ answeredAt: 0, day: null }), arrival)).toMatchObject({ stale: true, day: 0 });
});

test('the browser’s day is kept where some zone has it, else it is the one of the person’s zone', () => {
  const days = [undefined, null, today, today + 1, today - 1, today + 2, 3.5, Number.NaN];
  const kept = days.map(day => arrive(answerOf({ answeredAt: NOW, day }), arrival).day);
  expect(kept).toEqual([today, today, today, today, today - 1, today, today, today]);
});

test('the browser’s grade is kept where the answer may have it, else it is worked out', () => {
  const grade = (fields: Parameters<typeof answerOf>[0]) => arrive(answerOf(fields), arrival).grade;
  expect(grade({ grade: 2, milliseconds: 500 })).toBe(2);
  expect(grade({ grade: 4 })).toBe(3);
  expect(grade({ grade: undefined, milliseconds: 9_000 })).toBe(2);
  expect(grade({ grade: null })).toBe(3);
  expect(grade({ grade: 3, correct: false })).toBe(1);
  expect(grade({ grade: 3, practice: true })).toBeNull();
  expect(grade({ grade: undefined, testType: 'flashcards' })).toBeNull();
  expect(grade({ grade: 4, testType: 'flashcards' })).toBe(4);
});

test('a row that arrives again arrives as the same', () => {
  const row = arrive(answerOf({ answeredAt: NOW - 1_000, day: undefined, grade: undefined }), arrival);
  expect(arrive(row, arrival)).toEqual(row);
});
