import { expect, test } from 'vitest';
import { memoryFile, type SourceFile } from '../source-file.ts';
import { dictdFiles, textFile } from '../testing-files.ts';
import { cutOff, FREEDICT, problemOf, readDictionary } from './testing-dictionaries.ts';

test('a dictionary of the DICT protocol is read: what it says of itself, words with several spellings, senses by number or line', async () => {
  const { about, entries, share } = await readDictionary(...dictdFiles('freedict-deu-eng', FREEDICT));
  expect(about).toEqual({
    ...{ format: 'dictd', title: 'German - English FreeDict', licence: 'GPL 2' },
    ...{ source: 'https://freedict.org/', from: 'de', to: 'en' },
  });
  expect(entries).toEqual([
    {
      ...{ forms: ['Hund', 'hund'], head: 'Hund', reading: 'hˈʊnt', kind: 'masc, n, sg' },
      senses: ['dog\n"der Hund bellt" the dog barks', 'hound\nsee: Hündin'],
    },
    {
      ...{ forms: ['arbeitslos', 'ohne arbeit'], head: 'arbeitslos', reading: '', kind: 'adj' },
      senses: ['unemployed\nNote: of people', 'out of work'],
    },
  ]);
  expect(share).toBe(1);
});

test('a Japanese word is shown as it is written, and its kana as its reading', async () => {
  const text =
    ' [news1] 婚姻 /(en)tʃˈaɪniːz/, [nf13] こんいん /ko̞ˈũiɴ/\n(noun (common))\n (futsuumeishi)\nmarriage\n';
  const { entries } = await readDictionary(...dictdFiles('jpn-eng', [{ words: ['こんいん', '婚姻'], text }]));
  expect(entries[0]).toMatchObject({ head: '婚姻', reading: 'こんいん', senses: ['marriage'] });
});

const [INDEX_FILE, DICT_FILE] = dictdFiles('deu-eng', FREEDICT);

test.each<[string, SourceFile[], string]>([
  ['an index of the DICT protocol alone', [INDEX_FILE], 'missingFile deu-eng.dict.dz'],
  ['packed text that is cut off', [INDEX_FILE, cutOff(DICT_FILE, 30)], 'broken deu-eng.dict.dz'],
  [
    'an index that names no places',
    [textFile('deu-eng.index', 'hund\tA\n'), DICT_FILE],
    'broken deu-eng.index',
  ],
  [
    'places of a gigabyte',
    [textFile('deu-eng.index', 'hund\tA\t9AAAA\n'), DICT_FILE],
    'broken deu-eng.dict.dz',
  ],
  [
    'an index in another encoding',
    [memoryFile('deu-eng.index', Uint8Array.of(0xe9, 9, 65, 9, 66, 10)), DICT_FILE],
    'notText deu-eng.index',
  ],
  [
    'a line of two megabytes',
    [textFile('deu-eng.index', 'x'.repeat(2_200_000)), DICT_FILE],
    'broken deu-eng.index',
  ],
])('%s: what is wrong is said, and of which file', async (_, files, problem) => {
  expect(await problemOf(...files)).toBe(problem);
});
