import { expect, test } from 'vitest';
import { matching } from './matching.ts';

const words = [
  { id: 'school', word: 'école', translation: 'школа' },
  { id: 'tree', word: 'Baum', translation: 'дерево' },
];

test.each([
  ['', ['school', 'tree']],
  ['  ', ['school', 'tree']],
  ['eco', ['school']],
  ['ÉCOLE', ['school']],
  ['bau', ['tree']],
  ['шко', ['school']],
  ['xyz', []],
])('a search for "%s" finds %j', (search, ids) => {
  expect(matching(words, search).map(word => word.id)).toEqual(ids);
});
