/** Deeper is no entry, but an attack on whoever reads it. */
const DEEPEST = 60;
const BLOCKS = new Set([
  ...['div', 'p', 'ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tfoot', 'tr', 'details', 'summary'],
]);
/** Pictures, and readings above words, which would be in the text twice. */
const LEFT_OUT = new Set(['img', 'rt', 'rp']);

/**
 * The text of Yomitan's structured content: strings, lists, and objects with a tag and more content. Only names of tags decide
 * where a line ends; nothing else of them is kept.
 */
export function structuredText(content: unknown): string {
  const pieces: string[] = [];
  write(content, pieces, 0, undefined);
  return pieces
    .join('')
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
    .join('\n');
}

function write(content: unknown, pieces: string[], depth: number, number: number | undefined): void {
  if (depth > DEEPEST) return;
  if (typeof content === 'string') pieces.push(content);
  else if (Array.isArray(content)) for (const item of content) write(item, pieces, depth + 1, undefined);
  else if (typeof content === 'object' && content !== null) writeElement(content, pieces, depth, number);
}

function writeElement(element: object, pieces: string[], depth: number, number: number | undefined): void {
  const { tag, content } = element as { tag?: unknown; content?: unknown };
  if (typeof tag === 'string' && LEFT_OUT.has(tag)) return;
  if (tag === 'br') pieces.push('\n');
  const isBlock = typeof tag === 'string' && BLOCKS.has(tag);
  if (isBlock) pieces.push('\n');
  if (number !== undefined) pieces.push(`${number}. `);
  if (tag === 'ol' && Array.isArray(content))
    for (const [place, item] of content.entries()) write(item, pieces, depth + 1, place + 1);
  else write(content, pieces, depth + 1, undefined);
  if (tag === 'td' || tag === 'th') pieces.push(' ');
  if (isBlock) pieces.push('\n');
}
