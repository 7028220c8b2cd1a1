import type { WordCount } from '../counter/ranking.ts';

/**
 * A CSV file (RFC 4180) of words and counts. It begins with a byte order mark, without which Excel takes it for windows-1252.
 *
 * @param heading the names of the two columns
 */
export function toCsv(rows: readonly WordCount[], heading: readonly [string, string]): string {
  return toCsvLines([heading, ...rows.map(({ word, count }) => [word, String(count)])]);
}

/** The same of lines with any number of cells. */
export function toCsvLines(lines: readonly (readonly string[])[]): string {
  return `\ufeff${lines.map(cells => `${cells.map(toCell).join(',')}\r\n`).join('')}`;
}

/** For copying into a table: a tab between word and count. */
export function toTabbed(rows: readonly WordCount[]): string {
  return rows.map(({ word, count }) => `${word}\t${count}`).join('\n');
}

function toCell(value: string): string {
  // A spreadsheet would run what begins like this as a formula.
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
