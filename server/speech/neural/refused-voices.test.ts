import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TarEntry } from 'modern-tar';
import { expect, test } from 'vitest';
import type { Language } from '#languages/index.ts';
import { addFiles, fetchVoice } from './add-voice.ts';
import { newFolder, newTiny, sha256, startAdding, withEarlierVoice } from './testing-adding.ts';
import { packVoice, TINY_ARCHIVE } from './testing-archive.ts';
import { PIPER_SIGNS } from './testing-model.ts';
import type { VoiceOffer } from './voice-table.ts';

const { offer, services } = await startAdding();

const file = (name: string, body = 'x'): TarEntry => ({
  header: { name, size: body.length, type: 'file' },
  body,
});
const link = (type: 'symlink' | 'link'): TarEntry => ({
  header: { name: 'vits-piper-tiny/voice.bin', size: 0, type, linkname: '/etc/passwd' },
});

test.each<[string, TarEntry, RegExp]>([
  ['a path above its folder', file('../../tokens.txt'), /leads out of its folder/],
  ['a path above its folder within', file('vits-piper-tiny/../../x'), /leads out of its folder/],
  ['a path from the root', file('/tmp/tokens.txt'), /leads out of its folder/],
  ['a path of another system', file('..\\..\\x'), /leads out of its folder/],
  ['a link', link('symlink'), /has a link/],
  ['a hard link', link('link'), /has a link/],
  ['two files of a name', file('tokens.txt'), /two files of the name tokens.txt/],
  ['two models', file('vits-piper-tiny/other.onnx'), /several models/],
])('an archive with %s is refused, and the voice of before goes on', async (_what, entry, message) => {
  const { root, staysAlone } = await withEarlierVoice();
  const offered = offer(await packVoice(await newTiny(), [entry]));
  await expect(fetchVoice(offered, ['en'], services(root))).rejects.toThrow(message);
  await staysAlone();
});

const BOMB = 'QlpoOTFBWSZTWSV+h+YAPUZAQMAAAEAACCAAMMwJqmmoqSG1IqSHi7kinChIEr9D8wA=';

test.each<[string, () => Promise<Uint8Array>, Partial<VoiceOffer>, RegExp]>([
  ['that is a bomb', async () => Buffer.from(BOMB, 'base64'), {}, /unpacks to more than 4 MB/],
  ['that is cut off', async () => TINY_ARCHIVE.subarray(0, 900), {}, /damaged or cut off/],
  ['that is a web page', async () => Buffer.from('<!doctype html>'.padEnd(2_048)), {}, /The archive/],
  ['without a voice', async () => (await packVoice(await newTiny())).subarray(-1_024), {}, /holds no voice/],
  [
    'with another checksum',
    async () => packVoice(await newTiny()),
    { checksum: sha256(Buffer.from('x')) },
    /not what was published/,
  ],
  ['without its signs', async () => packVoice(await newTiny({ signs: [] })), {}, /tokens.txt holds no signs/],
  [
    'with signs that are none',
    async () => packVoice(await newTiny({ signs: ['a b c\nd'] })),
    {},
    /tokens.txt has a line/,
  ],
  [
    'for another language',
    async () => packVoice(await newTiny({ metadata: { voice: 'fr' } })),
    {},
    /a voice for fr, not for en/,
  ],
  [
    'that lacks sounds',
    async () => packVoice(await newTiny({ signs: PIPER_SIGNS.filter(sign => !/[ɹɚɛɾʃdwt]/.test(sign)) })),
    {},
    /no signs for/,
  ],
  [
    'of another kind',
    async () => packVoice(await newTiny({ signs: [...'abc'] })),
    {},
    /of a kind that cannot be used/,
  ],
])('an archive %s is refused, and the voice of before goes on', async (_what, make, more, message) => {
  const { root, staysAlone } = await withEarlierVoice();
  await expect(fetchVoice(offer(await make(), more), ['en'], services(root))).rejects.toThrow(message);
  await staysAlone();
});

test('a model that the engine cannot read is refused with what the engine says', async () => {
  const { root, staysAlone } = await withEarlierVoice();
  const folder = await newTiny({ metadata: { sample_rate: 'none' } });
  const model = await readFile(join(folder, 'tiny.onnx'));
  // Another operator, which nobody knows.
  await writeFile(
    join(folder, 'tiny.onnx'),
    Buffer.from(model.toString('latin1').replace('Range', 'Bange'), 'latin1'),
  );
  const adding = addFiles(folder, { voice: { name: 'x', speaker: 0 }, languages: ['en'] }, services(root));
  await expect(adding).rejects.toThrow(/cannot say "water"/);
  await staysAlone();
});

test('Supertonic without one of its files, and for a language that it does not speak, is refused', async () => {
  const { root, staysAlone } = await withEarlierVoice();
  const folder = await newFolder();
  const add = (language: Language) =>
    addFiles(folder, { voice: { name: 'x', speaker: 0 }, languages: [language] }, services(root));
  await writeFile(join(folder, 'unicode_indexer.bin'), '');
  await expect(add('en')).rejects.toThrow('duration_predictor.onnx is missing');
  const made = await newTiny();
  for (const name of [
    'duration_predictor.int8',
    'text_encoder.int8',
    'vector_estimator.int8',
    'vocoder.int8',
  ])
    await copyFile(join(made, 'tiny.onnx'), join(folder, `${name}.onnx`));
  await expect(add('en')).rejects.toThrow('tts.json is missing');
  await writeFile(join(folder, 'tts.json'), '{}');
  await writeFile(join(folder, 'voice.bin'), '');
  await expect(add('zh')).rejects.toThrow(/It is a voice for .*, not for zh/);
  await expect(add('en')).rejects.toThrow(/It cannot say "water"/);
  await staysAlone();
});
