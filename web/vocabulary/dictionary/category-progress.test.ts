import { expect, test } from 'vitest';
import type { Category } from '#contract/categories.ts';
import { mostBegun } from './category-progress.ts';

const category = (id: string): Category => ({ id, name: id, emoji: '🍞', shelf: 'food', word_count: 40 });
const categories = ['food', 'fruit', 'drinks', 'kitchen', 'restaurant'].map(category);
const named = (begun: Record<string, number>) =>
  mostBegun(categories, new Map(Object.entries(begun).map(([id, mine]) => [id, { mine, known: 0 }]))).map(
    shown => shown.category.id,
  );

test('three topics at most, the furthest first, and none that is whole or not begun', () => {
  expect(named({ food: 40, fruit: 3, drinks: 9, kitchen: 1, restaurant: 4 })).toEqual([
    'drinks',
    'restaurant',
    'fruit',
  ]);
});

test('topics that are equally far keep their order', () => {
  expect(named({ kitchen: 2, fruit: 2 })).toEqual(['fruit', 'kitchen']);
});

test('whoever has begun nothing goes on with nothing', () => {
  expect(named({})).toEqual([]);
});
