import { expect, test } from 'vitest';
import { matching } from './matching.ts';

const words = [
  { id: 'school', word: 'école', translation: 'школа' },
  { id: 'tree', word: 'Baum', translation: 'дерево' },
  { id: 'yellow', word: 'żółty', translation: 'पीला' },
];

test.each([
  ['', ['school', 'tree', 'yellow']],
  ['  ', ['school', 'tree', 'yellow']],
  ['eco', ['school']],
  ['ÉCOLE', ['school']],
  ['bau', ['tree']],
  ['шко', ['school']],
  ['zolty', ['yellow']],
  ['पी', ['yellow']],
  ['पि', []],
  ['xyz', []],
])('a search for "%s" finds %j', (search, ids) => {
  expect(matching(words, search).map(word => word.id)).toEqual(ids);
});
