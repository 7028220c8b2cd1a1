import { CASED, FOLDED, HYPHEN, INVISIBLE, SEPARATOR } from './characters.ts';
import {
  createWordTable,
  FIRST_HASH,
  nextHash,
  nextStart,
  numberOf,
  type WordTable,
  wordsOf,
} from './word-table.ts';

type Words = {
  /** Every different word once; its index is its number. */
  words: string[];
  /** The text as numbers of words, in reading order. */
  sequence: Int32Array;
};

/**
 * Reads the words of a text in one pass, lower-cased, without apostrophes and hyphens at their edges.
 *
 * A dash counts as a hyphen, so that "word—another" is one word, like "well-known"; two or more in a row ("word--another")
 * are how typewriters wrote a dash, and separate.
 *
 * @param known words that get the numbers from 0 on, whether the text has them or not
 */
export function readWords(text: string, known: readonly string[]): Words {
  const first = known.join(' ');
  // Nearly every text is composed, and a copy of it costs more than a look.
  const source = /[\u0300-\u036f]/.test(text) ? text.normalize('NFC') : text;
  const table = createWordTable(first.length + source.length);
  readInto(table, first, FOLDED);
  const sequence = readInto(table, source, FOLDED);
  return { words: wordsOf(table), sequence };
}

/** The same as the words are written, capitals and all; `bounds` tells where each of the sequence begins and ends. */
export function readCasedWords(text: string): Words & { bounds: Int32Array } {
  const table = createWordTable(text.length);
  const bounds = new Int32Array(text.length + 2);
  const sequence = readInto(table, text, CASED, bounds);
  return { words: wordsOf(table), sequence, bounds };
}

function readInto(table: WordTable, source: string, units: Uint16Array, bounds?: Int32Array): Int32Array {
  const { letters } = table;
  // A word and what separates it from the next take two units at least.
  const sequence = new Int32Array((source.length + 1) >> 1);
  let length = 0;
  for (let at = 0; at < source.length; at += 1) {
    if (unitAt(units, source, at) <= HYPHEN) continue;
    if (bounds !== undefined) bounds[2 * length] = at;
    let next = nextStart(table);
    let end = next;
    let hash = FIRST_HASH;
    let hashAtEnd = FIRST_HASH;
    for (; at < source.length; at += 1) {
      const unit = unitAt(units, source, at);
      if (unit === SEPARATOR || (unit === HYPHEN && isHyphenAfter(units, source, at))) break;
      if (unit === INVISIBLE) continue;
      letters[next] = unit;
      next += 1;
      hash = nextHash(hash, unit);
      if (unit > HYPHEN) {
        end = next;
        hashAtEnd = hash;
      }
    }
    if (bounds !== undefined) bounds[2 * length + 1] = at;
    sequence[length] = numberOf(table, end, hashAtEnd);
    length += 1;
  }
  return sequence.subarray(0, length);
}

/** Whether the next that can be seen is a hyphen too. */
function isHyphenAfter(units: Uint16Array, source: string, at: number): boolean {
  let next = at + 1;
  while (next < source.length && unitAt(units, source, next) === INVISIBLE) next += 1;
  return unitAt(units, source, next) === HYPHEN;
}

/** What stands at a place; letters and digits have larger numbers than hyphens and all else that may not be at an edge. */
function unitAt(units: Uint16Array, source: string, at: number): number {
  return units[source.charCodeAt(at)] ?? SEPARATOR;
}
