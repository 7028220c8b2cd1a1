import type { ParadigmCell, ParadigmTable } from '../word-forms/paradigm.ts';
import type { FormTag } from '../word-forms/tags.ts';

/** As German grammars for learners have them. */
export const CASES = ['nominative', 'accusative', 'dative', 'genitive'] as const satisfies readonly FormTag[];

/** A table of the four cases, its columns from their cells by case. */
export function caseTable(
  columns: readonly { tags: readonly FormTag[]; cells: readonly ParadigmCell[] }[],
  of: readonly FormTag[] = [],
): ParadigmTable {
  return {
    of,
    columns: columns.map(({ tags }) => tags),
    rows: CASES.map((name, place) => ({
      tags: [name],
      cells: columns.map(({ cells }) => cells[place] ?? []),
    })),
  };
}
