import { fieldText } from '#contract/field-text.ts';
import { decodeText, isText } from '#files/decode-text.ts';
import { guessSeparator, readSeparated, type Separator } from '#files/separated.ts';
import { unguarded } from '#web/platform/files/write-csv.ts';
import type { FileResult } from '../deck/deck.ts';

/** 10,000 cards with long sentences are about 5 MB. */
export const LARGEST_CSV_BYTES = 20 * 1024 * 1024;

/** A table as wide as this is no list of words. */
const MOST_COLUMNS = 60;

/**
 * The rows of a CSV file, of any separator and encoding. The first row counts as the names of the columns when `isHeader` says so.
 * Understands the lines by which Anki's text exports describe themselves (#separator:tab, #html:true, #columns:...).
 */
export function readCsv(
  bytes: Uint8Array,
  { name, isHeader }: { name: string; isHeader: (cells: readonly string[]) => boolean },
): FileResult {
  if (bytes.length > LARGEST_CSV_BYTES) return { problem: 'tooLarge' };
  const text = decodeTable(bytes);
  if (text === undefined) return { problem: 'notText' };
  const { settings, rest } = readSettings(text);
  const separator = settings.separator ?? guessSeparator(rest);
  const toText = settings.isHtml ? fieldText : unguarded;
  const rows = readSeparated(rest, separator).map(cells => cells.slice(0, MOST_COLUMNS).map(toText));
  const [first] = rows;
  if (first === undefined) return { problem: 'noNotes' };
  const header = settings.columns?.split(separator) ?? (isHeader(first) ? first : null);
  const body = header === first ? rows.slice(1) : rows;
  if (body.length === 0) return { problem: 'noNotes' };
  return { tables: [{ name, header, rows: body.map(cells => ({ cells })) }] };
}

type Settings = { separator?: Separator; isHtml: boolean; columns?: string };

const SEPARATOR_NAMES: Record<string, Separator> = {
  tab: '\t',
  comma: ',',
  semicolon: ';',
  pipe: '|',
  '\t': '\t',
  ',': ',',
  ';': ';',
  '|': '|',
};

/** The lines "#name:value" at the top of Anki's text exports. */
function readSettings(text: string): { settings: Settings; rest: string } {
  const settings: Settings = { isHtml: false };
  let rest = text;
  for (;;) {
    const line = /^#([a-z ]+):(.*)(?:\r?\n|$)/.exec(rest);
    if (line === null) return { settings, rest };
    const [whole, key, value = ''] = line;
    const separator = SEPARATOR_NAMES[value.trim().toLowerCase() || value];
    if (key === 'separator' && separator !== undefined) settings.separator = separator;
    if (key === 'html') settings.isHtml = value.trim() === 'true';
    if (key === 'columns') settings.columns = value;
    rest = rest.slice(whole.length);
  }
}

/** The bytes of a table as text: as of any text file, and UTF-16 without a mark too. Undefined when the bytes are no text. */
function decodeTable(bytes: Uint8Array): string | undefined {
  return decodeText(bytes) ?? decodeUnmarked(bytes);
}

function decodeUnmarked(bytes: Uint8Array): string | undefined {
  const encoding = encodingOf(bytes);
  if (encoding === undefined) return undefined;
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return isText(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Enough to see which bytes are zero. */
const LOOKED_AT = 4096;

/** UTF-16 by its zeros: spaces, commas, tabs and line ends have one, even in a Chinese text. */
function encodingOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const zeros = [0, 0];
  for (const [index, byte] of bytes.subarray(0, LOOKED_AT).entries()) {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros;
  if (even === odd || bytes.length % 2 === 1) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}
