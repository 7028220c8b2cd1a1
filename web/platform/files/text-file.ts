import { decodeText } from '#files/decode-text.ts';

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
