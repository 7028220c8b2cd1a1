import type { WordCount } from '../frequency.ts';

/** The rows whose word contains what was typed, whatever its case and kind of apostrophe. */
export function matching(rows: readonly WordCount[], search: string): readonly WordCount[] {
  const part = search.trim().toLowerCase().normalize('NFC').replace(/[‘’]/g, "'");
  return part === '' ? rows : rows.filter(row => row.word.includes(part));
}
