import { expect, test } from 'vitest';
import { dictdFiles, textFile, zipFile } from '../testing-files.ts';
import { groupFiles } from './open-dictionaries.ts';
import { FREEDICT, problemOf, readDictionary } from './testing-dictionaries.ts';

test('files that belong together make one dictionary, others one each', () => {
  const names = ['a.ifo', 'a.idx.gz', 'a.dict.dz', 'b.zip', 'c.index', 'c.dict.dz', 'c.csv'];
  const groups = groupFiles(names.map(name => textFile(name, '')));
  expect(groups.map(({ name, files }) => [name, files.length])).toEqual([
    ['a', 3],
    ['b.zip', 1],
    ['c', 2],
    ['c.csv', 1],
  ]);
});

test('a dictionary in a zip archive that is no Yomitan’s is read too, whatever paths its names say', async () => {
  const [index, dict] = dictdFiles('deu-eng', FREEDICT);
  const packed = zipFile('x.zip', {
    '../../etc/deu-eng.index': await index.read(0, index.size),
    'C:\\deu-eng.dict.dz': await dict.read(0, dict.size),
  });
  expect((await readDictionary(packed)).entries).toHaveLength(2);
});

test('an archive of something else is refused by its name', async () => {
  expect(await problemOf(zipFile('a.zip', { 'a.docx': 'x' }))).toBe('unknownFormat a.zip');
});
