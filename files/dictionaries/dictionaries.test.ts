import { gzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { LONGEST_SENSE, MOST_ENTRIES_AT_ONCE } from '#contract/reference-bounds.ts';
import { FileRefusal } from '../refusal.ts';
import { memoryFile, type SourceFile } from '../source-file.ts';
import { bigEndian, dictdFiles, joined, starDictFiles, textFile, zipFile } from '../testing-files.ts';
import { batchesOf } from './batches.ts';
import { boundedEntry } from './entry.ts';
import { fingerprintOf } from './fingerprint.ts';
import { groupFiles, openDictionary } from './open-dictionaries.ts';

/** All that the files hold, as one dictionary. */
async function read(...files: SourceFile[]) {
  const [group, ...others] = groupFiles(files);
  if (group === undefined || others.length > 0) throw new Error('Not one dictionary');
  const opened = await openDictionary(group);
  const entries = [];
  for await (const entry of opened.entries()) entries.push(boundedEntry(entry));
  return { about: opened.about, entries, share: opened.share() };
}

/** What is wrong with the files. */
async function problemOf(...files: SourceFile[]): Promise<string> {
  try {
    await read(...files);
    return 'nothing';
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error;
    return `${error.problem} ${error.file}`.trim();
  }
}

const FREEDICT = [
  {
    words: ['00databaseinfo'],
    text: 'German - English FreeDict\n\nGNU General Public License ver. 2.0\nPublished at: https://freedict.org/\n',
  },
  {
    words: ['hund'],
    text: 'Hund /hˈʊnt/ <masc, n, sg>\n1. dog\n"der Hund bellt" the dog barks\n2. hound\n see: {Hündin}\n',
  },
  {
    words: ['arbeitslos', 'ohne arbeit'],
    text: 'arbeitslos <adj>\nunemployed\n  Note: of people\nout of work\n',
  },
];

test('a dictionary of the DICT protocol is read: what it says of itself, words with several spellings, senses by number or line', async () => {
  const { about, entries, share } = await read(...dictdFiles('freedict-deu-eng', FREEDICT));
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
  const { entries } = await read(...dictdFiles('jpn-eng', [{ words: ['こんいん', '婚姻'], text }]));
  expect(entries[0]).toMatchObject({ head: '婚姻', reading: 'こんいん', senses: ['marriage'] });
});

test('StarDict is read, with other spellings, HTML as plain text, and fields of several kinds', async () => {
  const markup = '<b>Hund</b> <script>alert(1)</script><ol><li>dog</li><li>hound &amp; cur</li></ol>';
  const parts = starDictFiles('de-en', {
    words: [['Hund', markup]],
    spellings: [['Hündchen', 0]],
    types: 'h',
  });
  const { about, entries } = await read(parts.ifo, parts.idx, parts.dict, parts.syn);
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
  expect((await read(mixed.ifo, mixed.idx, mixed.dict)).entries[0]).toMatchObject({
    reading: 'hʊnt',
    senses: ['dog'],
  });
});

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
  const { about, entries } = await read(
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

test('CC-CEDICT is read by both scripts, with marked pinyin, also packed', async () => {
  const text =
    '# CC-CEDICT\n#! license=https://creativecommons.org/licenses/by-sa/4.0/\n#! publisher=MDBG\n傳統 传统 [chuan2 tong3] /tradition/traditional/\n女兒 女儿 [nu:3 er2] /daughter/CL:個|个[ge4]/\n';
  const { about, entries } = await read(memoryFile('cedict.u8.gz', gzipSync(new TextEncoder().encode(text))));
  expect(about).toMatchObject({
    format: 'cedict',
    title: 'CC-CEDICT',
    licence: 'CC BY-SA 4.0',
    source: 'MDBG',
  });
  expect(entries).toMatchObject([
    { forms: ['传统 (傳統)', '传统', '傳統'], reading: 'chuán tǒng', senses: ['tradition', 'traditional'] },
    { head: '女儿 (女兒)', reading: 'nǚ ér', senses: ['daughter', 'CL:個|个[gè]'] },
  ]);
});

test('a table is read by the names of its columns, or as word and meaning', async () => {
  const named = await read(textFile('de-en.csv', 'pos;headword;definition\nn;Hund;"dog; hound"\n'));
  expect(named.about).toMatchObject({ format: 'table', from: 'de', to: 'en' });
  expect(named.entries).toEqual([
    { forms: ['Hund'], head: 'Hund', reading: '', kind: 'n', senses: ['dog; hound'] },
  ]);
  const plain = await read(
    memoryFile(
      'glossary.txt',
      Uint8Array.from('niño\tchild\n', letter => letter.charCodeAt(0)),
    ),
  );
  expect(plain.entries).toMatchObject([{ head: 'niño', senses: ['child'] }]);
});

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
  expect((await read(packed)).entries).toHaveLength(2);
});

const { ifo, idx, dict } = starDictFiles('old', { words: [['Hund', 'dog']] });
const [INDEX_FILE, DICT_FILE] = dictdFiles('deu-eng', FREEDICT);
const renamed = (file: SourceFile, name: string): SourceFile => ({ ...file, name });
const cutOff = (file: SourceFile, bytes: number): SourceFile => ({ ...file, size: file.size - bytes });
const BOMB = gzipSync(new Uint8Array(130 * 1024 * 1024));

test.each<[string, SourceFile[], string]>([
  ['a StarDict text alone', [renamed(dict, 'old.dict')], 'missingFile old.ifo'],
  ['StarDict without its index', [ifo, dict], 'missingFile old.idx'],
  ['StarDict without its text', [ifo, idx], 'missingFile old.dict'],
  ['an index of the DICT protocol alone', [INDEX_FILE], 'missingFile deu-eng.dict.dz'],
  ['another file that is called .ifo', [textFile('old.ifo', 'hello'), idx, dict], 'unknownFormat old.ifo'],
  ['an index that is cut off', [ifo, cutOff(idx, 3), dict], 'broken old.idx'],
  ['places beyond the end', [ifo, idx, textFile('old.dict', 'do')], 'broken old.dict'],
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
  ['an empty file', [textFile('a.csv', '')], 'nothingInIt a.csv'],
  ['a picture', [memoryFile('a.csv', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3))], 'notText a.csv'],
  ['words without meanings', [textFile('a.txt', 'Hund\nKatze\n')], 'nothingInIt a.txt'],
  ['an archive of something else', [zipFile('a.zip', { 'a.docx': 'x' })], 'unknownFormat a.zip'],
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
    'an index in another encoding',
    [memoryFile('deu-eng.index', Uint8Array.of(0xe9, 9, 65, 9, 66, 10)), DICT_FILE],
    'notText deu-eng.index',
  ],
  [
    'a line of two megabytes',
    [textFile('deu-eng.index', 'x'.repeat(2_200_000)), DICT_FILE],
    'broken deu-eng.index',
  ],
  [
    'a small archive that unpacks to a large one',
    [zipFile('a.zip', { 'index.json': INDEX, 'term_bank_1.json': new Uint8Array(140 * 1024 * 1024) })],
    'tooLarge term_bank_1.json',
  ],
  ['a table that unpacks to a large one', [memoryFile('a.csv.gz', BOMB)], 'tooLarge a.csv.gz'],
])('%s: what is wrong is said, and of which file', async (_, files, problem) => {
  expect(await problemOf(...files)).toBe(problem);
});

test('an entry is brought within bounds: long senses are cut, long forms and signs that turn the text are left out', () => {
  const entry = {
    forms: ['x'.repeat(70), 'Hund\u0007'],
    head: '\u202eHund',
    reading: '',
    kind: '',
    senses: ['y'.repeat(5000), ' '],
  };
  expect(boundedEntry(entry)).toEqual({
    ...{ forms: ['Hund'], head: 'Hund', reading: '', kind: '' },
    senses: [`${'y'.repeat(LONGEST_SENSE - 1)}…`],
  });
  expect(boundedEntry({ ...entry, forms: [], head: 'x'.repeat(70) })).toBeUndefined();
  expect(boundedEntry({ ...entry, senses: [' '] })).toBeUndefined();
});

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
