import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ClipStore } from './clip-store.ts';
import { addToIndex, type DiskIndex, makeRoom, readDiskIndex, UNFINISHED_ENDING } from './disk-index.ts';

const DIGEST_BYTES = 16;
// A file's time is written at most once a day: reading must not cost a write each time.
const TOUCH_EVERY_MS = 24 * 60 * 60 * 1000;

/**
 * Clips as files of a folder, at most `limitBytes` in all: the ones unused for longest are removed.
 * A file ends with a digest of the clip, so a half-written or damaged one is not found instead of being played.
 */
export function diskStore(folder: string, limitBytes: number): ClipStore {
  let reading: Promise<DiskIndex> | undefined;

  function openIndex(): Promise<DiskIndex> {
    reading ??= readDiskIndex(folder).catch(error => {
      reading = undefined;
      throw error;
    });
    return reading;
  }

  return {
    async get(key) {
      const path = pathOf(folder, key);
      const sealed = await readFile(path).catch(ifMissing);
      const bytes = sealed && unseal(sealed);
      // Not awaited: reading a big folder for the first time takes seconds, and a clip needs nothing of it.
      if (bytes !== undefined) openIndex().then(index => touch(index, path), ignoreUntilNextWrite);
      return bytes;
    },
    async put(key, bytes) {
      const path = pathOf(folder, key);
      const sealed = seal(bytes);
      await writeWhole(path, sealed);
      const index = await openIndex();
      addToIndex(index, path, { size: sealed.length, usedAt: Date.now() });
      await makeRoom(index, limitBytes);
    },
  };
}

// Two letters of the key spread the files over 256 folders.
const pathOf = (folder: string, key: string) => join(folder, key.slice(0, 2), `${key}.mp3`);

function ifMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest().subarray(0, DIGEST_BYTES);

const seal = (bytes: Uint8Array) => Buffer.concat([bytes, digest(bytes)]);

function unseal(sealed: Buffer): Uint8Array | undefined {
  const end = sealed.length - DIGEST_BYTES;
  if (end <= 0) return undefined;
  const bytes = sealed.subarray(0, end);
  return digest(bytes).equals(sealed.subarray(end)) ? bytes : undefined;
}

// A rename is all or nothing: readers never see half a file.
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${path}.${randomUUID()}${UNFINISHED_ENDING}`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(unfinished, bytes);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function touch(index: DiskIndex, path: string): Promise<void> {
  const entry = index.entries.get(path);
  const now = Date.now();
  if (entry === undefined || now - entry.usedAt < TOUCH_EVERY_MS) return;
  entry.usedAt = now;
  await utimes(path, now / 1000, now / 1000).catch(ignoreUntilNextWrite);
}

// The time of last use is a hint; an unwritable folder is reported by the next write.
const ignoreUntilNextWrite = () => undefined;
