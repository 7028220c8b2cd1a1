const SEPARATOR = '\n';

/** All keys of all words as one text, which is looked through at the speed of memory. */
export type KeyText = {
  /** Every key between separators. */
  text: string;
  /** Where each key begins; the last entry is where another would. */
  starts: Uint32Array;
  /** The number of the word that each key belongs to. */
  words: Uint32Array;
};

/** @param keys the keys of each word, none with a line break in it */
export function keyText(keys: readonly (readonly string[])[]): KeyText {
  const flat = keys.flatMap((list, word) => list.map(key => ({ key, word })));
  const starts = new Uint32Array(flat.length + 1);
  let next = 1;
  flat.forEach(({ key }, index) => {
    starts[index] = next;
    next += key.length + 1;
  });
  starts[flat.length] = next;
  const text = [SEPARATOR, ...flat.map(({ key }) => key + SEPARATOR)].join('');
  return { text, starts, words: Uint32Array.from(flat, ({ word }) => word) };
}

/** Lowers the distance of every word with a key that holds `wanted` (`eachOccurrence`). */
export function lowerDistances(distances: Uint8Array, keys: KeyText, wanted: string): void {
  eachOccurrence(keys, wanted, (word, distance) => {
    if (distance < (distances[word] ?? 0)) distances[word] = distance;
  });
}

/**
 * Visits every place where a key holds `wanted`, with the number of its word and the distance: 0 when it is the key, 1 at its
 * beginning, 2 after a space, 3 anywhere.
 */
export function eachOccurrence(
  { text, starts, words }: KeyText,
  wanted: string,
  visit: (word: number, distance: number) => void,
): void {
  if (wanted.includes(SEPARATOR)) return;
  let key = 0;
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
    while ((starts[key + 1] ?? 0) <= at) key += 1;
    visit(words[key] ?? 0, distanceAt(at));
  }

  function distanceAt(at: number): number {
    const before = text[at - 1];
    if (before === SEPARATOR) return text[at + wanted.length] === SEPARATOR ? 0 : 1;
    return before === ' ' ? 2 : 3;
  }
}
