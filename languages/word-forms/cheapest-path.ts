import type { VisitPiece } from './language-forms.ts';
/** A longer run is taken apart in parts: memory stays bounded for any text. */
export const LONGEST_RUN = 400;

/**
 * A run of letters without spaces, and by place the cheapest way to it. Costs are whole numbers, so that ways of equal cost are
 * equal.
 */
export type Lattice = {
  /** The text that the run is a part of. */
  text: string;
  /** Where the run begins in the text; all other places are counted from there. */
  start: number;
  length: number;
  /** The UTF-16 units of the run. */
  units: Uint16Array;
  /** What the words up to a place cost in all. */
  costs: Int32Array;
  /** How long the last of these words is; below zero where nobody knows it. */
  lengths: Int16Array;
};

/** Takes the words that may begin at a place; at least one. */
export type TakeWords = (lattice: Lattice) => void;

/** Takes a word between two places; the cost, a whole number, tells how unwillingly. */
export function take(
  { costs, lengths }: Lattice,
  at: number,
  end: number,
  cost: number,
  isUnknown = false,
): void {
  const sum = (costs[at] ?? 0) + cost;
  // Of two that cost the same the one whose first words are longer: 女人 and 们, not 女 and 人们.
  if (sum > (costs[end] ?? 0)) return;
  costs[end] = sum;
  lengths[end] = isUnknown ? at - end : end - at;
}

/** One for all: a text has as many runs as sentences, and to make anything for each of them costs more than to take it apart. */
const LATTICE: Lattice = {
  text: '',
  start: 0,
  length: 0,
  units: new Uint16Array(LONGEST_RUN),
  costs: new Int32Array(LONGEST_RUN + 1),
  lengths: new Int16Array(LONGEST_RUN + 1),
};
const UNREACHED = 0x7fffffff;

/**
 * Takes a run of a text without spaces, of `LONGEST_RUN` at most, apart in the way that costs least in all: taking the longest word
 * first reads 发展中国家 wrongly. Neighbours that nobody knows are one word.
 *
 * @param visit gets the bounds of every word in order; it must take nothing apart itself
 */
export function cheapestPath(
  text: string,
  start: number,
  end: number,
  takeWords: TakeWords,
  visit: VisitPiece,
): void {
  fillLattice(text, start, end - start, takeWords);
  const { lengths } = LATTICE;
  let unknown = start;
  for (let at = start; at < end; ) {
    const length = lengths[at - start] ?? 0;
    if (length < 0) {
      at -= length;
      continue;
    }
    if (unknown < at) visit(unknown, at, true);
    visit(at, at + length, true);
    at += length;
    unknown = at;
  }
  if (unknown < end) visit(unknown, end, true);
}

/** Finds the cheapest way; `lengths` tells then, by place, how long the word on it is that begins there. */
function fillLattice(text: string, start: number, length: number, takeWords: TakeWords): void {
  LATTICE.text = text;
  LATTICE.start = start;
  LATTICE.length = length;
  const { units, costs, lengths } = LATTICE;
  for (let at = 0; at < length; at += 1) units[at] = text.charCodeAt(start + at);
  costs.fill(UNREACHED, 0, length + 1);
  costs[0] = 0;
  takeWords(LATTICE);
  let next = 0;
  for (let at = length; at > 0; ) {
    const before = lengths[at] ?? 0;
    lengths[at] = next;
    next = before;
    at -= Math.abs(before);
  }
  lengths[0] = next;
}
