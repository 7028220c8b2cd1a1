import { expect, test } from 'vitest';
import { collection11, legacyPackage, sqlite } from './anki/testing-packages.ts';
import { readFile } from './read-file.ts';

const fileOf = (bytes: Uint8Array | string, name: string) =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name);
const pair = { lang: 'en', learn: 'es' } as const;
const shares: number[] = [];
const means = { pair, loadSqlite: sqlite, onProgress: (share: number) => void shares.push(share) };

test('a package and a table are told by what they are, not by their names', async () => {
  const open = await sqlite();
  const bytes = legacyPackage(
    collection11(open, {
      types: [{ id: 1, name: 'Basic', fields: ['Front', 'Back'] }],
      notes: [{ type: 1, fields: ['perro', 'dog'] }],
    }),
  );
  expect(await readFile(fileOf(bytes, 'deck.csv'), means)).toMatchObject({
    tables: [{ name: 'Basic', header: ['Front', 'Back'], rows: [{ cells: ['perro', 'dog'] }] }],
  });
  expect(await readFile(fileOf('perro,dog\ngato,cat', 'words.zip'), means)).toEqual({
    tables: [
      { name: 'words.zip', header: null, rows: [{ cells: ['perro', 'dog'] }, { cells: ['gato', 'cat'] }] },
    ],
  });
  expect(shares.length).toBeGreaterThan(2);
});

test.each([
  ['its beginning is lost', 'deck.apkg', 'perro\u0000,dog\n\u0003\u0004,cat'],
  ['it is empty', 'deck.apkg', ''],
  ['its end is lost', 'Deck.APKG', 'PK\u0003\u0004 and nothing that follows'],
  ['so is a whole collection', 'collection.colpkg', 'perro,dog'],
])('a broken package is not taken for a table: %s', async (_, name, content) => {
  expect(await readFile(fileOf(content, name), means)).toEqual({ problem: 'brokenPackage' });
});

test('an archive that is not called a package is only said to be none', async () => {
  const archive = fileOf('PK\u0003\u0004 and nothing that follows', 'words.zip');
  expect(await readFile(archive, means)).toEqual({ problem: 'notPackage' });
});

test('SQLite is not loaded for a file without need of it', async () => {
  const loadSqlite = () => Promise.reject(new Error('loaded'));
  const result = await readFile(fileOf('perro,dog', 'words.csv'), { ...means, loadSqlite });
  expect(result).toHaveProperty('tables');
});

test('a file that has gone is refused', async () => {
  const gone = fileOf('perro,dog', 'words.csv');
  gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
  expect(await readFile(gone, means)).toEqual({ problem: 'unreadable' });
});
