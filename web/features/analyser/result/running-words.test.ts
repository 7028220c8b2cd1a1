import { expect, test } from 'vitest';
import type { WordRow } from '../counting/merge-forms.ts';
import { sentencesWith } from '../counting/sentences-with.ts';
import { type ComparedRow, chosenRows, compared } from './chosen-rows.ts';
import { offerFor, type RowState, runningWords } from './running-words.ts';

const row = (word: string, count: number, kind: WordRow['kind'] = 'word'): WordRow => ({
  ...{ id: word, word, count, forms: [word], kind, key: word, isKnownWord: kind === 'word' },
  isSmall: word === 'the',
});
const states: Record<string, RowState> = {
  the: 'small',
  house: 'known',
  bread: 'learning',
  maybe: 'ignored',
};
const stateOf = ({ word }: WordRow): RowState =>
  word === 'blorb' ? undefined : Object.hasOwn(states, word) ? states[word] : 'new';
const rows = [
  ...[row('the', 40), row('house', 20), row('bread', 10), row('river', 8), row('stone', 6), row('cloud', 5)],
  ...[row('blorb', 6), row('maybe', 5), row('Anna', 9, 'name'), row('1984', 3, 'number')],
];

test('of the content words that have a row some are known and some are being learned; small, ignored and unlisted words, names and numbers do not count', () => {
  expect(runningWords(rows, stateOf)).toEqual({
    coverage: { known: 20, learning: 10, total: 49 },
    ...{ total: 100, names: 9, numbers: 3 },
  });
});

test('the fewest words for the highest goal that can be reached are offered, the commonest first', () => {
  const learnable = rows.filter(each => stateOf(each) === 'new' && each.kind === 'word');
  const coverageIn = (words: readonly WordRow[]) => runningWords(words, stateOf).coverage;
  const offer = offerFor(coverageIn(rows), learnable);
  expect(offer?.share).toBe(0.98);
  expect(offer?.rows.map(({ word }) => word)).toEqual(['river', 'stone', 'cloud']);
  expect(offerFor(coverageIn(rows), [])).toBeUndefined();
  const many = [...rows, row('grue', 10)];
  expect(offerFor(coverageIn(many), learnable)).toMatchObject({
    share: 0.8,
    rows: [{ word: 'river' }, { word: 'stone' }, { word: 'cloud' }],
  });
  expect(offerFor(coverageIn([row('grue', 60)]), [row('x', 1)])?.rows).toHaveLength(1);
});

test('base forms that lead to one word are offered as one, which counts for all', () => {
  const learnable = [
    row('river', 8),
    row('stone', 6),
    { ...row('stones', 5), key: 'stone' },
    row('cloud', 5),
  ];
  const offer = offerFor(runningWords(learnable, stateOf).coverage, learnable);
  expect(offer?.rows.map(({ key, count }) => [key, count])).toEqual([
    ['stone', 11],
    ['river', 8],
    ['cloud', 5],
  ]);
});

test('two texts are laid beside each other, and the table shows what is asked for', () => {
  const all = compared(rows, [row('house', 7), row('moon', 2)]);
  expect(all.find(({ word }) => word === 'house')).toMatchObject({ count: 20, other: 7 });
  expect(all.at(-1)).toMatchObject({ word: 'moon', count: 0, other: 2 });
  const words = (choice: object): string[] =>
    chosenRows(all, stateOf, {
      ...{ shown: 'all', order: 'byCount', place: 'all', search: '', locale: 'en' },
      ...choice,
    } as Parameters<typeof chosenRows>[2]).map(({ word }: ComparedRow) => word);
  expect(words({ place: 'onlyThere' })).toEqual(['moon']);
  expect(words({ place: 'inBoth' })).toEqual(['house']);
  expect(words({ shown: 'names' })).toEqual(['Anna', '1984']);
  expect(words({ shown: 'unlisted' })).toEqual(['blorb']);
  expect(words({ shown: 'known' })).toEqual(['the', 'house', 'maybe']);
  expect(words({ search: 'OU', order: 'byAlphabet' })).toEqual(['cloud', 'house']);
  expect(words({ order: 'byState', shown: 'all' }).slice(0, 2)).toEqual(['river', 'stone']);
});

test('sentences are found by any form, in scripts without spaces too, each once', () => {
  const text = 'La casa es roja. ¿Casas? No hay casamiento. La casa es roja.\nMis casas son dos.';
  expect(sentencesWith(text, ['casa', 'casas'], 'es')).toEqual([
    'La casa es roja.',
    '¿Casas?',
    'Mis casas son dos.',
  ]);
  expect(sentencesWith('パンを食べた。水を飲む。', ['食べた'], 'ja')).toEqual(['パンを食べた。']);
  expect(sentencesWith('a'.repeat(100_000), ['b'], 'es')).toEqual([]);
  expect(sentencesWith('(casa [x', ['casa', '[x'], 'es')).toHaveLength(1);
});
