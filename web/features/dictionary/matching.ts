import { foldSearch } from '#contract/search.ts';
import type { ListedWord } from '#web/vocabulary/words/listed-word.ts';

/** Folding is what takes time, so every word is folded once. */
const folded = new WeakMap<ListedWord, string>();

/** The words in which the search text occurs, in either language; case and accents do not matter. */
export function matching(words: readonly ListedWord[], search: string): readonly ListedWord[] {
  const wanted = foldSearch(search);
  return wanted === '' ? words : words.filter(word => foldedForms(word).includes(wanted));
}

/** Both forms, parted by a character that nobody types into a search field. */
function foldedForms(word: ListedWord): string {
  const known = folded.get(word);
  if (known !== undefined) return known;
  const forms = `${foldSearch(word.word)}\n${foldSearch(word.translation)}`;
  folded.set(word, forms);
  return forms;
}
