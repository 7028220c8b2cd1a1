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
    const guesses = [{ base: last, kinds: [], tags: [] }, ...guess(last)];
    return [...starts(start)].flatMap(before =>
      guesses.flatMap(own => rowsOf({ ...own, base: before + own.base }, known)),
    );
  };
}

/** The same of languages in which the first word bends, and what stands behind it may agree: *حصلت على* to *حصل على*. */
export const bentAtStart =
  (guess: (first: string) => Iterable<Guess>, ends: (end: string) => Iterable<string>) =>
  (words: string, known: KnownWords): Candidate[] => {
    const place = words.indexOf(' ');
    if (place < 0) return [];
    const guesses = [...guess(words.slice(0, place))];
    return [...ends(words.slice(place))].flatMap(end =>
      guesses.flatMap(own => rowsOf({ ...own, base: own.base + end }, known)),
    );
  };

function rowsOf({ base, kinds, tags }: Guess, known: KnownWords): Candidate[] {
  const rows = (known.get(base) ?? []).filter(({ pos }) => kinds.length === 0 || kinds.includes(pos));
  const [first] = rows;
  return first === undefined ? [] : [{ base: first.form, rows, tags }];
}
