import type { Candidate, Guess, KnownWords } from './language-forms.ts';

/**
 * Makes the function that leads a form of several words to a row of several words: *मदद की* to *मदद करना*. The last word is read by its own
 * forms; what stands before it stays, or agrees with it.
 *
 * @param guess what the last word may come from
 * @param starts how what stands before may be in the row, the likeliest first
 */
export function bentAtEnd(
  guess: (last: string) => Iterable<Guess>,
  starts: (start: string) => Iterable<string>,
) {
  return (words: string, known: KnownWords): Candidate[] => {
    const [, start = '', last = ''] = /^(.*[ -])([^ -]+)$/.exec(words) ?? [];
    if (start === '') return [];
    const found: Candidate[] = [];
    for (const before of starts(start))
      for (const { base, kinds, tags } of [{ base: last, kinds: [], tags: [] }, ...guess(last)]) {
        const rows = (known.get(before + base) ?? []).filter(
          ({ pos }) => kinds.length === 0 || kinds.includes(pos),
        );
        const [first] = rows;
        if (first !== undefined) found.push({ base: first.form, rows, tags });
      }
    return found;
  };
}
