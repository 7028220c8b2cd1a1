import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openRecordings } from './recordings.ts';

const folder = await mkdtemp(join(tmpdir(), 'slova-recordings-'));
afterAll(() => rm(folder, { recursive: true }));
await mkdir(join(folder, 'de'));
await mkdir(join(folder, 'xx'));
await writeFile(join(folder, 'de', 'fox.mp3'), 'a fox');
await writeFile(join(folder, 'de', 'notes.txt'), 'not a recording');
await writeFile(join(folder, 'secret.mp3'), 'outside of the languages');

test('a recording is found by its language and key', async () => {
  const recordings = openRecordings(folder);
  expect(String(await recordings.find('de', 'fox'))).toBe('a fox');
  expect(await recordings.find('de', 'dog')).toBeUndefined();
  expect(await recordings.find('fr', 'fox')).toBeUndefined();
  expect(recordings.keys('de')).toEqual(['fox']);
});

test('a key never leads out of its folder', async () => {
  expect(await openRecordings(folder).find('de', '../secret')).toBeUndefined();
});

test('where there is no folder nothing is recorded', async () => {
  const recordings = openRecordings(join(folder, 'none'));
  expect(recordings.keys('de')).toEqual([]);
  expect(await recordings.find('de', 'fox')).toBeUndefined();
});
