import { type ByteRange, cutRanges } from '../cut-ranges.ts';
import { FileRefusal } from '../refusal.ts';
import type { SourceFile } from '../source-file.ts';
import { textLines, utf8Text } from '../text-lines.ts';
import { LARGEST_UNPACKED, unpackedPieces } from '../unpack.ts';
import type { DictionaryEntry, OpenedDictionary } from './entry.ts';
import { freedictEntry } from './freedict-entry.ts';
import { languagesNamedIn } from './language-codes.ts';
import { addressNamedIn, licenceNamedIn } from './licence.ts';
import { counted } from './progress.ts';

/** Words that lead to one place of the text. */
export type NamedRange = ByteRange & { forms: string[] };

/** Spellings of one entry that are looked at: far more than are kept. */
export const MOST_SPELLINGS = 100;
/** Far more than any dictionary has. */
const MOST_LINES = 4_000_000;
/** What a dictionary says of itself stands at its beginning. */
const ABOUT_BYTES = 1024 * 1024;
const ABOUT = /^00-?database-?/;

/**
 * Opens a dictionary of the DICT protocol: an index of lines `word, offset, length`, both in base 64, and the text, which may be packed.
 *
 * @throws FileRefusal as `textLines` and `cutRanges` do, `nothingInIt` for an index without words
 */
export async function openDictd(index: SourceFile, text: SourceFile): Promise<OpenedDictionary> {
  const { words, about } = await readIndex(index);
  if (words.length === 0) throw new FileRefusal('nothingInIt', index.name);
  const said = await readAbout(text, about);
  const name = index.name.replace(/\.index$/i, '');
  const title = titleOf(said) || name;
  const { pieces, share } = counted(text);
  return {
    about: {
      format: 'dictd',
      title,
      licence: licenceNamedIn(said),
      source: addressNamedIn(said),
      ...languagesNamedIn(/[a-z]{3}-[a-z]{3}$/.exec(name)?.[0] ?? title),
    },
    share,
    entries: () => entriesOf(unpackedPieces(pieces), words, text.name),
  };
}

async function* entriesOf(
  pieces: AsyncIterable<Uint8Array>,
  words: readonly NamedRange[],
  name: string,
): AsyncGenerator<DictionaryEntry> {
  for await (const { range, bytes } of cutRanges(pieces, words, { name, most: LARGEST_UNPACKED }))
    yield freedictEntry(range.forms, utf8Text(bytes, name));
}

async function readIndex(index: SourceFile): Promise<{ words: NamedRange[]; about: NamedRange[] }> {
  const [words, about]: [NamedRange[], NamedRange[]] = [[], []];
  let lines = 0;
  for await (const line of textLines(unpackedPieces(index), index.name)) {
    if (line === '') continue;
    const [word = '', offset, length, original] = line.split('\t');
    const range = { offset: base64Number(offset), length: base64Number(length) };
    if (range.offset === undefined || range.length === undefined) throw new FileRefusal('broken', index.name);
    lines += 1;
    if (lines > MOST_LINES) throw new FileRefusal('tooLarge', index.name);
    const named = { offset: range.offset, length: range.length, forms: [original || word] };
    if (ABOUT.test(word)) about.push(named);
    else if (word.trim() !== '') words.push(named);
  }
  return { words: joinAlike(words), about: joinAlike(about) };
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Undefined for what is no number below 2^48. */
function base64Number(digits: string | undefined): number | undefined {
  if (digits === undefined || !/^[A-Za-z0-9+/]{1,8}$/.test(digits)) return undefined;
  return [...digits].reduce((number, digit) => number * 64 + DIGITS.indexOf(digit), 0);
}

/** By their places; words that lead to the same one come together, in the order of the index. */
export function joinAlike(ranges: NamedRange[]): NamedRange[] {
  const joined: NamedRange[] = [];
  for (const range of ranges.sort((one, other) => one.offset - other.offset || one.length - other.length)) {
    const last = joined.at(-1);
    if (last?.offset === range.offset && last.length === range.length)
      last.forms.push(...range.forms.slice(0, MOST_SPELLINGS - last.forms.length));
    else joined.push(range);
  }
  return joined;
}

async function readAbout(text: SourceFile, about: readonly NamedRange[]): Promise<string> {
  const early = about.filter(({ offset, length }) => offset + length < ABOUT_BYTES);
  const said: string[] = [];
  const options = { name: text.name, most: ABOUT_BYTES };
  for await (const { bytes } of cutRanges(unpackedPieces(text), early, options))
    said.push(new TextDecoder().decode(bytes));
  return said.join('\n');
}

/** "00-database-info" and the like are names of the entries, and stand in them. */
function titleOf(said: string): string {
  const lines = said.split('\n').map(line => line.trim());
  return lines.find(line => line !== '' && !ABOUT.test(line) && !/^(utf-?8|Maintainer:)/i.test(line)) ?? '';
}
