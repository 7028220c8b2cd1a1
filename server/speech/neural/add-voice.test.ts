import { createHash } from 'node:crypto';
import { readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Language } from '#languages/index.ts';
import { addFiles, fetchVoice } from './add-voice.ts';
import { newFolder, newTiny, sha256, startAdding, withEarlierVoice } from './testing-adding.ts';
import { packVoice, TINY_ARCHIVE } from './testing-archive.ts';
import { installTinyVoice } from './testing-install.ts';
import { PIPER_SIGNS } from './testing-model.ts';
import { makeDownloads, makeStaging, readChoice, removeChoice, sweep } from './voice-folder.ts';

const { server, said, offer, services } = await startAdding();

test('a voice is fetched, verified, tried, and speaks', async () => {
  const root = await newFolder();
  const offered = offer(await packVoice(await newTiny()), { licence: 'CC0' });
  await fetchVoice(offered, ['en'], services(root));
  expect(await readChoice(root, 'en')).toMatchObject({ name: 'tiny', input: 'phonemes', licence: 'CC0' });
  expect(said).toContain('Its length and its sha256 are right.');
  expect((await readdir(root)).filter(name => name.startsWith('.staging'))).toEqual([]);
  expect(await readdir(join(root, '.downloads'))).toEqual([]);
});

test('an archive packed by bzip2 is a voice too, and its other files stay in it', async () => {
  const root = await newFolder();
  const file = join(root, 'tiny.tar.bz2');
  await writeFile(file, TINY_ARCHIVE);
  await addFiles(file, { voice: { name: 'by-hand', speaker: 0 }, languages: ['en'] }, services(root));
  const { folder = '' } = (await readChoice(root, 'en')) ?? {};
  expect((await readdir(folder)).sort()).toEqual(['model.onnx', 'tokens.txt', 'voice.json']);
});

test('a folder as Piper publishes it is a voice', async () => {
  const [root, folder] = [await newFolder(), await newTiny({ metadata: { sample_rate: 22_050 } })];
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
    await fetchVoice(offer(bytes, { checksum }), ['en'], services(await newFolder()));
    expect(said).toContain(`Its length and its ${name === 'piper' ? 'md5' : 'sha256'} are right.`);
  }
  const checksum = `${server.url}/nowhere`;
  await fetchVoice(offer(bytes, { checksum }), ['en'], services(await newFolder()));
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
  const root = await newFolder();
  const offered = offer(await packVoice(await newTiny({ metadata: { a: 1 } })), {}, 1_000);
  await expect(fetchVoice(offered, ['en'], services(root))).rejects.toThrow(/cut off/);
  const newer = await packVoice(await newTiny({ metadata: { a: 2 } }));
  server.put(new URL(offered.address).pathname, { bytes: newer });
  await fetchVoice({ ...offered, checksum: sha256(newer) }, ['en'], services(root));
  expect(await readChoice(root, 'en')).toBeDefined();
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
  const root = await newFolder();
  const anyVoice = await newTiny({ metadata: { voice: '', language: 'Any' } });
  const languages: Language[] = ['en', 'de'];
  await addFiles(anyVoice, { voice: { name: 'both', speaker: 0 }, languages }, services(root));
  expect((await readChoice(root, 'de'))?.folder).toBe((await readChoice(root, 'en'))?.folder);
  await removeChoice(root, 'en');
  expect(await readChoice(root, 'de')).toBeDefined();
  await removeChoice(root, 'de');
  expect(await readdir(root)).toEqual([]);
});
