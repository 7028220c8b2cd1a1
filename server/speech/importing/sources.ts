import { appendFile, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where a recording comes from, which its licence may ask to be told. */
export type Source = {
  /** The file beside the table: `dog.mp3`. */
  file: string;
  speaker: string;
  licence: string;
  /** The file that it was made from. */
  origin: string;
};

const FILE = 'sources.tsv';
const HEADER = 'file\tspeaker\tlicence\torigin';

/** Writes a source down before its recording is there: none is without. */
export async function addSource(folder: string, source: Source): Promise<void> {
  await appendFile(join(folder, FILE), `${lineOf(source)}\n`);
}

/** Sorts the table, with the last source of each file alone. */
export async function tidySources(folder: string): Promise<void> {
  const lines = (await read(folder)).split('\n').filter(line => line !== '' && line !== HEADER);
  const byFile = new Map(lines.map(line => [line.split('\t', 1)[0] ?? '', line]));
  const sorted = [...byFile].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, line]) => line);
  const unfinished = join(folder, `${FILE}.unfinished`);
  await writeFile(unfinished, `${[HEADER, ...sorted].join('\n')}\n`);
  await rename(unfinished, join(folder, FILE));
}

async function read(folder: string): Promise<string> {
  try {
    return await readFile(join(folder, FILE), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}

const lineOf = ({ file, speaker, licence, origin }: Source) =>
  [file, speaker, licence, origin].map(cell => cell.replaceAll(/\s+/g, ' ').trim()).join('\t');
