import { DEFAULT_LANGUAGE, type Language } from '#languages/index.ts';
import { rowsByShared } from './shared-forms.ts';
import type { TableRow } from './table.ts';

/** What is said of keys in each language. */
export type ByLanguage = ReadonlyMap<Language, ReadonlyMap<string, string>>;

/** The notes of the files, with English words whose spelling is shared told apart by their sense as well. */
export function withSenses(notes: ByLanguage, rows: readonly TableRow[]): ByLanguage {
  const senses = rowsByShared(rows, DEFAULT_LANGUAGE)
    .flat()
    .map(({ cells }) => [cells.key ?? '', cells.sense ?? ''] as const);
  const english = new Map([...senses, ...(notes.get(DEFAULT_LANGUAGE) ?? [])]);
  return new Map([...notes, [DEFAULT_LANGUAGE, english]]);
}
