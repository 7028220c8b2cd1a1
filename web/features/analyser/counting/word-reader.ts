import {
  createWordTable,
  FIRST_HASH,
  nextHash,
  nextStart,
  numberOf,
  type WordTable,
  wordsOf,
} from './word-table.ts';

/** What separates words: spaces, punctuation, and halves of surrogate pairs, which are emoji above all. */
const SEPARATOR = 0;
/** Soft hyphens and joiners: nobody sees them, and the word goes on after them. */
const INVISIBLE = 1;
const APOSTROPHE = "'".charCodeAt(0);
const HYPHEN = '-'.charCodeAt(0);

const INVISIBLES = '\u00ad\u200c\u200d\u2060\ufeff';
/** ' and ‘ ’ ‛ ʼ ＇, and ` ´, which some keyboards and subtitle files have for an apostrophe. */
const APOSTROPHES = "'\u2018\u2019\u201b\u02bc\uff07`\u00b4";
/** The typographic hyphens and dashes count as -, the em dash among them. */
const HYPHENS = '-\u2010\u2011\u2012\u2013\u2014\u2015';

/** What each UTF-16 unit counts as: itself in lower case if it is a letter, digit or accent, otherwise one of the above. */
const FOLDED: Uint16Array = Uint16Array.from({ length: 0x10000 }, (_, unit) =>
  fold(String.fromCharCode(unit)),
);

/** The same with capitals left as they are. */
const CASED: Uint16Array = FOLDED.map((folded, unit) => {
  const character = String.fromCharCode(unit);
  return folded === character.toLowerCase().charCodeAt(0) ? unit : folded;
});

function fold(character: string): number {
  if (APOSTROPHES.includes(character)) return APOSTROPHE;
  if (HYPHENS.includes(character)) return HYPHEN;
  if (INVISIBLES.includes(character)) return INVISIBLE;
  if (!/[\p{L}\p{M}\p{N}]/u.test(character) || /\p{Variation_Selector}/u.test(character)) return SEPARATOR;
  return character.toLowerCase().charCodeAt(0);
}

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
    let unit = unitAt(units, source, at);
    if (unit <= HYPHEN) continue;
    if (bounds !== undefined) bounds[2 * length] = at;
    let next = nextStart(table);
    let end = next;
    let hash = FIRST_HASH;
    let hashAtEnd = FIRST_HASH;
    do {
      for (; unit > HYPHEN; unit = unitAt(units, source, at)) {
        letters[next] = unit;
        hash = nextHash(hash, unit);
        next += 1;
        at += 1;
      }
      end = next;
      hashAtEnd = hash;
      for (; isWithinWord(unit, units, source, at); unit = unitAt(units, source, at)) {
        if (unit !== INVISIBLE) {
          letters[next] = unit;
          hash = nextHash(hash, unit);
          next += 1;
        }
        at += 1;
      }
    } while (unit > HYPHEN);
    if (bounds !== undefined) bounds[2 * length + 1] = at;
    sequence[length] = numberOf(table, end, hashAtEnd);
    length += 1;
  }
  return sequence.subarray(0, length);
}

/** Whether a word may go on behind what is no letter; two hyphens, even with something unseen between them, end it. */
function isWithinWord(unit: number, units: Uint16Array, source: string, at: number): boolean {
  if (unit === INVISIBLE || unit === APOSTROPHE) return true;
  if (unit !== HYPHEN) return false;
  let next = at + 1;
  while (unitAt(units, source, next) === INVISIBLE) next += 1;
  return unitAt(units, source, next) !== HYPHEN;
}

/** What is at a place; letters and digits have larger numbers than hyphens and all else that may not be at an edge. */
function unitAt(units: Uint16Array, source: string, at: number): number {
  return at < source.length ? (units[source.charCodeAt(at)] ?? SEPARATOR) : SEPARATOR;
}
