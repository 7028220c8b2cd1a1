import { fold } from '../words/fold.ts';
import type { ListedWord } from '../words/listed-word.ts';

/** The words in which the search text occurs, in either language; case and accents do not matter. */
export function matching(words: readonly ListedWord[], search: string): ListedWord[] {
  const wanted = fold(search.trim());
  return words.filter(
    ({ word, translation }) => fold(word).includes(wanted) || fold(translation).includes(wanted),
  );
}
