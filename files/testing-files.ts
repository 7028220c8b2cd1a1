import { gzipSync, type Zippable, zipSync } from 'fflate';
import { memoryFile, type SourceFile } from './source-file.ts';

const encode = (text: string) => new TextEncoder().encode(text);

export function textFile(name: string, text: string): SourceFile {
  return memoryFile(name, encode(text));
}

export function zipFile(name: string, files: Record<string, string | Uint8Array>): SourceFile {
  const zippable: Zippable = Object.fromEntries(
    Object.entries(files).map(([path, content]) => [
      path,
      typeof content === 'string' ? encode(content) : content,
    ]),
  );
  return memoryFile(name, zipSync(zippable));
}

/** Gzip as dictzip writes it: the header says where in the packed bytes each piece begins. */
export function dictzip(bytes: Uint8Array): Uint8Array {
  const plain = gzipSync(bytes);
  const extra = Uint8Array.of(
    0x52,
    0x41,
    8,
    0,
    1,
    0,
    0xff,
    0xff,
    1,
    0,
    plain.length & 255,
    plain.length >> 8,
  );
  const packed = new Uint8Array(plain.length + 2 + extra.length);
  packed.set(plain.subarray(0, 10));
  packed[3] = 4;
  packed.set([extra.length, 0], 10);
  packed.set(extra, 12);
  packed.set(plain.subarray(10), 12 + extra.length);
  return packed;
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

export function base64Number(number: number): string {
  const higher = Math.floor(number / 64);
  return (higher > 0 ? base64Number(higher) : '') + DIGITS[number % 64];
}

export type WrittenEntry = { words: string[]; text: string };

/** A dictionary of the DICT protocol: its index, and its text packed by dictzip. */
export function dictdFiles(name: string, entries: readonly WrittenEntry[]): [SourceFile, SourceFile] {
  const lines: string[] = [];
  let at = 0;
  for (const { words, text } of entries) {
    const { length } = encode(text);
    for (const word of words) lines.push(`${word}\t${base64Number(at)}\t${base64Number(length)}`);
    at += length;
  }
  const whole = encode(entries.map(({ text }) => text).join(''));
  return [
    textFile(`${name}.index`, `${lines.sort().join('\n')}\n`),
    memoryFile(`${name}.dict.dz`, dictzip(whole)),
  ];
}

type StarDictParts = { ifo: SourceFile; idx: SourceFile; dict: SourceFile; syn: SourceFile };

/** A StarDict dictionary: words with the bytes of their fields, and other spellings with the number of their word. */
export function starDictFiles(
  name: string,
  {
    words,
    spellings = [],
    types = 'm',
  }: { words: [string, string | Uint8Array][]; spellings?: [string, number][]; types?: string },
): StarDictParts {
  const info = [
    "StarDict's dict ifo file",
    'version=2.4.2',
    `wordcount=${words.length}`,
    'bookname=German - English',
    ...(types === '' ? [] : [`sametypesequence=${types}`]),
    'description=Licence: CC BY-SA 4.0',
    'website=https://example.org/',
  ].join('\n');
  const index: Uint8Array[] = [];
  const data: Uint8Array[] = [];
  let at = 0;
  for (const [word, content] of words) {
    const bytes = typeof content === 'string' ? encode(content) : content;
    index.push(encode(`${word}\u0000`), bigEndian(at), bigEndian(bytes.length));
    data.push(bytes);
    at += bytes.length;
  }
  const others = spellings.flatMap(([word, number]) => [encode(`${word}\u0000`), bigEndian(number)]);
  return {
    ifo: textFile(`${name}.ifo`, info),
    idx: memoryFile(`${name}.idx`, joined(index)),
    dict: memoryFile(`${name}.dict`, joined(data)),
    syn: memoryFile(`${name}.syn`, joined(others)),
  };
}

export function bigEndian(number: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, number);
  return bytes;
}

export function joined(pieces: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(pieces.flatMap(piece => [...piece]));
}
