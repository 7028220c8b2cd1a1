import { FileRefusal } from './refusal.ts';

/** No dictionary has a line of a megabyte; a file without line ends is none. */
const LONGEST_LINE = 1024 * 1024;

type Decoder = InstanceType<typeof TextDecoder>;

/** Made once: entries are decoded by the hundred thousand. */
const UTF8 = new TextDecoder('utf-8', { fatal: true });

/**
 * The lines of a file in UTF-8, or in UTF-16 with its mark.
 *
 * @throws FileRefusal `notText` for other encodings and for files that are no text, `broken` for a line that is too long
 */
export async function* textLines(pieces: AsyncIterable<Uint8Array>, name: string): AsyncGenerator<string> {
  let decoder: Decoder | undefined;
  let rest = '';
  for await (const piece of pieces) {
    decoder ??= decoderFor(piece);
    const lines = (rest + decode(decoder, piece, name)).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST_LINE) throw new FileRefusal('broken', name);
    for (const line of lines) yield withoutReturn(line);
  }
  rest += decode(decoder ?? new TextDecoder(), undefined, name);
  if (rest !== '') yield withoutReturn(rest);
}

/** Text in UTF-8. Throws FileRefusal `notText` for other bytes. */
export function utf8Text(bytes: Uint8Array, name: string): string {
  try {
    return UTF8.decode(bytes);
  } catch {
    throw new FileRefusal('notText', name);
  }
}

function decoderFor([first, second]: Uint8Array): Decoder {
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le', { fatal: true });
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be', { fatal: true });
  return new TextDecoder('utf-8', { fatal: true });
}

function decode(decoder: Decoder, piece: Uint8Array | undefined, name: string): string {
  try {
    const text = piece === undefined ? decoder.decode() : decoder.decode(piece, { stream: true });
    if (!text.includes('\u0000')) return text;
  } catch {
    // Said below, as of what has NUL in it.
  }
  throw new FileRefusal('notText', name);
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}
