import { expect, test } from 'vitest';
import { DAYS_AHEAD, wordsAhead } from './ahead.ts';
import { DEFAULT_SETTINGS, NEW_WORD, type WordState } from './word-state.ts';

const DAY = 20_000;
const begun = (dueDay: number, more: Partial<WordState> = {}): WordState => ({
  ...NEW_WORD,
  ...{ state: 'learning', dueDay, stability: 5, spacing: 5, firstDay: DAY - 9, lastDay: DAY - 3, reps: 2 },
  ...more,
});

test('what is due within a week comes first, soonest first, then new words; what is marked or later does not come', () => {
  const states = new Map([
    ['later', begun(DAY + DAYS_AHEAD)],
    ['tomorrow', begun(DAY + 1)],
    ['overdue', begun(DAY - 20)],
    ['known', begun(DAY, { mark: 'known', state: 'known', dueDay: null })],
  ]);
  const source = ['tomorrow', 'later', 'new', 'known', 'overdue', 'tomorrow'];
  const ahead = wordsAhead({ source, states, day: DAY, settings: DEFAULT_SETTINGS });
  expect(ahead).toEqual(['overdue', 'tomorrow', 'new']);
});

test('of what is overdue the likeliest remembered comes first, as packets ask it', () => {
  const states = new Map([
    ['long ago', begun(DAY - 9, { stability: 2 })],
    ['due today', begun(DAY, { stability: 5 })],
    ['well known', begun(DAY - 1, { stability: 50 })],
  ]);
  const ahead = wordsAhead({ states, day: DAY, settings: DEFAULT_SETTINGS });
  expect(ahead).toEqual(['well known', 'due today', 'long ago']);
});

test('a pile and a whole catalogue are bounded, new words by what the learner wants a day', () => {
  const ids = Array.from({ length: 5000 }, (_, number) => `word-${number}`);
  const states = new Map(ids.slice(0, 3000).map(id => [id, begun(DAY - 1)]));
  const of = (newPerDay: number) =>
    wordsAhead({ source: ids, states, day: DAY, settings: { ...DEFAULT_SETTINGS, newPerDay } }).length;
  expect([of(0), of(10), of(200)]).toEqual([200, 220, 240]);
});
