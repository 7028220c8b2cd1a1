import { expect, test } from 'vitest';
import { MOST_ENTRIES_AT_ONCE } from '#contract/reference-bounds.ts';
import { textFile } from '../testing-files.ts';
import { batchesOf } from './batches.ts';
import { fingerprintOf } from './fingerprint.ts';
import { groupFiles, openDictionary } from './open-dictionaries.ts';

test('the same files give the same pieces and the same fingerprint, whatever they are called', async () => {
  const rows = Array.from({ length: MOST_ENTRIES_AT_ONCE + 1 }, (_, place) => `word${place}\tsense`).join(
    '\n',
  );
  const sizes = async () => {
    const [group] = groupFiles([textFile('a.tsv', rows)]);
    if (group === undefined) return [];
    const found: number[][] = [];
    for await (const { number, entries } of batchesOf(await openDictionary(group), 'a'))
      found.push([number, entries.length]);
    return found;
  };
  expect(await sizes()).toEqual([
    [0, MOST_ENTRIES_AT_ONCE],
    [1, 1],
  ]);
  const [one, same, other] = await Promise.all(
    [textFile('a.tsv', rows), textFile('b.tsv', rows), textFile('a.tsv', `${rows} `)].map(file =>
      fingerprintOf([file]),
    ),
  );
  expect(one).toMatch(/^[0-9a-f]{40}$/);
  expect(same).toBe(one);
  expect(other).not.toBe(one);
});
