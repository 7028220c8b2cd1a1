import { expect, test } from 'vitest';
import type { ChangedWord } from '#contract/word-states.ts';
import { createQueries, personalKeyOf } from '#web/platform/http/queries.ts';
import {
  noteStates,
  shownStates,
  withChanged,
  withStandings,
} from '#web/platform/offline/pending/word-states.ts';
import { countShares } from './shares.ts';
import { choicesFor, standingOf } from './word-states.ts';

const known = { state: 'known', strength: 4 } as const;
const learning = { state: 'learning', strength: 2, dueDay: 20_000 } as const;
const ignored = { state: 'ignored', strength: 0 } as const;

function changed(wordId: string, change: Partial<ChangedWord> = {}): ChangedWord {
  return {
    wordId,
    learn: 'es',
    state: 'learning',
    mark: 'none',
    strength: 2,
    dueDay: 20_000,
    stability: 3,
    difficulty: 5,
    spacing: 3,
    firstDay: 19_990,
    lastDay: 19_990,
    lastAt: null,
    knownDay: null,
    reps: 2,
    lapses: 0,
    rule: 1,
    ...change,
  };
}

test('a word that the states do not name is new, whatever its id', () => {
  expect(standingOf({ dog: known }, 'dog')).toBe(known);
  expect(standingOf({ dog: known }, 'cat')).toBeUndefined();
  expect(standingOf({ dog: known }, 'constructor')).toBeUndefined();
  expect(standingOf(undefined, 'dog')).toBeUndefined();
});

test('changed words take their places, and words that are new again go', () => {
  const states = withChanged({ dog: known, cat: ignored }, [
    changed('dog', { state: 'new', dueDay: null }),
    changed('cat'),
    changed('cow', { state: 'known', mark: 'known', strength: 4, dueDay: null }),
  ]);
  expect(states).toEqual({ cat: learning, cow: known });
});

test('a word whose state did not change keeps its standing, so that its row is not drawn anew', () => {
  const before = { dog: known, cat: learning };
  expect(withStandings(before, [['cat', ignored]]).dog).toBe(known);
});

test('a word is offered what it is not marked as; what answers made known can be marked like any other', () => {
  expect(choicesFor(undefined)).toEqual(['known', 'ignored']);
  expect(choicesFor(learning)).toEqual(['known', 'ignored']);
  expect(choicesFor({ ...known, dueDay: 20_100 })).toEqual(['known', 'ignored']);
  expect(choicesFor(known)).toEqual(['none', 'ignored']);
  expect(choicesFor(ignored)).toEqual(['none', 'known']);
});

test('shares count known and learning words by category, ignored ones as neither', () => {
  const catalogue = [
    ['dog', 'dog', 'animals'],
    ['cat', 'cat', 'animals'],
    ['cow', 'cow', 'animals'],
    ['tea', 'tea', 'drinks'],
  ] as const;
  const shares = countShares(catalogue, { dog: known, cat: learning, cow: ignored, own: known });
  expect(shares.get('animals')).toEqual({ known: 1, learning: 1, total: 3 });
  expect(shares.get('drinks')).toEqual({ known: 0, learning: 0, total: 1 });
});

test('what the server says of words goes to the states of their own language, and waits for none', () => {
  const queries = createQueries();
  const key = personalKeyOf('/learning/words' as never, { query: { learn: 'es' } } as never);
  queries.setQueryData(key, { success: true, message: '', data: { words: { dog: ignored } } });
  noteStates(queries, [changed('cat'), changed('cat', { learn: 'fr', strength: 3 })]);
  expect(shownStates(queries, 'es')).toEqual({ dog: ignored, cat: learning });
  expect(shownStates(queries, 'fr')).toBeUndefined();
});
