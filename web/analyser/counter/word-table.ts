/**
 * The different words of a text, numbered 0, 1, 2 ... in the order in which they first come: a hash table over one array of
 * letters. A Map would need a string made of every word that comes, which takes twice the time. A plain object with functions
 * beside it, since functions made anew for every text are optimised anew by the engines.
 */
export type WordTable = {
  letters: Uint16Array;
  /** Word n stands between `bounds[n]` and `bounds[n + 1]`; the next one is written behind the last bound. */
  bounds: number[];
  hashes: number[];
  slots: Int32Array;
};

/** @param mostLetters how long all different words together may be */
export function createWordTable(mostLetters: number): WordTable {
  return { letters: new Uint16Array(mostLetters), bounds: [0], hashes: [], slots: emptySlots(1 << 12) };
}

/** Where the next word is to be written into the letters. */
export function nextStart({ bounds, hashes }: WordTable): number {
  return bounds[hashes.length] ?? 0;
}

/** The number of the word that has been written there, up to `end`. */
export function numberOf(table: WordTable, end: number, hash: number): number {
  const { slots, hashes } = table;
  const mask = slots.length - 1;
  for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
    const number = slots[slot] ?? FREE;
    if (number === FREE) return add(table, end, hash);
    if (hashes[number] === hash && isSame(table, number, end)) return number;
  }
}

export const FIRST_HASH = 0;

/** Goes on with a hash by one more letter (FNV-1a); 30 bits, the largest numbers that engines hold without a box. */
export function nextHash(hash: number, letter: number): number {
  return Math.imul(hash ^ letter, 0x01000193) & 0x3fffffff;
}

export function wordsOf({ letters, bounds, hashes }: WordTable): string[] {
  const text = new TextDecoder('utf-16le').decode(letters.subarray(0, bounds.at(-1)));
  return hashes.map((_, number) => text.slice(bounds[number], bounds[number + 1]));
}

const FREE = -1;

function emptySlots(size: number): Int32Array {
  return new Int32Array(size).fill(FREE);
}

function isSame({ letters, bounds, hashes }: WordTable, number: number, end: number): boolean {
  const start = bounds[number] ?? 0;
  const written = bounds[hashes.length] ?? 0;
  if ((bounds[number + 1] ?? 0) - start !== end - written) return false;
  for (let at = start, other = written; other < end; at += 1, other += 1) {
    if (letters[at] !== letters[other]) return false;
  }
  return true;
}

function add(table: WordTable, end: number, hash: number): number {
  const number = table.hashes.length;
  table.bounds.push(end);
  table.hashes.push(hash);
  if (number * 2 > table.slots.length) spread(table);
  else occupy(table.slots, hash, number);
  return number;
}

function spread(table: WordTable): void {
  table.slots = emptySlots(table.slots.length * 4);
  for (const [number, hash] of table.hashes.entries()) occupy(table.slots, hash, number);
}

function occupy(slots: Int32Array, hash: number, number: number): void {
  const mask = slots.length - 1;
  let slot = hash & mask;
  while (slots[slot] !== FREE) slot = (slot + 1) & mask;
  slots[slot] = number;
}
