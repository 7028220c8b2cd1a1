/** Our own bound, the specification names none: longer than any book, and still counted within seconds. */
export const LARGEST_FILE_MB = 20;

export type FileProblem = 'tooLarge' | 'notText' | 'unreadable';

/** The text of a file, or what is wrong with it. */
export async function readTextFile(file: Blob): Promise<{ text: string } | { problem: FileProblem }> {
  if (file.size > LARGEST_FILE_MB * 1024 * 1024) return { problem: 'tooLarge' };
  try {
    const text = decodeText(new Uint8Array(await file.arrayBuffer()));
    return text === undefined ? { problem: 'notText' } : { text };
  } catch {
    // A folder, or a file that has gone since it was chosen.
    return { problem: 'unreadable' };
  }
}

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

/** Paragraphs with an empty line between them. Lines that were broken at their ends are joined, where empty lines part the paragraphs. */
export function inParagraphs(text: string): string {
  const clean = text.toWellFormed().normalize('NFC').replace(/\r\n?/g, '\n').replace(NOT_TEXT, ' ');
  const blocks = clean.split(/\n[ \t]*\n\s*/).map(block => block.trim());
  // Without empty lines every line is a paragraph.
  const paragraphs = blocks.length > 2 ? blocks : clean.split('\n');
  return paragraphs
    .map(paragraph => paragraph.replace(/\s+/g, ' ').trim())
    .filter(paragraph => paragraph !== '')
    .join('\n\n');
}

/** NUL and its like, and marks that turn the direction of all that follows. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const NOT_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u202a-\u202e\u2066-\u2069\ufeff]/g;
