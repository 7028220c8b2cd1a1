import { expect, test } from 'vitest';
import { LARGEST_BOOK_MB, LONGEST_OWN_TEXT, LONGEST_TEXT_TITLE, MOST_PARTS } from '#contract/text-bounds.ts';
import { beginningOf, pagesOf, partsOf, partTitle, wholeTitle } from './pages-of.ts';

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

const bytes = (text: string) => Buffer.byteLength(text);
const novel = (paragraph: string, size: number) =>
  Array.from({ length: Math.floor(size / (bytes(paragraph) + 2)) }, () => paragraph).join('\n\n');

test.each([
  ['English', 'It was the best of times, it was the worst of times. '.repeat(8).trim()],
  ['Ukrainian', 'Реве та стогне Дніпр широкий, сердитий вітер завива. '.repeat(8).trim()],
  ['Japanese', '吾輩は猫である。名前はまだ無い。'.repeat(20)],
  ['dialogue with many quotation marks', '"Yes?" "No!" "Oh."'],
  ['long paragraphs', 'A paragraph of a book without any end. '.repeat(700).trim()],
])('a book of %s falls into parts of whole paragraphs that are about equally long', (_, paragraph) => {
  const body = novel(paragraph, 2_500_000);
  const parts = partsOf(body) ?? [];
  expect(parts.length).toBeGreaterThanOrEqual(3);
  expect(parts.length).toBeLessThanOrEqual(4);
  expect(parts.join('\n\n').replace(/\s+/g, ' ') === body.replace(/\s+/g, ' ')).toBe(true);
  expect(Math.max(...parts.map(bytes))).toBeLessThanOrEqual(LONGEST_OWN_TEXT);
  expect(Math.min(...parts.map(bytes))).toBeGreaterThan(LONGEST_OWN_TEXT / 2);
  // As it is sent, with all quotation marks marked, it fits into a call.
  expect(Math.max(...parts.map(part => bytes(JSON.stringify(part))))).toBeLessThan(1.25 * 1024 * 1024);
});

test('what can be kept whole stays so, and there is an end to what can be kept', () => {
  const whole = 'a'.repeat(LONGEST_OWN_TEXT - 2000);
  expect(partsOf(whole)?.length).toBe(1);
  expect(partsOf(whole)?.[0] === whole).toBe(true);
  const largest = 'Ж'.repeat(LARGEST_BOOK_MB * 500_000 - 2000);
  const parts = partsOf(largest) ?? [];
  expect(parts.length).toBeLessThanOrEqual(MOST_PARTS);
  expect(parts.join('').replace(/\s/g, '') === largest).toBe(true);
  expect(partsOf(`${largest}${'Ж'.repeat(2000)}`)?.length).toBeUndefined();
});

test('a part is called by its place, and never longer than a title may be', () => {
  expect(partTitle('Don Quijote', 2, 3)).toBe('Don Quijote (2/3)');
  expect(wholeTitle('Don Quijote (2/3)')).toBe('Don Quijote');
  const long = partTitle('😀'.repeat(100), 10, 12);
  expect(long.length).toBeLessThanOrEqual(LONGEST_TEXT_TITLE);
  expect(long.isWellFormed() && long.endsWith(' (10/12)')).toBe(true);
});

test.each([
  ['Un gato.\nOtro gato.', 'Un gato.'],
  [
    'Ayer fui al mercado con mi hermana. Compramos manzanas, pan y queso.',
    'Ayer fui al mercado con mi hermana.',
  ],
  [
    '昨日、駅前の新しい店でパンを買いました。友達と公園で食べながら、夏休みの旅行について話しました。天気がよかったので、とても楽しかったです。',
    '昨日、駅前の新しい店でパンを買いました。',
  ],
  [
    'Reve ta stohne Dnipr shyrokyi serdytyi viter zavyva dodolu verby hne vysoki',
    'Reve ta stohne Dnipr shyrokyi serdytyi viter zavyva dodolu…',
  ],
  ['a'.repeat(100), `${'a'.repeat(60)}…`],
  ['3.14 is pi '.repeat(10), '3.14 is pi 3.14 is pi 3.14 is pi 3.14 is pi 3.14 is pi 3.14…'],
])('%s begins as it is called', (text, title) => expect(beginningOf(text)).toBe(title));

test('no half of a sign is left at the end', () => {
  expect(beginningOf(`a${'😀'.repeat(50)}`).isWellFormed()).toBe(true);
});
