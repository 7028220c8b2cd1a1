import { foldSearch } from '#contract/search.ts';
import type { WordCount } from '../counter/ranking.ts';

/** The rows whose word contains what was typed; case, accents and the kind of apostrophe do not matter. */
export function matching(rows: readonly WordCount[], search: string): readonly WordCount[] {
  const wanted = foldSearch(search);
  return wanted === '' ? rows : rows.filter(row => foldSearch(row.word).includes(wanted));
}
