/** What a content type says is a text to read; undefined for anything else. */
export function kindOf(type: string): 'html' | 'plain' | undefined {
  const name = type.split(';')[0]?.trim().toLowerCase();
  if (name === 'text/html') return 'html';
  return name === 'text/plain' ? 'plain' : undefined;
}

/** A page names its encoding in its beginning (HTML Standard, "prescan a byte stream"). */
const PRESCANNED_BYTES = 1024;

/**
 * The bytes of a page as text, in the encoding that its type names, else a byte order mark, else the page itself, else UTF-8; a half sign at
 * the end, and what is no text, become the sign for that.
 */
export function decodePage(bytes: Uint8Array, type: string, isHtml: boolean): string {
  const named = charsetIn(type) ?? markOf(bytes) ?? (isHtml ? charsetIn(beginningOf(bytes)) : undefined);
  return decoderFor(named).decode(bytes).toWellFormed().replaceAll('\u0000', '\ufffd');
}

function charsetIn(text: string): string | undefined {
  return /charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(text)?.[1];
}

function markOf([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

function beginningOf(bytes: Uint8Array): string {
  const beginning = Buffer.from(bytes.subarray(0, PRESCANNED_BYTES)).toString('latin1');
  return beginning.match(/<meta\b[^<>]*charset[^<>]*>/i)?.[0] ?? '';
}

function decoderFor(name = 'utf-8') {
  try {
    return new TextDecoder(name);
  } catch {
    // An encoding that nobody knows.
    return new TextDecoder();
  }
}
