import type { KnownWords } from './language-forms.ts';

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

/** Different words of a long text; a stranger's text may have any number of them, and of any length. */
const MOST_WORDS = 20_000;
const LONGEST_KEPT = 100;

/** Asks `make` once for each word, as far as there is room: a text says most of its words again and again. */
export function oncePerWord<Made>(make: (word: string) => Made): (word: string) => Made {
  const kept = new Map<string, Made>();
  return word => {
    const before = kept.get(word);
    if (before !== undefined) return before;
    const made = make(word);
    if (word.length > LONGEST_KEPT) return made;
    if (kept.size >= MOST_WORDS) kept.clear();
    kept.set(word, made);
    return made;
  };
}
