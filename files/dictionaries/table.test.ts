import { gzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { memoryFile, type SourceFile } from '../source-file.ts';
import { textFile } from '../testing-files.ts';
import { problemOf, readDictionary } from './testing-dictionaries.ts';

test('a table is read by the names of its columns, or as word and meaning', async () => {
  const named = await readDictionary(textFile('de-en.csv', 'pos;headword;definition\nn;Hund;"dog; hound"\n'));
  expect(named.about).toMatchObject({ format: 'table', from: 'de', to: 'en' });
  expect(named.entries).toEqual([
    { forms: ['Hund'], head: 'Hund', reading: '', kind: 'n', senses: ['dog; hound'] },
  ]);
  const plain = await readDictionary(
    memoryFile(
      'glossary.txt',
      Uint8Array.from('niño\tchild\n', letter => letter.charCodeAt(0)),
    ),
  );
  expect(plain.entries).toMatchObject([{ head: 'niño', senses: ['child'] }]);
});

const BOMB = gzipSync(new Uint8Array(130 * 1024 * 1024));

test.each<[string, SourceFile[], string]>([
  ['an empty file', [textFile('a.csv', '')], 'nothingInIt a.csv'],
  ['a picture', [memoryFile('a.csv', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3))], 'notText a.csv'],
  ['words without meanings', [textFile('a.txt', 'Hund\nKatze\n')], 'nothingInIt a.txt'],
  ['a table that unpacks to a large one', [memoryFile('a.csv.gz', BOMB)], 'tooLarge a.csv.gz'],
])('%s: what is wrong is said, and of which file', async (_, files, problem) => {
  expect(await problemOf(...files)).toBe(problem);
});
