/** What the cells of a column hold, as a check of what the engine hands over. */
export type Column<Cell> = { says: string; holds(cell: unknown): cell is Cell };

type Cells = Record<string, unknown>;

export type Columns<R extends Cells> = { [Name in keyof R]: Column<R[Name]> };

export type RowOf<C> = { [Name in keyof C]: C[Name] extends Column<infer Cell> ? Cell : never };

export const text: Column<string> = { says: 'text', holds: cell => typeof cell === 'string' };

export const number: Column<number> = { says: 'a number', holds: cell => typeof cell === 'number' };

export const bytes: Column<Uint8Array> = { says: 'bytes', holds: cell => cell instanceof Uint8Array };

/** A cell of a table that is only copied. */
export const anything: Column<string | number | Uint8Array | null> = {
  says: 'a value',
  holds: (cell): cell is string | number | Uint8Array | null =>
    orNull(text).holds(cell) || number.holds(cell) || bytes.holds(cell),
};

export function oneOf<const Cell extends string | number>(values: readonly Cell[]): Column<Cell> {
  return {
    says: `one of ${values.join(', ')}`,
    holds: (cell): cell is Cell => values.includes(cell as Cell),
  };
}

export function orNull<Cell>({ says, holds }: Column<Cell>): Column<Cell | null> {
  return { says: `${says} or null`, holds: (cell): cell is Cell | null => cell === null || holds(cell) };
}

/**
 * Refuses rows that are not as their statement declares them. Both adapters call this, so a row’s type is what came from the engine, and
 * every test that runs a statement tries it. Ten thousand cells take less than a millisecond.
 */
export function checkRows(
  { name, columns }: { name: string; columns?: Columns<Cells> },
  rows: readonly Cells[],
): void {
  if (columns === undefined) return;
  const declared = Object.entries(columns);
  for (const row of rows) {
    for (const [column, { says, holds }] of declared) {
      if (!holds(row[column]))
        throw new TypeError(`${name}: ${column} is ${shown(row[column])}, not ${says}`);
    }
  }
}

/** The kind alone: what people have written does not belong in a log. */
function shown(cell: unknown): string {
  if (cell === undefined) return 'missing';
  return cell === null ? 'null' : typeof cell;
}
