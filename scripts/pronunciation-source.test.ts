import { expect, test } from 'vitest';
import { sourceOf } from './pronunciation-source.ts';

test.each([
  ['de', 'Fuchs', 'lexicon'],
  ['de', 'Wasser', 'engine'],
  ['de', 'künstliche Intelligenz', 'part'],
  ['pl', 'szkoła', 'rule'],
  ['zh', '脏', 'reading'],
  ['ja', '水', 'reading'],
  ['ko', '물', 'rule'],
] as const)('in %s the sounds of %s come from: %s', async (language, text, source) => {
  expect(await sourceOf(language, { text })).toBe(source);
});
