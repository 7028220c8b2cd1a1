import { expect, test } from 'vitest';
import { booksOf, neighboursOf } from './books.ts';

const text = (id: string, title: string, book?: { id: string; part: number; parts: number }) => ({
  ...{ id, title, book },
  learn: 'es' as const,
  length: 10,
  created_at: 0,
});
const texts = [
  text('letter', 'Carta (1/2)'),
  text('c', 'Libro (3/3)', { id: 'a', part: 3, parts: 3 }),
  text('a', 'Libro (1/3)', { id: 'a', part: 1, parts: 3 }),
  text('other', 'Libro (2/3)', { id: 'other', part: 2, parts: 3 }),
  text('b', 'Libro (2/3)', { id: 'a', part: 2, parts: 3 }),
];

test('the parts of a book are one thing, in the order they are read', () => {
  const found = booksOf(texts).map(({ title, length, parts }) => [title, length, parts.map(({ id }) => id)]);
  expect(found).toEqual([
    ['Carta (1/2)', 10, ['letter']],
    ['Libro', 30, ['a', 'b', 'c']],
    ['Libro', 10, ['other']],
  ]);
});

test('a part leads to the ones before and after it, a text alone to none', () => {
  expect(neighboursOf(texts, 'a')).toEqual({ before: undefined, after: 'b' });
  expect(neighboursOf(texts, 'b')).toEqual({ before: 'a', after: 'c' });
  expect(neighboursOf(texts, 'letter')).toEqual({ before: undefined, after: undefined });
  expect(neighboursOf([], 'a')).toEqual({ before: undefined, after: undefined });
});
