import { expect, test } from 'vitest';
import { type Box, lineEdge, verticalMove } from './line-moves.ts';

/** Three lines of words, each `[left, right]`: 0-3, 4-6 and 7-8. */
const LINES: [number, number][][] = [
  [
    [0, 40],
    [50, 90],
    [100, 200],
    [210, 300],
  ],
  [
    [0, 150],
    [160, 180],
    [190, 300],
  ],
  [
    [0, 20],
    [30, 60],
  ],
];
const boxes: Box[] = LINES.flatMap((line, row) =>
  // Small letters and a bold word make boxes of a line differ a little.
  line.map(([left, right], column) => ({ left, right, top: row * 36 + (column % 2), bottom: row * 36 + 24 })),
);

test.each<[number, 'up' | 'down', number]>([
  [0, 'down', 4],
  [1, 'down', 4],
  [2, 'down', 5],
  [3, 'down', 6],
  [6, 'up', 3],
  [5, 'up', 2],
  [4, 'up', 1],
  [4, 'down', 8],
  [6, 'down', 8],
  [8, 'up', 4],
])('from word %i, %s leads to word %i', (from, direction, to) => {
  expect(verticalMove(boxes, from, direction)).toBe(to);
});

test.each<[number, 'up' | 'down']>([
  [0, 'up'],
  [3, 'up'],
  [7, 'down'],
  [8, 'down'],
])('from word %i there is nothing further %s', (from, direction) => {
  expect(verticalMove(boxes, from, direction)).toBe(from);
});

test.each<[number, 'start' | 'end', number]>([
  [2, 'start', 0],
  [2, 'end', 3],
  [0, 'start', 0],
  [6, 'start', 4],
  [5, 'end', 6],
  [7, 'end', 8],
  [8, 'end', 8],
])('the line of word %i has its %s at word %i', (from, edge, to) => {
  expect(lineEdge(boxes, from, edge)).toBe(to);
});

test('a text without words leads nowhere', () => {
  expect([verticalMove([], 0, 'down'), lineEdge([], 0, 'end')]).toEqual([0, 0]);
});
