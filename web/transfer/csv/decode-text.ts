/**
 * The bytes of a file as text: UTF-8 or UTF-16, with or without a byte order mark; what is neither is taken for windows-1252, which
 * older spreadsheets write. Undefined when the bytes are no text.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const encoding = encodingOf(bytes);
  try {
    const text = new TextDecoder(encoding ?? 'utf-8', { fatal: true }).decode(bytes);
    return CONTROL_CHARACTERS.test(text) ? undefined : text;
  } catch {
    if (encoding !== undefined) return undefined;
  }
  const text = new TextDecoder('windows-1252').decode(bytes);
  return CONTROL_CHARACTERS.test(text) ? undefined : text;
}

/** Enough to see which bytes are zero. */
const LOOKED_AT = 4096;

/** UTF-16 by its mark, or by its zeros: spaces, commas, tabs and line ends have one, even in a Chinese text. */
function encodingOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  for (const [index, byte] of bytes.subarray(0, LOOKED_AT).entries()) {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros;
  if (even === odd || bytes.length % 2 === 1) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** No text has these; tab, line ends, and the separators of old data formats are text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000e-\u0019\u001c-\u001f]/;
