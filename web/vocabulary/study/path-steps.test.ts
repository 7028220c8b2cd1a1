import { expect, test } from 'vitest';
import { progressOf, stepHere } from './path-steps.ts';

const known = { state: 'known', strength: 4 } as const;
const learning = { state: 'learning', strength: 1, dueDay: 3 } as const;
const ignored = { state: 'ignored', strength: 0 } as const;
const STEPS = [
  { ids: ['one', 'two'], first: ['uno', 'dos'] },
  { ids: ['three', 'four'], first: ['tres', 'cuatro'] },
];

test('a person is on the first step that has a word to begin', () => {
  const at = (states: Parameters<typeof progressOf>[1]) => stepHere(progressOf(STEPS, states))?.number;
  expect(at(undefined)).toBe(1);
  expect(at({ one: known })).toBe(1);
  expect(at({ one: known, two: learning })).toBe(2);
  expect(at({ one: known, two: learning, three: known, four: known })).toBe(2);
  expect(stepHere([])).toBeUndefined();
});

test('known words and those that are being learned are counted apart, ignored ones in neither', () => {
  const [first, second] = progressOf(STEPS, { one: known, two: ignored, four: learning });
  expect(first).toMatchObject({ known: 1, learning: 0 });
  expect(second).toMatchObject({ known: 0, learning: 1 });
});
