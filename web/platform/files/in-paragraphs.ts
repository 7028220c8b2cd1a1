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
