/**
 * The different words of a text, numbered 0, 1, 2 ... in the order in which they first come: a hash table over one array of
 * letters. A Map would need a string made of every word that comes, which takes twice the time. A plain object with functions
 * beside it, since functions made anew for every text are optimised anew by the engines.
 */
export type WordTable = {
  letters: Uint16Array;
  /** How many different words there are. */
  size: number;
  /** Word n is between `bounds[n]` and `bounds[n + 1]`; the next one is written behind the last bound. */
  bounds: Int32Array;
  hashes: Int32Array;
  slots: Int32Array;
};

const FIRST_SLOTS = 1 << 14;

/** @param mostLetters how long all different words together may be */
export function createWordTable(mostLetters: number): WordTable {
  return {
    letters: new Uint16Array(mostLetters),
    size: 0,
    bounds: new Int32Array(FIRST_SLOTS),
    hashes: new Int32Array(FIRST_SLOTS),
    slots: emptySlots(FIRST_SLOTS),
  };
}

/** Where the next word is to be written into the letters. */
export function nextStart({ bounds, size }: WordTable): number {
  return bounds[size] ?? 0;
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

export function wordsOf({ letters, bounds, size }: WordTable): string[] {
  const text = new TextDecoder('utf-16le').decode(letters.subarray(0, bounds[size]));
  const words: string[] = [];
  for (let number = 0; number < size; number += 1) words.push(text.slice(bounds[number], bounds[number + 1]));
  return words;
}

const FREE = -1;

function emptySlots(size: number): Int32Array {
  return new Int32Array(size).fill(FREE);
}

function isSame({ letters, bounds, size }: WordTable, number: number, end: number): boolean {
  const start = bounds[number] ?? 0;
  const written = bounds[size] ?? 0;
  if ((bounds[number + 1] ?? 0) - start !== end - written) return false;
  for (let at = start, other = written; other < end; at += 1, other += 1) {
    if (letters[at] !== letters[other]) return false;
  }
  return true;
}

function add(table: WordTable, end: number, hash: number): number {
  const number = table.size;
  table.hashes[number] = hash;
  table.size += 1;
  table.bounds[table.size] = end;
  if (table.size * 2 > table.slots.length) spread(table);
  else occupy(table.slots, hash, number);
  return number;
}

/** Twice the slots of the words, so that few of them meet, and as much room for the words. */
function spread(table: WordTable): void {
  const length = table.slots.length * 4;
  table.slots = emptySlots(length);
  table.bounds = longer(table.bounds, length);
  table.hashes = longer(table.hashes, length);
  for (let number = 0; number < table.size; number += 1)
    occupy(table.slots, table.hashes[number] ?? 0, number);
}

function longer(numbers: Int32Array, length: number): Int32Array {
  const copy = new Int32Array(length);
  copy.set(numbers);
  return copy;
}

function occupy(slots: Int32Array, hash: number, number: number): void {
  const mask = slots.length - 1;
  let slot = hash & mask;
  while (slots[slot] !== FREE) slot = (slot + 1) & mask;
  slots[slot] = number;
}
