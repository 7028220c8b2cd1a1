import type { OpenDatabase } from './anki/database.ts';
import { LARGEST_PACKAGE_BYTES, readPackage } from './anki/read-package.ts';
import { looksLikeHeader, type Pair } from './columns.ts';
import { readCsv } from './csv/read-csv.ts';
import type { FileResult, OnProgress } from './deck.ts';

export type WordFile = Blob & { name: string };

type Means = { pair: Pair; loadSqlite: () => Promise<OpenDatabase>; onProgress: OnProgress };

/** The tables of a file of words, which is told by its content: a zip archive is an Anki package, anything else CSV. */
export async function readFile(file: WordFile, { pair, loadSqlite, onProgress }: Means): Promise<FileResult> {
  if (file.size > LARGEST_PACKAGE_BYTES) return { problem: 'tooLarge' };
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    // A folder, or a file that has gone since it was chosen.
    return { problem: 'unreadable' };
  }
  onProgress(0.1);
  if (isZip(bytes)) return readPackage(bytes, await loadSqlite(), onProgress);
  const isHeader = (cells: readonly string[]) => looksLikeHeader(cells, pair);
  return readCsv(bytes, { name: file.name, isHeader });
}

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}
