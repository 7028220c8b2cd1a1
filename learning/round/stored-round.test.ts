import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  afterStep,
  anyMoves,
  anyStart,
  moved,
  played,
  testWorld,
  WISHES,
  wordsOf,
} from '../testing-rounds.ts';
import { startRound, step } from './round.ts';
import type { Round } from './round-state.ts';
import { parseRound, serializeRound } from './stored-round.ts';

const NOW = Date.UTC(2026, 10, 26, 12);

test('a stored round goes on where it was, and can be undone to its start', () => {
  fc.assert(
    fc.property(anyStart, anyMoves, ({ round, world }, moves) => {
      const after = moves.reduce((before, move) => moved(before, move, world), round);
      const stored = parseRound(serializeRound(after), NOW);
      expect(stored).toEqual({ ...after, askedAt: NOW });
      if (stored === undefined) return;
      expect(played(stored, testWorld(3)).stage).toBe('finished');
    }),
    { numRuns: 40 },
  );
});

test.each([
  '',
  'null',
  '[]',
  '{"version":1}',
  '{"version":1,"round":{}}',
  '{"version":',
  '{"version":2,"round":null}',
])('what is no round is none: %s', text => {
  expect(parseRound(text, NOW)).toBeUndefined();
});

test('a round of another version is none', () => {
  fc.assert(
    fc.property(anyStart, ({ round }) => {
      expect(parseRound(serializeRound(round).replace('"version":1', '"version":0'), NOW)).toBeUndefined();
    }),
    { numRuns: 5 },
  );
});

function withOption(round: Round, id: string): unknown {
  const { question } = round;
  return question?.shape !== 'choice'
    ? round
    : { ...round, question: { ...question, optionIds: [...question.optionIds, id] } };
}

test.each<[string, (round: Round) => unknown]>([
  ['an option that the word does not have', round => withOption(round, 'x')],
  ['a question of another shape', round => ({ ...round, question: { shape: 'card' } })],
  ['a place behind the end', round => ({ ...round, at: 99 })],
  ['an end before the end', round => ({ ...round, stage: 'finished' })],
  ['a step of nobody', round => ({ ...round, steps: round.steps.map(one => ({ ...one, wordIds: ['x'] })) })],
  ['a stroke too many', round => ({ ...round, strokes: 1 })],
  ['a try of nobody', round => ({ ...round, tries: round.tries.map(one => ({ ...one, wordId: 'x' })) })],
  ['a past that leads nowhere', round => ({ ...round, past: [{ tries: 0, at: 50 }] })],
])('a stored round with %s is none', (_, changed) => {
  const world = testWorld();
  const first = startRound(wordsOf(0, 6), { ...WISHES, kinds: ['meaning'] }, world);
  const round = afterStep({ ...first, past: [] }, world);
  expect(parseRound(serializeRound(round), NOW)).toBeDefined();
  expect(parseRound(serializeRound(changed(round) as Round), NOW)).toBeUndefined();
});

/** Every place of a JSON value, as the keys that lead there. */
function placesIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [[]];
  return [
    [],
    ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner).map(path => [key, ...path])),
  ];
}

function changedAt(value: unknown, [key, ...path]: string[], change: unknown): unknown {
  if (key === undefined) return change;
  const copy: Record<string, unknown> = Object.assign(Array.isArray(value) ? [] : {}, value);
  copy[key] = changedAt(copy[key], path, change);
  return copy;
}

test('a round that was changed by hand is refused or can be played, undone and shown, and never throws', () => {
  const junk = fc.constantFrom<unknown[]>(null, -1, 1.5, 99, '', 'x', 'meet', 'type', 'match', [], {}, true);
  fc.assert(
    fc.property(anyStart, anyMoves, fc.nat(), junk, ({ round, world }, moves, place, change) => {
      const after = moves.reduce((before, move) => moved(before, move, world), round);
      const value: unknown = JSON.parse(serializeRound(after));
      const paths = placesIn(value);
      const text = JSON.stringify(changedAt(value, paths[place % paths.length] ?? [], change));
      let stored = parseRound(text, NOW);
      if (stored === undefined) return;
      for (const move of moves) stored = moved(stored, move, world);
      while (stored.past.length > 0) stored = step(stored, { type: 'undo' }, world);
    }),
    { numRuns: 200 },
  );
});
