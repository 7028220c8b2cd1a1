import { isSqlite, type OpenDatabase } from './anki/database.ts';
import { LARGEST_PACKAGE_BYTES, readPackage } from './anki/read-package.ts';
import { readCsv } from './csv/read-csv.ts';
import { looksLikeHeader, type Pair } from './deck/columns.ts';
import type { FileResult, OnProgress } from './deck/deck.ts';
import { readVocabulary } from './kindle/read-vocabulary.ts';

export type WordFile = Blob & { name: string };

type Means = { pair: Pair; loadSqlite: () => Promise<OpenDatabase>; onProgress: OnProgress };

const PACKAGE_NAME = /\.(apkg|colpkg)$/i;

/**
 * The tables of a file of words, known by its content: a zip archive is an Anki package, a database that of a Kindle, anything
 * else CSV. What is called a package and is none was cut off or damaged on its way.
 */
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
  const isCalledPackage = PACKAGE_NAME.test(file.name);
  if (isZip(bytes)) {
    const result = await readPackage(bytes, await loadSqlite(), onProgress);
    return isCalledPackage && isDamage(result) ? { problem: 'brokenPackage' } : result;
  }
  if (isSqlite(bytes)) return readVocabulary(bytes, await loadSqlite(), pair);
  // A table of its bytes would only look like words that went wrong.
  if (isCalledPackage) return { problem: 'brokenPackage' };
  const isHeader = (cells: readonly string[]) => looksLikeHeader(cells, pair);
  return readCsv(bytes, { name: file.name, isHeader });
}

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}

function isDamage(result: FileResult): boolean {
  return 'problem' in result && (result.problem === 'broken' || result.problem === 'notPackage');
}
