import type { KnownWords } from './language-forms.ts';
import { oncePerRows } from './once-per-rows.ts';

/**
 * The words that guesses may lead to, as a filter (Bloom 1970): by the hash of a word, whether there may be such a word. It says so of one in
 * twenty that is none. Most guesses lead nowhere, and their letters need not even be joined to find that out. Stem and ending have to be
 * folded together as they are apart.
 */
export type Bases = Uint8Array;

const SIZE = 2 ** 18;

/** Makes the bases of a language: the forms of our rows, and others that lead on to them. */
export function basesOf(others: readonly string[] = []): (known: KnownWords) => Bases {
  return oncePerRows(known => basesAmong([...known.keys(), ...others]));
}

export function basesAmong(words: Iterable<string>): Bases {
  const bases = new Uint8Array(SIZE);
  for (const word of words) bases[placeOf(hashOf(word))] = 1;
  return bases;
}

/** The hash of letters, or of those behind others whose hash is known (FNV-1a of Fowler, Noll and Vo). */
export function hashOf(letters: string, before = 0x811c9dc5): number {
  let hash = before;
  for (let at = 0; at < letters.length; at += 1) hash = Math.imul(hash ^ letters.charCodeAt(at), 0x01000193);
  return hash;
}

/** Whether there may be a word with this hash; any may be where no bases are given. */
export const mayBe = (bases: Bases | undefined, hash: number): boolean =>
  bases === undefined || bases[placeOf(hash)] === 1;

const placeOf = (hash: number) => (hash ^ (hash >>> 18)) & (SIZE - 1);
