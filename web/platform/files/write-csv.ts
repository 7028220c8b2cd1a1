/**
 * A CSV file (RFC 4180) in UTF-8. It begins with a byte order mark, without which Excel takes it for windows-1252.
 *
 * @param header the names of the columns
 */
export function writeCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\ufeff${[header, ...rows].map(cells => `${cells.map(toCell).join(',')}\r\n`).join('')}`;
}

function toCell(value: string): string {
  // A spreadsheet would run what begins like this as a formula.
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Takes back the apostrophe that `writeCsv` put before what looks like a formula. */
export function unguarded(cell: string): string {
  return /^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}
