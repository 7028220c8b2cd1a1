import type { Paradigm, ParadigmTable } from './paradigm.ts';
import { type FormTag, tagsIn } from './tags.ts';

/**
 * Paradigms that are listed cell by cell, parted by empty lines: the word, its part of speech, the tags of the columns (a dash where there is one
 * alone); then a line for each row. Of several forms of a cell, parted by slashes, the usual one is first; a dash leaves a cell out.
 *
 * @returns the paradigms by `word pos`
 */
export function listedParadigms(text: string): ReadonlyMap<string, Paradigm> {
  const tables = text.trim().split('\n\n');
  return new Map(
    tables.map(table => {
      const [head = '', ...lines] = table.split('\n');
      const [form = '', pos = '', ...columns] = head.split(' ');
      const rows = lines.map(line => {
        const [name = '', ...cells] = line.split(' ');
        return { tags: tagsIn(name), cells: cells.map(cell => (cell === '-' ? [] : cell.split('/'))) };
      });
      const shown = columns.map(column => (column === '-' ? [] : tagsIn(column)));
      return [`${form} ${pos}`, paradigmOf({ of: [], columns: shown, rows })] as const;
    }),
  );
}

/** A word with genders has its feminine and its plural in front, another one its genitive and its instrumental. */
function paradigmOf(table: ParadigmTable): Paradigm {
  const cells = table.rows.flatMap(({ tags, cells: row }) =>
    row.flatMap(([form], place) =>
      form === undefined ? [] : [{ tags: [...tags, ...(table.columns[place] ?? [])], form }],
    ),
  );
  const isPrincipal = (tags: readonly FormTag[]) =>
    table.columns.length > 1
      ? tags.includes('nominative') && (tags.includes('feminine') || tags.includes('plural'))
      : tags.includes('genitive') || tags.includes('instrumental');
  const principal = cells.filter(({ tags }) => isPrincipal(tags));
  return {
    // сорока of сорок is all its other cases.
    principal: principal
      .filter(({ form }, place) => principal.findIndex(other => other.form === form) === place)
      .map(({ tags, form }) => ({ tags: tags.filter(tag => tag !== 'nominative'), form })),
    tables: [table],
  };
}
