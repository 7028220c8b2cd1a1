import { expect, test } from 'vitest';
import { pagesOf } from './pages-of.ts';

test('a text falls into pages of whole paragraphs, and nothing of it is lost', () => {
  const body = Array.from({ length: 60 }, (_, n) => `${n} ${'word '.repeat(60).trim()}.`).join('\n\n');
  const pages = pagesOf(body);
  expect(pages.length).toBeGreaterThan(3);
  expect(pages.join('\n\n')).toBe(body);
  expect(Math.max(...pages.map(page => page.length))).toBeLessThanOrEqual(5002);
  expect(pagesOf('Short.')).toEqual(['Short.']);
});

test.each([
  ['sentences', 'One two three. '.repeat(2000).trim()],
  ['no space', 'a'.repeat(20_000)],
  ['emoji', '😀'.repeat(5001)],
  ['Chinese', '我们去市场。'.repeat(3000)],
])('a paragraph of %s longer than a page is cut where it can be', (_, body) => {
  const pages = pagesOf(body);
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.join('').replace(/\s/g, '')).toBe(body.replace(/\s/g, ''));
  expect(pages.every(page => page.isWellFormed())).toBe(true);
});
