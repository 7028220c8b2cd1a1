/**
 * Words by their letters, one after the other. Reading a text without spaces asks at every place which words begin there;
 * without a trie it would cut a string out of the text for each length. Node 0 is the beginning; nodes lie in a hash table of
 * numbers, by the node before and the UTF-16 unit that leads on.
 */
export type Trie<Value> = {
  parents: Int32Array;
  units: Uint16Array;
  nodes: Int32Array;
  /** By node; undefined where no word ends. */
  values: (Value | undefined)[];
};

export const TRIE_ROOT = 0;
export const NO_NODE = -1;

/** @param entries words, each once, with what is to be known of them */
export function trieOf<Value>(entries: readonly (readonly [word: string, value: Value])[]): Trie<Value> {
  const most = entries.reduce((sum, [word]) => sum + word.length, 1);
  const size = 1 << Math.ceil(Math.log2(most * 2));
  const trie: Trie<Value> = {
    parents: new Int32Array(size),
    units: new Uint16Array(size),
    nodes: new Int32Array(size).fill(NO_NODE),
    values: [undefined],
  };
  for (const [word, value] of entries) {
    let node = TRIE_ROOT;
    for (let at = 0; at < word.length; at += 1) node = nextOrNew(trie, node, word.charCodeAt(at));
    trie.values[node] = value;
  }
  return trie;
}

/** The node that a unit leads to, NO_NODE where no word goes on so. */
export function nextNode(trie: Trie<unknown>, node: number, unit: number): number {
  return trie.nodes[slotOf(trie, node, unit)] ?? NO_NODE;
}

function nextOrNew<Value>(trie: Trie<Value>, node: number, unit: number): number {
  const slot = slotOf(trie, node, unit);
  const before = trie.nodes[slot] ?? NO_NODE;
  if (before !== NO_NODE) return before;
  const made = trie.values.push(undefined) - 1;
  trie.parents[slot] = node;
  trie.units[slot] = unit;
  trie.nodes[slot] = made;
  return made;
}

/** Where the way from a node over a unit lies, or would lie. */
function slotOf({ parents, units, nodes }: Trie<unknown>, node: number, unit: number): number {
  const mask = nodes.length - 1;
  let slot = (Math.imul(node, 0x9e3779b1) ^ Math.imul(unit, 0x85ebca6b)) >>> 7;
  for (slot &= mask; nodes[slot] !== NO_NODE; slot = (slot + 1) & mask)
    if (parents[slot] === node && units[slot] === unit) break;
  return slot;
}
