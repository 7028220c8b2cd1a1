import { mkdtemp, readdir, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { diskStore } from './disk-store.ts';

const root = await mkdtemp(join(tmpdir(), 'slova-clips-'));
afterAll(() => rm(root, { recursive: true }));

const MEGABYTE = 1024 * 1024;
const keyOf = (number: number) => `${String(number).padStart(2, '0')}${'0'.repeat(62)}`;
const pathOf = (folder: string, key: string) => join(folder, key.slice(0, 2), `${key}.mp3`);
const clip = (length: number) => new Uint8Array(length).fill(7);

async function keptKeys(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return files
    .filter(file => file.endsWith('.mp3'))
    .map(file => file.slice(0, 2))
    .sort();
}

test('what is put is found by a later store too, and nothing else', async () => {
  const folder = join(root, 'kept');
  await diskStore(folder, MEGABYTE).put(keyOf(1), clip(1_000));
  const later = diskStore(folder, MEGABYTE);
  expect(await later.get(keyOf(1))).toEqual(Buffer.from(clip(1_000)));
  expect(await later.get(keyOf(2))).toBeUndefined();
});

test('a half-written, empty or altered file is not found, and is mended by the next put', async () => {
  const folder = join(root, 'damaged');
  const store = diskStore(folder, MEGABYTE);
  const damages = [
    (path: string) => truncate(path, 500),
    (path: string) => truncate(path, 0),
    async (path: string) => writeFile(path, (await readFile(path)).fill(0, 10, 20)),
  ];
  for (const damage of damages) {
    await store.put(keyOf(1), clip(1_000));
    await damage(pathOf(folder, keyOf(1)));
    expect(await store.get(keyOf(1))).toBeUndefined();
  }
  await store.put(keyOf(1), clip(1_000));
  expect(await store.get(keyOf(1))).toHaveLength(1_000);
});

test('the folder stays below its limit: the clips unused for longest go', async () => {
  const folder = join(root, 'bounded');
  const first = diskStore(folder, MEGABYTE);
  for (let number = 0; number < 10; number += 1) {
    await first.put(keyOf(number), clip(1_000));
    const day = new Date(2026, 0, number + 1);
    await utimes(pathOf(folder, keyOf(number)), day, day);
  }
  const store = diskStore(folder, 8_000);
  await store.get(keyOf(0));
  await touched(pathOf(folder, keyOf(0)));
  await store.put(keyOf(10), clip(1_000));
  expect(await keptKeys(folder)).toEqual(['00', '05', '06', '07', '08', '09', '10']);
});

// The time of a read clip is written in the background.
async function touched(path: string): Promise<void> {
  await expect.poll(async () => (await stat(path)).mtimeMs).toBeGreaterThan(Date.now() - 60_000);
}

test('what a crash left unfinished is removed', async () => {
  const folder = join(root, 'crashed');
  await diskStore(folder, MEGABYTE).put(keyOf(1), clip(10));
  await writeFile(`${pathOf(folder, keyOf(2)).replace('02', '01')}.part`, 'half');
  await diskStore(folder, MEGABYTE).put(keyOf(3), clip(10));
  expect((await readdir(folder, { recursive: true })).filter(file => file.endsWith('.part'))).toEqual([]);
});

test('a folder that cannot be written rejects the put and leaves nothing behind', async () => {
  const folder = join(root, 'a file, no folder');
  await writeFile(folder, '');
  await expect(diskStore(folder, MEGABYTE).put(keyOf(1), clip(10))).rejects.toThrow();
});
