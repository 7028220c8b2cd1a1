import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../process/package-root.ts';
import type { CatalogueContent } from './content.ts';
import { contentFromLines, contentToLines } from './content-lines.ts';
import { readCatalogue } from './load.ts';

const content = readCatalogue(join(packageRoot, 'content'));
const written = contentToLines(content);

test('the content says the same after it was written down as lines and read again', () => {
  const [before, after] = [content, contentFromLines(Buffer.from(written))].map(saidIn);
  expect(after?.length).toBe(before?.length);
  expect(after?.filter((line, index) => line !== before?.[index])).toEqual([]);
});

test('nothing but the line of a word is read for what it says', () => {
  const [head = '', ...lines] = written.split('\n');
  const [taught] = content.categories[0]?.words ?? [];
  const place = content.meanings.findIndex(({ id }) => id === taught?.id);
  const others = lines.map((line, index) => (index === place ? line : '{ broken'));
  const { categories, meanings, sentences } = contentFromLines(Buffer.from([head, ...others].join('\n')));
  const [word] = categories[0]?.words ?? [];
  expect([word?.forms, word?.spoken, word?.transcriptions]).toEqual([
    taught?.forms,
    taught?.spoken,
    taught?.transcriptions,
  ]);
  expect(meanings.map(({ id }) => id)).toEqual(content.meanings.map(({ id }) => id));
  expect(() => meanings[place === 0 ? 1 : 0]?.variants).toThrow(SyntaxError);
  expect(() => sentences.of(content.sentences.keys[0] ?? '')).toThrow(SyntaxError);
});

/** All that is said, asked for name by name: much is read only then. */
function saidIn({ categories, meanings, path, ...byKey }: CatalogueContent): string[] {
  const said = [
    ...categories.flatMap(({ words, ...category }) => [
      category,
      ...words.map(
        ({ id, category, shelf, pos, emoji, sense, forms, spoken, genders, notes, transcriptions }) => [
          ...[id, category, shelf, pos, emoji, sense],
          ...[forms, spoken, genders, notes, transcriptions],
        ],
      ),
    ]),
    ...meanings.map(({ id, pos, emoji, sense, variants, transcriptions, isTaught }) => [
      ...[id, pos, emoji, sense, isTaught],
      ...[variants, transcriptions],
    ]),
    ...path,
    ...[byKey.sentences, byKey.collocations, byKey.facts].flatMap(({ keys, of }) =>
      [...keys, 'no such word'].map(key => [key, of(key)]),
    ),
  ];
  return said.map(row => JSON.stringify(row));
}
