import { foldSearch } from '#contract/search.ts';

export type WordCount = { word: string; count: number };

/** The most frequent first, equal counts by the alphabet. */
export function ranked(rows: readonly WordCount[]): WordCount[] {
  const groups = new Map<number, Keyed[]>();
  for (const row of rows) {
    const keyed = { row, key: alphabetKey(row.word) };
    const group = groups.get(row.count);
    if (group === undefined) groups.set(row.count, [keyed]);
    else group.push(keyed);
  }
  const ordered: WordCount[] = [];
  for (const [, group] of [...groups].sort(([one], [other]) => other - one))
    for (const { row } of group.sort(byAlphabet)) ordered.push(row);
  return ordered;
}

type Keyed = { row: WordCount; key: number };

const { compare } = new Intl.Collator('en');

function byAlphabet(one: Keyed, other: Keyed): number {
  return one.key - other.key || compare(one.row.word, other.row.word);
}

/** So many 7-bit characters fit into the 53 bits of a number. */
const KEY_LENGTH = 7;
const LARGEST_UNIT = 127;

/** The beginning of a word as a number in the order of the alphabet: it tells most words apart without comparing letters. */
function alphabetKey(word: string): number {
  let key = 0;
  for (let at = 0; at < KEY_LENGTH; at += 1) {
    const unit = at < word.length ? word.charCodeAt(at) : 0;
    if (unit > LARGEST_UNIT) return keyWithoutAccents(word);
    key = key * (LARGEST_UNIT + 1) + unit;
  }
  return key;
}

function keyWithoutAccents(word: string): number {
  const letters = word.normalize('NFD').replace(/\p{M}/gu, '');
  let key = 0;
  for (let at = 0; at < KEY_LENGTH; at += 1) {
    key = key * (LARGEST_UNIT + 1) + Math.min(letters.charCodeAt(at) || 0, LARGEST_UNIT);
  }
  return key;
}

/** The rows whose word contains what was typed; case, accents and the kind of apostrophe do not matter. */
export function matching(rows: readonly WordCount[], search: string): readonly WordCount[] {
  const wanted = foldSearch(search);
  return wanted === '' ? rows : rows.filter(row => foldSearch(row.word).includes(wanted));
}
