import type { ParadigmTable } from './paradigm.ts';
import { type FormTag, tagsIn } from './tags.ts';

/** A table with a single column that needs no name. Rows are tags (present+i) and the forms of their cell; rows without forms are left out. */
export const oneColumn = (
  of: readonly FormTag[],
  rows: readonly (readonly [tags: string, ...forms: string[]])[],
): ParadigmTable => ({
  of,
  columns: [[]],
  rows: rows
    .filter(([, ...forms]) => forms.length > 0)
    .map(([tags, ...forms]) => ({ tags: tagsIn(tags), cells: [forms] })),
});
