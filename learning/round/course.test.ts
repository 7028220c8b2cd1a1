import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EXERCISE_KINDS } from '#contract/exercises.ts';
import { anyWishes, dueWord, roundWord, testWorld, WISHES, wordsOf } from '../testing-rounds.ts';
import { composeCourse } from './course.ts';
import { KINDS } from './kinds.ts';
import type { RoundWishes, Step } from './round-word.ts';

const course = (fresh: number, due: number, wishes: Partial<RoundWishes> = {}, seed = 1) =>
  composeCourse(wordsOf(fresh, due), { ...WISHES, ...wishes }, testWorld(seed).random);
const count = (steps: Step[], kind: Step['kind']) => steps.filter(step => step.kind === kind).length;
const anyCounts = fc.record({ fresh: fc.nat(9), due: fc.nat(14), seed: fc.nat() });

test.each([
  ['usual', 4, 6, 4, 14, 1],
  ['the rest of the day is 3', 3, 12, 3, 13, 1],
  ['only repeat', 0, 12, 0, 12, 1],
  ['a guest’s first', 7, 0, 7, 14, 1],
  ['after days away', 0, 6, 0, 6, 0],
  ['more than fits', 20, 20, 4, 14, 1],
  ['one word', 1, 0, 1, 2, 0],
])(
  'a round of 20, %s: %i new and %i due make %i meetings, %i questions, %i match',
  (_, fresh, due, met, asked, matches) => {
    const steps = course(fresh, due);
    expect(count(steps, 'meet')).toBe(met);
    expect(count(steps, 'match')).toBe(matches);
    expect(steps.length - met - matches).toBe(asked);
  },
);

test.each([
  [5, 5],
  [10, 10],
] as const)('a round of %i has %i steps besides match', (length, most) => {
  for (const [fresh, due] of [
    [9, 9],
    [0, 14],
  ] as const) {
    const steps = course(fresh, due, { length });
    expect(steps.length - count(steps, 'match')).toBe(most);
  }
});

test('nothing to learn makes no steps', () => {
  expect(course(0, 0)).toEqual([]);
});

test('new words are met four, then three, and the second group after questions about the first', () => {
  const kinds = course(7, 0).map(({ kind }) => (kind === 'meet' ? 'meet' : 'ask'));
  expect(kinds.join(' ')).toMatch(/^(meet ){4}(ask ){6}(meet ){3}(ask ?)+$/);
});

test('steps are numbered and lit by their place', () => {
  for (const [place, step] of course(4, 6).entries())
    expect(step).toMatchObject({ number: place, stroke: place });
});

test('a word is met before it is asked, and due words are asked once', () => {
  fc.assert(
    fc.property(anyCounts, ({ fresh, due, seed }) => {
      const steps = course(fresh, due, {}, seed);
      for (const id of new Set(steps.flatMap(({ wordIds }) => wordIds))) {
        const kinds = steps
          .filter(step => step.kind !== 'match' && step.wordIds[0] === id)
          .map(({ kind }) => kind);
        if (!id.startsWith('new')) expect(kinds).toHaveLength(1);
        else expect(kinds.indexOf('meet')).toBe(0);
        if (id.startsWith('new')) expect(kinds).toHaveLength(3);
      }
    }),
  );
});

test('a new word is produced once, the last time it is asked', () => {
  fc.assert(
    fc.property(anyCounts, anyWishes, ({ fresh, due, seed }, wishes) => {
      const kinds = EXERCISE_KINDS;
      const steps = course(fresh, due, { ...wishes, kinds }, seed);
      for (const word of wordsOf(fresh, due).filter(({ why }) => why === 'new')) {
        const last = steps.filter(step => step.kind !== 'match' && step.wordIds[0] === word.id).at(-1);
        if (last === undefined || last.kind === 'meet' || !(wishes.canListen || wishes.canType)) continue;
        expect(KINDS[last.kind].isProduced).toBe(true);
      }
    }),
  );
});

test('in a usual round two steps of a word are three apart, in a short one two where they can be', () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom([4, 6], [4, 4], [7, 0], [6, 2]), (seed, [fresh = 0, due = 0]) => {
      const steps = course(fresh, due, {}, seed).filter(({ kind }) => kind !== 'match');
      const least = Math.min(
        ...steps.map((step, place) => {
          const before = steps.slice(0, place).findLastIndex(({ wordIds }) => wordIds[0] === step.wordIds[0]);
          return before < 0 ? 99 : place - before;
        }),
      );
      expect(least).toBeGreaterThanOrEqual(fresh === 4 && due >= 4 ? 3 : 2);
    }),
  );
});

test('at most three questions of one kind follow one another', () => {
  fc.assert(
    fc.property(anyCounts, ({ seed }) => {
      const kinds = course(4, 6, {}, seed)
        .map(({ kind }) => kind)
        .filter(kind => kind !== 'meet');
      for (const [place, kind] of kinds.entries()) {
        expect(kinds.slice(place, place + 4)).not.toEqual([kind, kind, kind, kind]);
      }
    }),
  );
});

test('the kind follows from the strength, and what takes turns from how often the word was asked', () => {
  const kindOf = (...word: Parameters<typeof dueWord>) =>
    composeCourse([dueWord(...word)], { ...WISHES, kinds: EXERCISE_KINDS }, () => 0).map(
      ({ kind }) => kind,
    )[0];
  expect([2, 3].map(reps => kindOf('llave', 1, reps))).toEqual(['meaning', 'word']);
  expect([4, 5, 6, 7].map(reps => kindOf('llave', 2, reps))).toEqual(['listen', 'meaning', 'word', 'gap']);
  const strong = Array.from({ length: 9 }, (_, time) => kindOf('llave', 3, 9 + time));
  for (const kind of ['type', 'build', 'flashcard'])
    expect(strong.filter(one => one === kind)).toHaveLength(1);
  expect(kindOf('llave', 4, 9)).toBe('type');
});

test('what cannot be asked falls back, and what is not wanted is not asked', () => {
  const kindOf = (word: ReturnType<typeof dueWord>, wishes: Partial<RoundWishes> = {}) =>
    composeCourse([word], { ...WISHES, ...wishes }, () => 0)[0]?.kind;
  const bare = { sentence: undefined };
  expect(kindOf({ ...dueWord('llave', 2, 4), ...bare }, { canListen: false })).toBe('meaning');
  expect(kindOf({ ...dueWord('llave', 2, 5), hasSound: false })).toBe('gap');
  expect(kindOf({ ...dueWord('llave', 3, 3), ...bare }, { canType: false })).toBe('word');
  expect(kindOf(dueWord('llave', 3, 3), { kinds: ['meaning'] })).toBe('meaning');
  expect(kindOf({ ...dueWord('llave', 1, 2), ...bare, otherWords: [] }, { kinds: ['word'] })).toBe('type');
  expect(kindOf({ ...dueWord('llave'), ...bare, otherWords: [] }, { canType: false })).toBe('flashcard');
  expect(course(3, 0, { kinds: ['flashcard'] }).map(({ kind }) => kind)).toContain('flashcard');
  expect(count(course(4, 6, { kinds: EXERCISE_KINDS.filter(kind => kind !== 'match') }), 'match')).toBe(0);
});

test('only words of which no two look or mean alike are matched', () => {
  const alike = Array.from({ length: 8 }, (_, number) =>
    roundWord(`word${number}`, { translation: 'the same', why: 'due' }),
  );
  expect(composeCourse(alike, WISHES, () => 0).map(({ kind }) => kind)).not.toContain('match');
});
