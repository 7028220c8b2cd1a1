import fc from 'fast-check';
import { expect, test } from 'vitest';
import { strengthOf } from '#learning/strength.ts';
import { NEW_WORD, type WordState } from '#learning/word-state.ts';
import { wordListOf } from './word-list.ts';

const state = fc.record({
  state: fc.constantFrom<WordState['state']>('new', 'learning', 'known', 'ignored'),
  dueDay: fc.option(fc.integer({ min: 0, max: 30_000 })),
  spacing: fc.integer({ min: 0, max: 40 }),
  reps: fc.integer({ min: 0, max: 3 }),
});
const id = fc.stringMatching(/^[a-z]{1,2}(-[a-z]{1,3})?$/);
const change = fc.record({ id, state, isRemoved: fc.boolean() });

test('after every change the list tells each word that is not new, in order, as it stands', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 120 }), changes => {
      const states = new Map<string, WordState>();
      for (const [number, change] of changes.entries()) {
        if (change.isRemoved) states.delete(change.id);
        else states.set(change.id, { ...NEW_WORD, ...change.state });
        // Many changes at once, too.
        if (number % 3 === 1) continue;
        const inOrder = [...states].sort(([one], [other]) => (one < other ? -1 : 1));
        const told = inOrder.flatMap(([wordId, word]) => {
          const { state, dueDay } = word;
          const due = dueDay === null ? {} : { dueDay };
          return state === 'new' ? [] : [[wordId, { state, strength: strengthOf(word), ...due }] as const];
        });
        const reply = { success: true, message: '', data: { words: Object.fromEntries(told) } };
        expect(wordListOf(new Map(inOrder)).toString()).toBe(JSON.stringify(reply));
      }
    }),
  );
});
