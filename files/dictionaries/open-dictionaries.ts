import { FileRefusal } from '../refusal.ts';
import { memoryFile, type SourceFile } from '../source-file.ts';
import { textLines } from '../text-lines.ts';
import { unpackedPieces } from '../unpack.ts';
import { extractZip, isZip, listZip } from '../zip.ts';
import { looksLikeCedict, openCedict } from './cedict.ts';
import { openDictd } from './dictd.ts';
import { type OpenedDictionary, tidy } from './entry.ts';
import { openStarDict } from './stardict.ts';
import { openTable } from './table.ts';
import { isYomitan, openYomitan } from './yomitan.ts';

/** Files that make one dictionary. */
export type FileGroup = { name: string; files: SourceFile[] };

/** What belongs to a dictionary in several files, by how it ends. */
const PART = /\.(ifo|idx|syn|dict|index)(\.(?:gz|dz))?$/i;
/** What an archive of such files may be unpacked to, all together; and how many they are: each part once. */
const LARGEST_INNER = 256 * 1024 * 1024;
const MOST_PARTS = 5;

/** Puts files that were chosen together into dictionaries: those of one name belong together. */
export function groupFiles(files: readonly SourceFile[]): FileGroup[] {
  const groups = new Map<string, FileGroup>();
  for (const file of files) {
    const name = PART.test(file.name) ? file.name.replace(PART, '') : file.name;
    const group = groups.get(name) ?? { name, files: [] };
    group.files.push(file);
    groups.set(name, group);
  }
  return [...groups.values()];
}

/**
 * Opens the dictionary that a group of files is, known by what is in them.
 *
 * @throws FileRefusal that names the file and what is wrong; `missingFile` names the one that is not there
 */
export async function openDictionary(group: FileGroup): Promise<OpenedDictionary> {
  const opened = await openGroup(group);
  const { title, licence, source } = opened.about;
  const about = { title: tidy(title) || group.name, licence: tidy(licence), source: tidy(source) };
  return { ...opened, about: { ...opened.about, ...about } };
}

async function openGroup({ name, files }: FileGroup): Promise<OpenedDictionary> {
  const part = (wanted: string) => files.find(file => PART.exec(file.name)?.[1]?.toLowerCase() === wanted);
  if (files.some(file => PART.test(file.name))) {
    const index = part('index');
    const dict = part('dict');
    if (index !== undefined) {
      if (dict === undefined) throw new FileRefusal('missingFile', `${name}.dict.dz`);
      return openDictd(index, dict);
    }
    const [ifo, idx] = [part('ifo'), part('idx')];
    if (ifo === undefined) throw new FileRefusal('missingFile', `${name}.ifo`);
    if (idx === undefined) throw new FileRefusal('missingFile', `${name}.idx`);
    if (dict === undefined) throw new FileRefusal('missingFile', `${name}.dict`);
    return openStarDict({ ifo, idx, dict, syn: part('syn') });
  }
  const [file] = files;
  if (file === undefined) throw new FileRefusal('unknownFormat', name);
  if (file.size === 0) throw new FileRefusal('nothingInIt', file.name);
  if (await isZip(file)) return openZip(file);
  if (looksLikeCedict(await firstLines(file))) return openCedict(file);
  return openTable(file);
}

/** A Yomitan archive, or the files of another dictionary packed together. */
async function openZip(file: SourceFile): Promise<OpenedDictionary> {
  const entries = await listZip(file);
  if (isYomitan(entries)) return openYomitan(file, entries);
  const parts = entries.filter(({ name }) => PART.test(name));
  const named = parts.map(({ name }) => memoryFile(name.replace(/^.*[/\\]/, ''), new Uint8Array()));
  const [group, ...others] = groupFiles(named);
  // Of an archive with several we could not say which is meant. Looked at before anything is unpacked: each might be a bomb.
  if (group === undefined || others.length > 0 || parts.length > MOST_PARTS)
    throw new FileRefusal('unknownFormat', file.name);
  const files: SourceFile[] = [];
  let left = LARGEST_INNER;
  for (const [place, entry] of parts.entries()) {
    const bytes = await extractZip(file, entry, left);
    left -= bytes.length;
    files.push(memoryFile(named[place]?.name ?? '', bytes));
  }
  return openGroup({ name: group.name, files });
}

const LOOKED_AT = 60;

/** The first lines of a file; none of what is not UTF-8. */
async function firstLines(file: SourceFile): Promise<string[]> {
  const lines: string[] = [];
  try {
    for await (const line of textLines(unpackedPieces(file), file.name)) {
      lines.push(line);
      if (lines.length === LOOKED_AT) break;
    }
  } catch (error) {
    if (error instanceof FileRefusal && error.problem === 'notText') return [];
    throw error;
  }
  return lines;
}
