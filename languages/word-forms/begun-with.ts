import type { KnownWords } from './language-forms.ts';

/** How long the longest of some words is, by the sign that they begin with: most signs begin short ones or none. */
export function longestBySign(words: Iterable<string>): ReadonlyMap<number, number> {
  const longest = new Map<number, number>();
  for (const word of words) {
    const sign = word.charCodeAt(0);
    if (word.length > (longest.get(sign) ?? 0)) longest.set(sign, word.length);
  }
  return longest;
}

/** Keeps what `make` makes of our rows, once for each set of them. */
export function oncePerRows<Made>(make: (known: KnownWords) => Made): (known: KnownWords) => Made {
  const kept = new WeakMap<KnownWords, Made>();
  return known => {
    const before = kept.get(known);
    if (before !== undefined) return before;
    const made = make(known);
    kept.set(known, made);
    return made;
  };
}
