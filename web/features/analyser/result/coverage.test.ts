import { expect, test } from 'vitest';
import { coverageOf, type Meant, MOST_OFFERED, sharesOf } from './coverage.ts';

const meant: Record<string, Meant> = {
  dog: { id: 'dog', state: 'known' },
  cat: { id: 'cat', state: 'learning' },
  river: { id: 'river', state: 'new' },
  hmm: { id: 'hmm', state: 'ignored' },
};

test('what is known and being learned can be read; the commonest new words are offered', () => {
  const rows = [
    { word: 'dog', count: 4 },
    { word: 'river', count: 3 },
    { word: 'cat', count: 1 },
    { word: 'grumbler', count: 1 },
    { word: 'hmm', count: 1 },
  ];
  const coverage = coverageOf(rows, word => meant[word]);
  expect(coverage).toEqual({
    known: 4,
    learning: 1,
    total: 10,
    offered: [{ id: 'river', word: 'river', count: 3 }],
  });
  expect(sharesOf(coverage)).toEqual({ now: 0.5, after: 0.8 });
});

test('no more words are offered than one can begin, the commonest first', () => {
  const rows = Array.from({ length: 60 }, (_, index) => ({ word: `w${index}`, count: 60 - index }));
  const { offered } = coverageOf(rows, word => ({ id: word, state: 'new' }));
  expect(offered).toHaveLength(MOST_OFFERED);
  expect(offered.at(-1)?.word).toBe('w39');
});

test('of nothing, nothing can be read', () => {
  expect(sharesOf(coverageOf([], () => undefined))).toEqual({ now: 0, after: 0 });
});

test('forms of one word are offered as one, which counts for all', () => {
  const rows = [
    { word: 'stone', count: 6 },
    { word: 'river', count: 4 },
    { word: 'stones', count: 3 },
  ] as Parameters<typeof coverageOf>[0];
  const { offered } = coverageOf(rows, word => ({ id: word.replace(/s$/, ''), state: 'new' }));
  expect(offered).toEqual([
    { id: 'stone', word: 'stone', count: 9 },
    { id: 'river', word: 'river', count: 4 },
  ]);
});
