import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TarEntry } from 'modern-tar';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import type { Language } from '#languages/index.ts';
import { silentLog } from '#server/process/log.ts';
import { startServerPool } from '../engine/start-pool.ts';
import { addFiles, fetchVoice } from './add-voice.ts';
import { engineProcess } from './engine-process.ts';
import { packVoice } from './testing-archive.ts';
import { startFileServer } from './testing-file-server.ts';
import { installTinyVoice } from './testing-install.ts';
import { PIPER_SIGNS, type TinyVoice, writeTinyVoice } from './testing-model.ts';
import { makeDownloads, makeStaging, readChoice, removeChoice, sweep } from './voice-folder.ts';
import type { VoiceOffer } from './voice-table.ts';

const [pool, engine] = [startServerPool(silentLog), engineProcess()];
const server = await startFileServer();
afterAll(async () => {
  engine.stop();
  await Promise.all([pool.close(), server.close()]);
});

async function newRoot(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'slova-voices-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  return root;
}

async function newTiny(tiny: TinyVoice = {}): Promise<string> {
  const folder = await newRoot();
  await writeTinyVoice(folder, tiny);
  return folder;
}

const sha256 = (bytes: Uint8Array) => `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
let paths = 0;

/** Offers the archive at an address of its own. */
function offer(bytes: Uint8Array, more: Partial<VoiceOffer> = {}, breaksAfter?: number): VoiceOffer {
  const address = server.put(`/${++paths}/tiny.tar`, { bytes, ...(breaksAfter && { breaksAfter }) });
  return {
    name: 'tiny',
    languages: ['en'],
    quality: '',
    megabytes: undefined,
    licence: undefined,
    card: undefined,
    address,
    checksum: sha256(bytes),
    speaker: 0,
    ...more,
  };
}

const said: string[] = [];
// What has come is on the disk when the connection breaks.
const watch = { begin: () => undefined, advance: () => server.breakOff() };
function services(root: string) {
  said.length = 0;
  return { root, pool, engine, say: (step: string) => void said.push(step), watch };
}

/** The tiny model as `tar -cj` packs it, with a file of another engine beside it. */
const TINY_ARCHIVE = [
  'QlpoOTFBWSZTWYdARV4AA67//f///G529//5/5baEf////B8/////9//ew65sABESNAEPnmePY88cOgM4iiMRqBp6I0AaAaa',
  'aMQ9R6m0jTagAAA0GQ0AAA0DTIDIAA00MgAAGhE0bKgmEwBJ6TKAyZpknqNB6noIZMI0yDaTIDCMmI0aB6CME00PSMmE2oDA',
  'IMk/VAf/qlQAAAAAAAAAAAAAAAAAAAAAAAAAAAan6kImon6pv1UAAAA0AAAAAAAAAABoAAAAAAAAAMj1BkkkZpBPQANRmk0w',
  'AaACMRo2pkNGABMAAjCMNTE9RgmATATRkMmjTE0YKCyf5gnpjUn7daQMqEbAsQp9USUCLkkF5QkIUAACyMBLSakWbgLhoAX5',
  'TFus3QFcBkgQAkRMEvnKIbC7udXMDgcAIyU8Xut5EiMIrEnVk0EmT1Xuc+YIsxMADTZdyaHunqzxizTJ6jCD2QMUKDQE9ABI',
  'QAgw46CMBOgTjKx5FOh/UJ4C3+zXSUezWI0ipQqi0KxoshZNIqtCUGGxLKFq1MrepSreOWnyYhHKT0EEUKKReGoblESnIC/F',
  'kiDyaFjDDDKWeppaEWxAAA1LiUpSspVkpSlKUpSkAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABpf15RCFSFGNCiEKIa3tU3qNrW',
  '7xQKuS+X2/Cp+6o8a4m5RLW6FoW6cPMMRMUQ6fUOEBSpyVJhmO8nIGAYUQWZYAIQAgxIAyZVuZm52foaLXS09VjrN3Gztbe6',
  '5dO7/ahCit4jv3HzzHrZPUp5mywlus2X1evXzbBuWWuNcbBzPZu+XK5nkieN4XLre36QGqtWvJX0HFx0NDqchxxrBqcdy82v',
  'zyCbo6errd9jxyop6rt7u96rcvuKw8PEsssvwtvFpP09DgZ1dSVTjzI5eL9CtY+78uN7b9g2d1mGIsQ0BqwWjtUMH5QRAKwB',
  '06yXTkEly7tYV3ZMmTqDZs1woElSAk8PDhpxQzUAFiicOVcUDFnHPpfKEIyjKeUpUUb2teO4KHKI54nK8jQe9kOgOBzEH3UH',
  'vB7MABN0F63wKJSlKUpU0UG4K0TxgPCzIIpmBACCNSvhCemmmmpTTZqKGZwMnGENjQwwBo972ZmZoxCKBKAYJxiYUEg9mhKz',
  'M0YorpkAlBqZB8HLBZVVYxgpCqAYcZI0HQkezTMzLGMivMKZMDDjKEJGZosyxioIGaIqqqqqxzGBC9Pzk9k8h/TPqWbHIMzG',
  'jMk7/G5ue2fjSziu8K81jYgzOiiCEYPXqUQH0EplSh3baHnE3avPmRyM/qogESEikBpoACaBEC31yymBQTFzR5eoUTzoIdcO',
  'qg6Aq+PYNWjrxaxPDysnEuHXrpIsjrBgW57hg30yvruTAqAN8gu4EwvcO7gHcB0iyzKdId0krIecJg9BYwf4rDOmIlIqmaRL',
  'QMwp2SDqeTNRGDKLcttUeUdA5BWNJBhCHiyI+UnfydlxFh1VSdUffpDnY4hMdD0DF4CcRXhUBXJcAUAazUsRMY8+q6gCllBW',
  'nIQswSMHsCaX9agmoimhTpb0YoCr6yc6Bie5KaJKHAjF3FrAq6QFEicLNFpvtyCC/0CwyF8S9DSf8f9+jj3LdiKJZmfYEiPI',
  'kwnGV2I7P8xyZgBf2yZKxGEiyZmYngzwKgmAz/WaaDATsxaBgErELJkkxYFWP+elVGmbYisB1sc5OcrWQT1mb/4u5IpwoSEO',
  'gIq8',
].join('');

/** What an earlier voice is, and that it stays. */
async function withEarlierVoice() {
  const root = await newRoot();
  const earlier = await installTinyVoice(root, 'en');
  const filesBefore = await readdir(root);
  return {
    root,
    async staysAlone() {
      expect((await readChoice(root, 'en'))?.version).toBe(earlier.version);
      const left = (await readdir(root)).filter(name => name !== '.downloads' && !filesBefore.includes(name));
      expect(left).toEqual([]);
    },
  };
}

test('a voice is fetched, verified, tried, and speaks', async () => {
  const root = await newRoot();
  const offered = offer(await packVoice(await newTiny()), { licence: 'CC0' });
  await fetchVoice(offered, ['en'], services(root));
  expect(await readChoice(root, 'en')).toMatchObject({ name: 'tiny', input: 'phonemes', licence: 'CC0' });
  expect(said).toContain('Its length and its sha256 are right.');
  expect((await readdir(root)).filter(name => name.startsWith('.staging'))).toEqual([]);
  expect(await readdir(join(root, '.downloads'))).toEqual([]);
});

test('an archive packed by bzip2 is a voice too, and its other files stay in it', async () => {
  const root = await newRoot();
  const file = join(root, 'tiny.tar.bz2');
  await writeFile(file, Buffer.from(TINY_ARCHIVE, 'base64'));
  await addFiles(file, { voice: { name: 'by-hand', speaker: 0 }, languages: ['en'] }, services(root));
  const { folder = '' } = (await readChoice(root, 'en')) ?? {};
  expect((await readdir(folder)).sort()).toEqual(['model.onnx', 'tokens.txt', 'voice.json']);
});

test('a folder as Piper publishes it is a voice', async () => {
  const [root, folder] = [await newRoot(), await newTiny({ metadata: { sample_rate: 22_050 } })];
  await rm(join(folder, 'tokens.txt'));
  const map = Object.fromEntries(PIPER_SIGNS.map((sign, number) => [sign, [number]]));
  const config = { audio: { sample_rate: 22_050 }, espeak: { voice: 'en-us' }, phoneme_id_map: map };
  await writeFile(join(folder, 'tiny.onnx.json'), JSON.stringify(config));
  await addFiles(folder, { voice: { name: 'piper', speaker: 0 }, languages: ['en'] }, services(root));
  expect(await readChoice(root, 'en')).toMatchObject({ name: 'piper', input: 'phonemes' });
});

test('a checksum that its publisher lists is looked up, and told where there is none', async () => {
  const bytes = await packVoice(await newTiny());
  const digest = sha256(bytes);
  const lists = {
    lines: `${'0'.repeat(64)}  other.tar\n${digest.slice(7)}  tiny.tar\n`,
    release: JSON.stringify({ assets: [{ name: 'tiny.tar', digest }] }),
    piper: JSON.stringify({
      tiny: { files: { 'en/tiny.tar': { md5_digest: createHash('md5').update(bytes).digest('hex') } } },
    }),
  };
  for (const [name, list] of Object.entries(lists)) {
    const checksum = server.put(`/lists/${name}`, { bytes: Buffer.from(list) });
    await fetchVoice(offer(bytes, { checksum }), ['en'], services(await newRoot()));
    expect(said).toContain(`Its length and its ${name === 'piper' ? 'md5' : 'sha256'} are right.`);
  }
  const checksum = `${server.url}/nowhere`;
  await fetchVoice(offer(bytes, { checksum }), ['en'], services(await newRoot()));
  expect(said.join('\n')).toMatch(/cannot be read.*there is no checksum to compare it with/s);
});

test('a download that is cut off goes on where it stopped', async () => {
  const { root, staysAlone } = await withEarlierVoice();
  const bytes = await packVoice(await newTiny({ metadata: { a: 1 } }));
  const offered = offer(bytes, {}, 1_000);
  await expect(fetchVoice(offered, ['en'], services(root))).rejects.toThrow(
    /cut off at .* run it again to go on/,
  );
  await staysAlone();
  await fetchVoice(offered, ['en'], services(root));
  expect(server.asked.filter(line => line.includes('bytes='))).toEqual([
    `GET ${new URL(offered.address).pathname} bytes=1000-`,
  ]);
  expect((await readChoice(root, 'en'))?.name).toBe('tiny');
});

test('what has become another file meanwhile is fetched from its beginning', async () => {
  const root = await newRoot();
  const offered = offer(await packVoice(await newTiny({ metadata: { a: 1 } })), {}, 1_000);
  await expect(fetchVoice(offered, ['en'], services(root))).rejects.toThrow(/cut off/);
  const newer = await packVoice(await newTiny({ metadata: { a: 2 } }));
  server.put(new URL(offered.address).pathname, { bytes: newer });
  await fetchVoice({ ...offered, checksum: sha256(newer) }, ['en'], services(root));
  expect(await readChoice(root, 'en')).toBeDefined();
});

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
  [
    'that is cut off',
    async () => Buffer.from(TINY_ARCHIVE, 'base64').subarray(0, 900),
    {},
    /damaged or cut off/,
  ],
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

test('no network, a missing file, a full disk and a folder that is none are told in plain words', async () => {
  const bytes = await packVoice(await newTiny());
  const { root, staysAlone } = await withEarlierVoice();
  const away = { address: 'http://127.0.0.1:1/tiny.tar' };
  await expect(fetchVoice(offer(bytes, away), ['en'], services(root))).rejects.toThrow(
    /cannot be reached: is there a network/,
  );
  const missing = { address: `${server.url}/none.tar` };
  await expect(fetchVoice(offer(bytes, missing), ['en'], services(root))).rejects.toThrow(/answered 404/);
  await symlink('/dev/full', join(await makeDownloads(root), 'tiny.tar'));
  await expect(fetchVoice(offer(bytes), ['en'], services(root))).rejects.toThrow(/The disk is full/);
  await rm(join(root, '.downloads'), { recursive: true });
  await staysAlone();
  const inTheWay = join(root, 'en.json');
  await expect(fetchVoice(offer(bytes), ['en'], services(inTheWay))).rejects.toThrow(
    /file where a folder should be/,
  );
});

test('a command that was ended while it switched leaves a whole voice, and its traces are swept later', async () => {
  const { root, staysAlone } = await withEarlierVoice();
  // As a kill leaves it: half a voice that is not finished, and a whole one that nobody has chosen yet.
  const staged = await makeStaging(root);
  await writeFile(join(staged, 'model.onnx'), 'half');
  await installTinyVoice(root, 'de', { metadata: { voice: 'de' } });
  await rm(join(root, 'de.json'));
  expect(await readChoice(root, 'en')).toBeDefined();
  await sweep(root, Date.now());
  expect(await readdir(root)).toHaveLength(4);
  const longAgo = new Date(Date.now() - 2 * 86_400_000);
  for (const name of await readdir(root)) await utimes(join(root, name), longAgo, longAgo);
  await sweep(root, Date.now());
  await staysAlone();
});

test('one download serves several languages, and its files go with the last of them', async () => {
  const root = await newRoot();
  const anyVoice = await newTiny({ metadata: { voice: '', language: 'Any' } });
  const languages: Language[] = ['en', 'de'];
  await addFiles(anyVoice, { voice: { name: 'both', speaker: 0 }, languages }, services(root));
  expect((await readChoice(root, 'de'))?.folder).toBe((await readChoice(root, 'en'))?.folder);
  await removeChoice(root, 'en');
  expect(await readChoice(root, 'de')).toBeDefined();
  await removeChoice(root, 'de');
  expect(await readdir(root)).toEqual([]);
});
