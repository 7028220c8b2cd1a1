import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '#languages/index.ts';
import { packageRoot } from '../process/package-root.ts';
import { catalogue } from '../testing/catalogue.ts';
import { checkContent } from './check.ts';
import { readContent } from './read-content.ts';

const folder = join(packageRoot, 'content');
const words = catalogue.categories.flatMap(category => category.words);

test('the content has no slips', () => {
  expect(checkContent(readContent(folder))).toEqual([]);
});

test('there are at least 45 categories of at least 30 words, 1,490 words or more in all', () => {
  expect(catalogue.categories.length).toBeGreaterThanOrEqual(45);
  expect(catalogue.categories.filter(category => category.words.length < 30)).toEqual([]);
  expect(words.length).toBeGreaterThanOrEqual(1490);
});

test('every category has an emoji and a name of its own in every language', () => {
  for (const language of LANGUAGE_CODES) {
    const names = catalogue.categories.map(category => category.names[language]);
    expect(names.filter(name => name.trim() === '' || name !== name.normalize('NFC'))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  }
  expect(new Set(catalogue.categories.map(category => category.emoji)).size).toBe(
    catalogue.categories.length,
  );
});
