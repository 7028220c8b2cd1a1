import { expect, test } from 'vitest';
import type { SourceFile } from '../source-file.ts';
import { bigEndian, joined, starDictFiles, textFile } from '../testing-files.ts';
import { cutOff, problemOf, readDictionary, renamed } from './testing-dictionaries.ts';

test('StarDict is read, with other spellings, HTML as plain text, and fields of several kinds', async () => {
  const markup = '<b>Hund</b> <script>alert(1)</script><ol><li>dog</li><li>hound &amp; cur</li></ol>';
  const parts = starDictFiles('de-en', {
    words: [['Hund', markup]],
    spellings: [['Hündchen', 0]],
    types: 'h',
  });
  const { about, entries } = await readDictionary(parts.ifo, parts.idx, parts.dict, parts.syn);
  expect(about).toMatchObject({
    format: 'stardict',
    title: 'German - English',
    licence: 'CC BY-SA 4.0',
    from: 'de',
  });
  expect(about.source).toBe('https://example.org/');
  expect(entries).toEqual([
    {
      forms: ['Hund', 'Hündchen'],
      head: 'Hund',
      reading: '',
      kind: '',
      senses: ['Hund', 'dog', 'hound & cur'],
    },
  ]);
  const encode = (text: string) => new TextEncoder().encode(text);
  const fields = joined([
    encode('thʊnt\u0000'),
    encode('W'),
    bigEndian(2),
    Uint8Array.of(255, 254),
    encode('mdog\u0000'),
  ]);
  const mixed = starDictFiles('de-en', { words: [['Hund', fields]], types: '' });
  expect((await readDictionary(mixed.ifo, mixed.idx, mixed.dict)).entries[0]).toMatchObject({
    reading: 'hʊnt',
    senses: ['dog'],
  });
});

const { ifo, idx, dict } = starDictFiles('old', { words: [['Hund', 'dog']] });

test.each<[string, SourceFile[], string]>([
  ['a StarDict text alone', [renamed(dict, 'old.dict')], 'missingFile old.ifo'],
  ['StarDict without its index', [ifo, dict], 'missingFile old.idx'],
  ['StarDict without its text', [ifo, idx], 'missingFile old.dict'],
  ['another file that is called .ifo', [textFile('old.ifo', 'hello'), idx, dict], 'unknownFormat old.ifo'],
  ['an index that is cut off', [ifo, cutOff(idx, 3), dict], 'broken old.idx'],
  ['places beyond the end', [ifo, idx, textFile('old.dict', 'do')], 'broken old.dict'],
])('%s: what is wrong is said, and of which file', async (_, files, problem) => {
  expect(await problemOf(...files)).toBe(problem);
});
