import { expect, test } from 'vitest';
import { NOTHING_SELECTED, selectAll, selectedOf, toggle } from './selection.ts';

const ids = ['dog', 'cat', 'cow'];

test('ticking a word twice leaves it unticked', () => {
  const ticked = toggle(NOTHING_SELECTED, 'dog');
  expect([...ticked]).toEqual(['dog']);
  expect([...toggle(ticked, 'dog')]).toEqual([]);
});

test('select all ticks every word', () => {
  expect(selectedOf(selectAll(ids), ids)).toEqual(ids);
});

test('the ticked words come in the order of the list, not of the ticking', () => {
  const selection = toggle(toggle(NOTHING_SELECTED, 'cow'), 'dog');
  expect(selectedOf(selection, ids)).toEqual(['dog', 'cow']);
});

test('a word that has left the list is no longer ticked', () => {
  expect(selectedOf(selectAll(ids), ['cat'])).toEqual(['cat']);
});
