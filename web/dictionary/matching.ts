import { foldSearch } from '#contract/search.ts';
import type { ListedWord } from '../words/listed-word.ts';

/** The words in which the search text occurs, in either language; case and accents do not matter. */
export function matching(words: readonly ListedWord[], search: string): ListedWord[] {
  const wanted = foldSearch(search);
  return words.filter(
    ({ word, translation }) => foldSearch(word).includes(wanted) || foldSearch(translation).includes(wanted),
  );
}
