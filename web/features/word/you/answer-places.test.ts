import { expect, test } from 'vitest';
import { answerPlaces } from './answer-places.ts';

const right = (day: number) => ({ day, isRight: true });
const placesOf = (days: number[], next: number | undefined, today: number) => {
  const { answers, next: last } = answerPlaces(days.map(right), next, today);
  return [answers.map(({ at }) => Math.round(at)), last === undefined ? undefined : Math.round(last)];
};

test('answers stand by their days, the next one at the end', () => {
  expect(placesOf([100, 110, 130], 147, 140)).toEqual([[0, 20, 60], 94]);
});

test('what is due already stands today', () => {
  expect(placesOf([100, 110], 120, 147)).toEqual([[0, 20], 94]);
});

test('where nothing comes next, the line ends today', () => {
  expect(placesOf([100, 147], undefined, 147)).toEqual([[0, 94], undefined]);
  expect(placesOf([100], undefined, 100)).toEqual([[0], undefined]);
});

test('no stroke lies on another, also of many in few days', () => {
  const days = Array.from({ length: 60 }, (_, index) => 100 + index);
  const { answers, next } = answerPlaces(days.map(right), 400, 160);
  const places = [...answers.map(({ at }) => at), next ?? 0];
  expect(answers.length).toBeGreaterThan(15);
  expect(answers.at(-1)?.day).toBe(159);
  for (const [index, place] of places.entries()) {
    expect(place).toBeLessThanOrEqual(94);
    expect(place).toBeGreaterThanOrEqual(0);
    if (index > 0) expect(place - (places[index - 1] ?? 0)).toBeGreaterThanOrEqual(3.99);
  }
});
