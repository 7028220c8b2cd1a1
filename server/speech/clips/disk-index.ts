import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The content of the folder of clips: sizes in bytes and times of last use by path, and the sum of the sizes. */
export type DiskIndex = { entries: Map<string, { size: number; usedAt: number }>; total: number };

export const UNFINISHED_ENDING = '.part';

// Enough to keep the disk busy, few enough to leave threads for the requests meanwhile.
const STATS_AT_ONCE = 2;

/** Reads the folder once, in the background; what a crash left unfinished is removed. */
export async function readDiskIndex(folder: string): Promise<DiskIndex> {
  const index: DiskIndex = { entries: new Map(), total: 0 };
  const paths = await listFiles(folder);
  const readNext = async () => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) await readEntry(index, path);
  };
  await Promise.all(Array.from({ length: STATS_AT_ONCE }, readNext));
  return index;
}

async function listFiles(folder: string): Promise<string[]> {
  try {
    const found = await readdir(folder, { recursive: true, withFileTypes: true });
    return found.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

async function readEntry(index: DiskIndex, path: string): Promise<void> {
  if (path.endsWith(UNFINISHED_ENDING)) return rm(path, { force: true });
  const found = await stat(path).catch(() => undefined);
  if (found !== undefined) addToIndex(index, path, { size: found.size, usedAt: found.mtimeMs });
}

export function addToIndex(index: DiskIndex, path: string, entry: { size: number; usedAt: number }): void {
  removeFromIndex(index, path);
  index.entries.set(path, entry);
  index.total += entry.size;
}

function removeFromIndex(index: DiskIndex, path: string): void {
  index.total -= index.entries.get(path)?.size ?? 0;
  index.entries.delete(path);
}

// Making room for many clips at once is cheaper than for each.
const SHARE_KEPT = 0.9;

/** Removes the files unused for longest when the folder holds more than `limitBytes`. */
export async function makeRoom(index: DiskIndex, limitBytes: number): Promise<void> {
  if (index.total <= limitBytes) return;
  const oldestFirst = [...index.entries].sort(([, one], [, other]) => one.usedAt - other.usedAt);
  for (const [path] of oldestFirst) {
    if (index.total <= limitBytes * SHARE_KEPT) return;
    removeFromIndex(index, path);
    await rm(path, { force: true });
  }
}
