import { expect, test } from 'vitest';
import type { SourceFile } from '../source-file.ts';
import { zipFile } from '../testing-files.ts';
import { cutOff, problemOf, readDictionary } from './testing-dictionaries.ts';

const INDEX = JSON.stringify({
  ...{ title: 'JMdict', format: 3, revision: '1', url: 'https://example.org/jmdict' },
  ...{
    sourceLanguage: 'ja',
    targetLanguage: 'en',
    attribution: 'https://creativecommons.org/licenses/by-sa/4.0/',
  },
});

test('Yomitan is read: structured content as plain text, frequencies and pitch, banks in the order of their numbers', async () => {
  const content = [
    { tag: 'span', content: 'noun' },
    {
      tag: 'ol',
      content: [
        { tag: 'li', content: 'dog' },
        { tag: 'li', content: ['hound ', { tag: 'a', href: 'javascript:alert(1)', content: '犬' }] },
      ],
    },
    { tag: 'img', path: 'dog.png' },
  ];
  const { about, entries } = await readDictionary(
    zipFile('jmdict.zip', {
      'index.json': INDEX,
      'term_bank_10.json': JSON.stringify([
        ['猫', 'ねこ', 'n', '', 0, ['cat', { type: 'text', text: 'pussy-cat' }], 2, ''],
      ]),
      'term_bank_2.json': JSON.stringify([
        ['犬', 'いぬ', 'n uk', '', 0, [{ type: 'structured-content', content }], 1, ''],
      ]),
      'term_meta_bank_1.json': JSON.stringify([
        ['犬', 'freq', { reading: 'いぬ', frequency: { value: 812, displayValue: '812㋕' } }],
        ['犬', 'pitch', { reading: 'いぬ', pitches: [{ position: 2 }] }],
        ['犬', 'unknown', 1],
      ]),
      'dog.png': Uint8Array.of(1, 2, 3),
    }),
  );
  expect(about).toMatchObject({
    format: 'yomitan',
    title: 'JMdict',
    licence: 'CC BY-SA 4.0',
    from: 'ja',
    to: 'en',
  });
  expect(entries).toEqual([
    { forms: ['犬', 'いぬ'], head: '犬', reading: 'いぬ', kind: 'n, uk', senses: ['noun\ndog', 'hound 犬'] },
    { forms: ['猫', 'ねこ'], head: '猫', reading: 'ねこ', kind: 'n', senses: ['cat', 'pussy-cat'] },
    { forms: ['犬'], head: '犬', reading: 'いぬ', kind: '', senses: [], frequency: '812㋕' },
    { forms: ['犬'], head: '犬', reading: 'いぬ', kind: '', senses: [], pitch: '2' },
  ]);
});

test.each<[string, SourceFile[], string]>([
  ['an archive that is cut off', [cutOff(zipFile('a.zip', { 'index.json': INDEX }), 10)], 'broken a.zip'],
  ['Yomitan without words', [zipFile('a.zip', { 'index.json': INDEX })], 'nothingInIt a.zip'],
  [
    'another index.json',
    [zipFile('a.zip', { 'index.json': '{}', 'term_bank_1.json': '[]' })],
    'unknownFormat a.zip',
  ],
  [
    'JSON that is broken',
    [zipFile('a.zip', { 'index.json': INDEX, 'term_bank_1.json': '[["a"' })],
    'broken term_bank_1.json',
  ],
  [
    'a small archive that unpacks to a large one',
    [zipFile('a.zip', { 'index.json': INDEX, 'term_bank_1.json': new Uint8Array(140 * 1024 * 1024) })],
    'tooLarge term_bank_1.json',
  ],
])('%s: what is wrong is said, and of which file', async (_, files, problem) => {
  expect(await problemOf(...files)).toBe(problem);
});

test('what a dictionary calls itself is one line of text', async () => {
  const index = JSON.stringify({ title: 'A\u202eB\n\u0000C', format: 3, url: 'https://a.example/\n\u0007' });
  const { about } = await readDictionary(
    zipFile('a.zip', { 'index.json': index, 'term_bank_1.json': '[["a","","","",0,["b"],1,""]]' }),
  );
  expect(about).toMatchObject({ title: 'A B C', source: 'https://a.example/' });
});
