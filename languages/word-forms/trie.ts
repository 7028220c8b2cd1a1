/**
 * Words by their letters, one after the other. Reading a text without spaces asks at every place which words begin there;
 * without a trie it would cut a string out of the text for each length. It is a double array (Aoe 1989): the way from a node over
 * a letter leads to the node `bases[node] + letter`, if that one has the node for its parent. A hash table of the ways takes twice
 * the time.
 */
export type Trie = {
  /** By UTF-16 unit, its number among the letters of the words, from 1 on; 0 for all that no word has. */
  letters: Uint16Array;
  bases: Int32Array;
  parents: Int32Array;
  /** By node, the value of the word that ends there; 0 where none does. */
  values: Int32Array;
};

export const TRIE_ROOT = 0;
export const NO_NODE = -1;

/** The node that a unit leads to, NO_NODE where no word goes on so. */
export function nextNode({ letters, bases, parents }: Trie, node: number, unit: number): number {
  const next = (bases[node] ?? 0) + (letters[unit] ?? 0);
  return parents[next] === node ? next : NO_NODE;
}

/** The node that a word leads to, whether one ends there or not. */
export function nodeOf(trie: Trie, word: string): number {
  let node = TRIE_ROOT;
  for (let at = 0; at < word.length; at += 1) node = nextNode(trie, node, word.charCodeAt(at));
  return node;
}

/** @param words with their values, from 1 on */
export function trieOf(words: ReadonlyMap<string, number>): Trie {
  const letters = new Uint16Array(0x10000);
  let lastLetter = 0;
  for (const word of words.keys()) {
    for (let at = 0; at < word.length; at += 1) {
      const unit = word.charCodeAt(at);
      if (letters[unit] === 0) letters[unit] = lastLetter += 1;
    }
  }
  return { letters, ...placed(branchesOf(words, letters, lastLetter), lastLetter) };
}

/** A tree in columns: by branch, in the order in which they come up, the letter that leads to it, its first branch, and the next one beside it. */
type Branches = { letters: number[]; firsts: number[]; nexts: number[]; values: number[] };

const NONE = 0;

function branchesOf(words: ReadonlyMap<string, number>, letters: Uint16Array, lastLetter: number): Branches {
  const branches: Branches = { letters: [0], firsts: [NONE], nexts: [NONE], values: [0] };
  const made = new Map<number, number>();
  for (const [word, value] of words) {
    let branch = 0;
    for (let at = 0; at < word.length; at += 1) {
      const letter = letters[word.charCodeAt(at)] ?? 0;
      const way = branch * (lastLetter + 1) + letter;
      let next = made.get(way);
      if (next === undefined) {
        next = branches.letters.push(letter) - 1;
        branches.nexts.push(branches.firsts[branch] ?? NONE);
        branches.firsts.push(NONE);
        branches.values.push(0);
        branches.firsts[branch] = next;
        made.set(way, next);
      }
      branch = next;
    }
    branches.values[branch] = value;
  }
  return branches;
}

function placed(branches: Branches, lastLetter: number): Omit<Trie, 'letters'> {
  const { letters, firsts, nexts } = branches;
  const bases: number[] = [];
  const parents: number[] = [];
  const values: number[] = [];
  const nodes = new Int32Array(letters.length);
  // No base is below zero: no letter is larger than the first place.
  let firstFree = lastLetter + 1;
  let firstWide = firstFree;
  const isFree = (base: number, first: number) => {
    for (let branch = first; branch !== NONE; branch = nexts[branch] ?? NONE)
      if ((parents[base + (letters[branch] ?? 0)] ?? NO_NODE) !== NO_NODE) return false;
    return true;
  };
  for (let branch = 0; branch < letters.length; branch += 1) {
    const node = nodes[branch] ?? 0;
    const first = firsts[branch] ?? NONE;
    const letter = letters[first] ?? 0;
    let base = 0;
    if (first !== NONE && nexts[first] === NONE) {
      while ((parents[firstFree] ?? NO_NODE) !== NO_NODE) firstFree += 1;
      base = firstFree - letter;
    } else if (first !== NONE) {
      while (!isFree(firstWide - letter, first)) firstWide += 1;
      base = firstWide - letter;
    }
    while (parents.length <= base + lastLetter) {
      bases.push(0);
      parents.push(NO_NODE);
      values.push(0);
    }
    bases[node] = base;
    values[node] = branches.values[branch] ?? 0;
    for (let next = first; next !== NONE; next = nexts[next] ?? NONE) {
      nodes[next] = base + (letters[next] ?? 0);
      parents[nodes[next] ?? 0] = node;
    }
  }
  return {
    bases: Int32Array.from(bases),
    parents: Int32Array.from(parents),
    values: Int32Array.from(values),
  };
}
