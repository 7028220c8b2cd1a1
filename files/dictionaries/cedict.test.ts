import { gzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { memoryFile } from '../source-file.ts';
import { readDictionary } from './testing-dictionaries.ts';

test('CC-CEDICT is read by both scripts, with marked pinyin, also packed', async () => {
  const text =
    '# CC-CEDICT\n#! license=https://creativecommons.org/licenses/by-sa/4.0/\n#! publisher=MDBG\n傳統 传统 [chuan2 tong3] /tradition/traditional/\n女兒 女儿 [nu:3 er2] /daughter/CL:個|个[ge4]/\n';
  const { about, entries } = await readDictionary(
    memoryFile('cedict.u8.gz', gzipSync(new TextEncoder().encode(text))),
  );
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
