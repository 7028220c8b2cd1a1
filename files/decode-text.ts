/**
 * Bytes as text: UTF-8 or, with its byte order mark, UTF-16; what is no UTF-8 is taken for windows-1252, the encoding of older
 * English and subtitle files. Undefined when the bytes are no text.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const text = decode(bytes);
  return isText(text) ? text : undefined;
}

/** Whether what was decoded can be text; of a picture or an archive it is not. */
export function isText(decoded: string): boolean {
  return !CONTROL_CHARACTERS.test(decoded);
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** No text has these, every picture, archive and document has; tab, line ends and DOS's end of file are text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000e-\u0019\u001c-\u001f]/;
