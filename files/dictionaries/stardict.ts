import { cutRanges } from '../cut-ranges.ts';
import { htmlText } from '../html-text.ts';
import { FileRefusal } from '../refusal.ts';
import { gather, type SourceFile } from '../source-file.ts';
import { utf8Text } from '../text-lines.ts';
import { LARGEST_UNPACKED, unpackedPieces } from '../unpack.ts';
import { joinAlike, MOST_SPELLINGS, type NamedRange } from './dictd.ts';
import type { DictionaryEntry, OpenedDictionary } from './entry.ts';
import { languagesNamedIn } from './language-codes.ts';
import { addressNamedIn, licenceNamedIn } from './licence.ts';
import { plainSenses } from './plain-senses.ts';
import { counted } from './progress.ts';

export type StarDictFiles = {
  ifo: SourceFile;
  idx: SourceFile;
  dict: SourceFile;
  syn?: SourceFile | undefined;
};

const LARGEST_INFO = 1024 * 1024;
const LARGEST_INDEX = 256 * 1024 * 1024;
/** Types of data that are sound, pictures and lists of files. */
const NO_TEXT = 'rWP';

/**
 * Opens a StarDict dictionary, version 2.4.2 or 3.0.0: what it says of itself, its index, its text, and other spellings of its words.
 *
 * @throws FileRefusal `unknownFormat` for another file under its name, `broken` for an index that ends within a word or names no place
 */
export async function openStarDict({ ifo, idx, dict, syn }: StarDictFiles): Promise<OpenedDictionary> {
  const info = await readInfo(ifo);
  const isLong = info.get('idxoffsetbits') === '64';
  const ranges = rangesIn(await gather(unpackedPieces(idx), LARGEST_INDEX, idx.name), isLong, idx.name);
  if (ranges.length === 0) throw new FileRefusal('nothingInIt', idx.name);
  if (syn !== undefined)
    addSpellings(await gather(unpackedPieces(syn), LARGEST_INDEX, syn.name), ranges, syn.name);
  const said = [...info.values()].join(' ');
  const title = info.get('bookname') || ifo.name.replace(/\.ifo$/i, '');
  const { pieces, share } = counted(dict);
  const words = joinAlike(ranges);
  return {
    about: {
      format: 'stardict',
      title,
      licence: licenceNamedIn(said),
      source: info.get('website') || addressNamedIn(said),
      ...languagesNamedIn(title),
    },
    share,
    entries: () => entriesOf(unpackedPieces(pieces), words, info.get('sametypesequence') ?? '', dict.name),
  };
}

async function* entriesOf(
  pieces: AsyncIterable<Uint8Array>,
  words: readonly NamedRange[],
  types: string,
  name: string,
): AsyncGenerator<DictionaryEntry> {
  for await (const { range, bytes } of cutRanges(pieces, words, { name, most: LARGEST_UNPACKED })) {
    const entry: DictionaryEntry = {
      ...{ forms: range.forms, head: range.forms[0] ?? '' },
      ...{ reading: '', kind: '', senses: [] },
    };
    for (const { type, data } of fieldsIn(bytes, types, name)) addField(entry, type, utf8Text(data, name));
    yield entry;
  }
}

function addField(entry: DictionaryEntry, type: string, text: string): void {
  if (type === 't' || type === 'y') {
    entry.reading ||= text;
    return;
  }
  const isMarkup = 'hgxkw'.includes(type);
  const { before, senses } = plainSenses(isMarkup ? htmlText(text) : text);
  entry.kind ||= before;
  entry.senses.push(...senses);
}

async function readInfo(ifo: SourceFile): Promise<Map<string, string>> {
  const text = utf8Text(await gather(unpackedPieces(ifo), LARGEST_INFO, ifo.name), ifo.name).replace(
    /^\ufeff/,
    '',
  );
  if (!text.startsWith("StarDict's dict ifo file")) throw new FileRefusal('unknownFormat', ifo.name);
  const lines = text.split(/\r?\n/).map(line => /^(\w+)\s*=\s*(.*)$/.exec(line));
  return new Map(lines.flatMap(line => (line === null ? [] : [[line[1] ?? '', line[2]?.trim() ?? '']])));
}

/** The words of an index: each ends with NUL, and its place follows as two numbers. */
function rangesIn(index: Uint8Array, isLong: boolean, name: string): NamedRange[] {
  const view = new DataView(index.buffer, index.byteOffset, index.byteLength);
  const ranges: NamedRange[] = [];
  const numbers = isLong ? 12 : 8;
  for (let at = 0; at < index.length; ) {
    const end = index.indexOf(0, at);
    if (end === -1 || end + 1 + numbers > index.length) throw new FileRefusal('broken', name);
    const offset = isLong ? Number(view.getBigUint64(end + 1)) : view.getUint32(end + 1);
    const length = view.getUint32(end + numbers - 3);
    ranges.push({ forms: [utf8Text(index.subarray(at, end), name)], offset, length });
    at = end + 1 + numbers;
  }
  return ranges;
}

/** Other spellings: each ends with NUL, and the number of its word in the index follows. */
function addSpellings(spellings: Uint8Array, ranges: readonly NamedRange[], name: string): void {
  const view = new DataView(spellings.buffer, spellings.byteOffset, spellings.byteLength);
  for (let at = 0; at < spellings.length; ) {
    const end = spellings.indexOf(0, at);
    if (end === -1 || end + 5 > spellings.length) throw new FileRefusal('broken', name);
    const range = ranges[view.getUint32(end + 1)];
    if (range === undefined) throw new FileRefusal('broken', name);
    if (range.forms.length < MOST_SPELLINGS) range.forms.push(utf8Text(spellings.subarray(at, end), name));
    at = end + 5;
  }
}

type Field = { type: string; data: Uint8Array };

/** The fields of an entry: of types that all have, or with a letter before each that names it. Small ones end with NUL, others tell their size. */
function* fieldsIn(bytes: Uint8Array, types: string, name: string): Generator<Field> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  for (let place = 0; types === '' ? at < bytes.length : place < types.length; place += 1) {
    const type = types === '' ? String.fromCharCode(bytes[at++] ?? 0) : (types[place] ?? '');
    // The last of known types fills what is left.
    const isRest = types !== '' && place === types.length - 1;
    const isSized = type !== type.toLowerCase();
    if (isSized && !isRest && at + 4 > bytes.length) throw new FileRefusal('broken', name);
    const end = isRest ? bytes.length : isSized ? at + 4 + view.getUint32(at) : endOfText(bytes, at);
    if (end > bytes.length) throw new FileRefusal('broken', name);
    const data = bytes.subarray(isSized && !isRest ? at + 4 : at, end);
    if (!NO_TEXT.includes(type)) yield { type, data: data.at(-1) === 0 ? data.subarray(0, -1) : data };
    at = isSized || isRest ? end : end + 1;
  }
}

function endOfText(bytes: Uint8Array, at: number): number {
  const end = bytes.indexOf(0, at);
  return end === -1 ? bytes.length : end;
}
