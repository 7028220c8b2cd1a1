import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { memoryFile, type SourceFile } from '../source-file.ts';
import { dictdFiles, starDictFiles, textFile, zipFile } from '../testing-files.ts';
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

/** An archive whose list names its one packed file as often as there are names. */
function repeating(once: Uint8Array, names: readonly string[]): SourceFile {
  const END_BYTES = 22;
  const listAt = new DataView(once.buffer, once.byteOffset).getUint32(once.length - 6, true);
  const entries = names.map(name => {
    const head = Buffer.from(once.slice(listAt, listAt + 46));
    head.writeUInt16LE(name.length, 28);
    return Buffer.concat([head, Buffer.from(name)]);
  });
  const list = Buffer.concat(entries);
  const end = Buffer.from(once.slice(-END_BYTES));
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(list.length, 12);
  return memoryFile('a.zip', Buffer.concat([once.subarray(0, listAt), list, end]));
}

test('a packed file that an archive names a thousand times is unpacked as often as fits, or not at all', async () => {
  const once = zipSync({ 'a.dict': [new Uint8Array(60 * 1024 * 1024), { level: 1 }] });
  const alike = Array.from({ length: 1000 }, () => 'a.dict');
  const others = Array.from({ length: 1000 }, (_, place) => `${place}.dict`);
  for (const names of [alike, others])
    expect(await problemOf(repeating(once, names))).toBe('unknownFormat a.zip');
  expect(await problemOf(repeating(once, alike.slice(0, 5)))).toBe('tooLarge a.dict');
});

test('what is written to be searched without end is read in its time', async () => {
  const before = process.cpuUsage();
  const spaces = ' '.repeat(400_000);
  const [index, dict] = dictdFiles('deu-eng', [{ words: ['x'], text: `${spaces}y\n(a${spaces}\nb)\nc` }]);
  expect((await readDictionary(index, dict)).entries).toHaveLength(1);
  const cedict = ['a'.repeat(450_000), '[a1'.repeat(150_000)].map(text => `中 中 [zhong1${text}] /${text}/`);
  expect((await readDictionary(textFile('a.u8', `${cedict.join('\n')}\n`))).entries).toHaveLength(2);
  const {
    ifo,
    idx,
    dict: text,
    syn,
  } = starDictFiles('old', {
    words: [
      ['Hund', 'dog'],
      ['Hund', 'dog'],
    ],
  });
  const bytes = new Uint8Array(300_000 * 6);
  for (let place = 0; place < 300_000; place += 1) bytes[place * 6] = 0x78;
  expect((await readDictionary(ifo, idx, text, memoryFile(syn.name, bytes))).entries).toHaveLength(2);
  expect(process.cpuUsage(before).user).toBeLessThan(10_000_000);
});
