import { decodeText, isText } from '#web/platform/files/text-file.ts';

/** The bytes of a table as text: as of any text file, and UTF-16 without a mark too. Undefined when the bytes are no text. */
export function decodeTable(bytes: Uint8Array): string | undefined {
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
