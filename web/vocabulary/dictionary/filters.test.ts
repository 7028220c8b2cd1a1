import { expect, test } from 'vitest';
import type { WordStates } from '#web/platform/offline/pending/word-states.ts';
import { countFilters, FILTERS, filterIn, isListed, withFilter } from './filters.ts';

const today = 100;
const states: WordStates = {
  late: { state: 'learning', strength: 1, dueDay: 98 },
  today: { state: 'learning', strength: 2, dueDay: 100 },
  tomorrow: { state: 'learning', strength: 3, dueDay: 101 },
  learned: { state: 'known', strength: 4, dueDay: 100 },
  marked: { state: 'known', strength: 4 },
  never: { state: 'ignored', strength: 0 },
};
const words = ['late', 'today', 'tomorrow', 'learned', 'marked', 'never', 'fresh'].map(id => ({ id }));

test.each([
  ['all', ['late', 'today', 'tomorrow', 'learned', 'marked', 'never', 'fresh']],
  ['due', ['late', 'today', 'learned']],
  ['new', ['fresh']],
  ['learning', ['late', 'today', 'tomorrow']],
  ['known', ['learned', 'marked']],
] as const)('the filter %s lists its words, as many as its chip says', (filter, listed) => {
  const shown = words.filter(({ id }) => isListed(filter, id, { states, today }));
  expect(shown.map(({ id }) => id)).toEqual(listed);
  expect(countFilters(words, { states, today })[filter]).toBe(listed.length);
});

test('the filter is in the address, beside what else stands there', () => {
  for (const filter of FILTERS)
    expect(filterIn(new URLSearchParams(withFilter(new URLSearchParams('lang=uk'), filter)))).toBe(filter);
  expect(withFilter(new URLSearchParams('lang=uk&show=due'), 'all')).toBe('lang=uk');
  expect(filterIn(new URLSearchParams('show=everything'))).toBe('all');
});
