/** The likeliest first: a comma is also punctuation. */
const SEPARATORS = ['\t', ';', '|', ','] as const;
export type Separator = (typeof SEPARATORS)[number];

/**
 * The rows of a text whose cells are separated by one character; cells may be quoted (RFC 4180). Empty lines are no rows. Not by
 * papaparse: behind a cell like `"so-called" friend` it takes all rows that follow for one cell, and their words would be lost.
 */
export function readSeparated(text: string, separator: Separator): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    const { cell, end } = readCell(text, at, separator);
    row.push(cell.trim());
    at = end + 1;
    if (text[end] === separator) {
      if (at === text.length) row.push('');
      else continue;
    }
    if (text[end] === '\r' && text[at] === '\n') at += 1;
    if (row.some(filled => /[^\s,;|]/.test(filled))) rows.push(row);
    row = [];
  }
  return rows;
}

/** The cell that begins at a place, and where it ends: at a separator, a line end or the end of the text. */
function readCell(text: string, start: number, separator: Separator): { cell: string; end: number } {
  if (text[start] !== '"') {
    const end = endOfPlain(text, start, separator);
    return { cell: text.slice(start, end), end };
  }
  let close = text.indexOf('"', start + 1);
  while (close !== -1 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  const end = close === -1 ? text.length : endOfPlain(text, close + 1, separator);
  const quoted = text.slice(start + 1, close === -1 ? text.length : close).replaceAll('""', '"');
  // What follows a closing quote was meant to be in the cell: "so-called" friend.
  return { cell: quoted + text.slice(close === -1 ? end : close + 1, end), end };
}

function endOfPlain(text: string, start: number, separator: Separator): number {
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return end;
}

/** Enough rows to see a pattern. */
const SAMPLE = 20_000;

/** The separator that gives most rows the same number of cells, more than one; tab where there is no pattern at all. */
export function guessSeparator(text: string): Separator {
  const sample = text.slice(0, SAMPLE);
  const scored = SEPARATORS.map(separator => ({
    separator,
    score: evenness(readSeparated(sample, separator)),
  }));
  const [best] = scored.toSorted((one, other) => other.score - one.score);
  return best !== undefined && best.score > 0 ? best.separator : '\t';
}

/** The share of rows with the commonest number of cells; 0 when that is one. */
function evenness(rows: readonly string[][]): number {
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [commonest] = [...counts].toSorted(([, one], [, other]) => other - one);
  return commonest === undefined || commonest[0] === 1 ? 0 : commonest[1] / rows.length;
}
