/** One row of a content file: its line number (1 is the header) and its cells by column name. */
export type TableRow = { line: number; cells: Record<string, string> };

/** A content file by its path below content/, with its rows. */
export type ContentFile = { file: string; rows: TableRow[] };

/** A broken file: tells file, line and remedy. */
export class TableError extends Error {
  override name = 'TableError';
}

/**
 * Reads tab-separated text with a header line.
 *
 * @throws TableError when a row has not exactly one cell for every column
 */
export function parseTable(text: string, file: string, columns: readonly string[]): TableRow[] {
  const lines = text.replace(/\n$/, '').split('\n');
  const header = lines[0]?.split('\t') ?? [];
  if (header.join('\t') !== columns.join('\t')) {
    throw new TableError(`${file}:1: the header must be: ${columns.join(' ')} (tab-separated)`);
  }
  return lines.slice(1).map((line, index) => ({ line: index + 2, cells: cellsOf(line, index + 2) }));

  function cellsOf(line: string, number: number): Record<string, string> {
    const cells = line.split('\t');
    if (cells.length !== columns.length) {
      throw new TableError(
        `${file}:${number}: ${cells.length} cells instead of ${columns.length}; add or remove tabs`,
      );
    }
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  }
}
