import { PHRASAL_VERBS } from './phrasal-verbs.ts';
import { ranked, type WordCount } from './ranking.ts';
import { STOP_WORDS } from './stop-words.ts';
import { readWords } from './word-reader.ts';

/** `rows` are the unique words, the most frequent first, equal counts by the alphabet; `total` is the sum of their counts. */
export type Frequency = { rows: WordCount[]; total: number };

/**
 * Counts the words of an English text (specification, section 5): listed phrasal verbs as units wherever their words stand
 * next to each other, whatever the punctuation between them, then the other words that are worth counting.
 *
 * To be read in this order: `word-reader.ts` says what each character counts as and turns the text, in one pass, into a sequence of
 * numbers, one for each different word, which `word-table.ts` gives out without making a string of every word; here the numbers are
 * counted, the longest phrasal verb first; `ranking.ts` puts the rows in order.
 */
export function countWords(text: string): Frequency {
  const { words, sequence } = readWords(text, LISTED_WORDS);
  const { singles, verbs } = countNumbers(sequence, words.length);
  for (const number of STOP_NUMBERS) singles[number] = 0;
  const rows = rowsOf(PHRASAL_VERBS, verbs);
  for (const row of rowsOf(words, singles)) if (isCounted(row.word)) rows.push(row);
  return { rows: ranked(rows), total: rows.reduce((sum, row) => sum + row.count, 0) };
}

function countNumbers(sequence: Int32Array, unique: number) {
  const singles = new Uint32Array(unique);
  const verbs = new Uint32Array(PHRASAL_VERBS.length);
  for (let at = 0; at < sequence.length; at += 1) {
    const number = sequence[at] ?? 0;
    const found = number < FIRST_WORDS.length ? longestVerb(sequence, at) : undefined;
    if (found === undefined) {
      singles[number] = (singles[number] ?? 0) + 1;
    } else {
      verbs[found.verb] = (verbs[found.verb] ?? 0) + 1;
      at += found.length - 1;
    }
  }
  return { singles, verbs };
}

function rowsOf(words: readonly string[], counts: Uint32Array): WordCount[] {
  const rows: WordCount[] = [];
  for (const [index, word] of words.entries()) {
    const count = counts[index] ?? 0;
    if (count > 0) rows.push({ word, count });
  }
  return rows;
}

/** Specification, section 9. */
const SHORTEST_COUNTED = 3;

function isCounted(word: string): boolean {
  return word.length >= SHORTEST_COUNTED && !/^\p{N}+$/u.test(word);
}

/** The phrasal verb that is complete here, if one is, and the words that may follow, by their number. */
type Branch = { verb: number | undefined; next: Map<number, Branch> };

/** The words that phrasal verbs begin with; they get the smallest numbers, so that most words are known to begin none. */
const FIRST_WORDS = [...new Set(PHRASAL_VERBS.map(verb => verb.replace(/ .*/, '')))];
/** Those of the lists, by the numbers that they always have: no string has to be looked up for each word of a text. */
const LISTED_WORDS = [
  ...new Set([...FIRST_WORDS, ...PHRASAL_VERBS.flatMap(verb => verb.split(' ')), ...STOP_WORDS]),
];
const STOP_NUMBERS = [...STOP_WORDS].map(word => LISTED_WORDS.indexOf(word));
const VERB_TREE = treeOfVerbs();

function treeOfVerbs(): Branch {
  const numbers = new Map(LISTED_WORDS.map((word, number) => [word, number]));
  const root: Branch = { verb: undefined, next: new Map() };
  for (const [verb, phrase] of PHRASAL_VERBS.entries()) {
    let branch = root;
    for (const word of phrase.split(' ')) {
      const number = numbers.get(word) ?? 0;
      const next = branch.next.get(number) ?? { verb: undefined, next: new Map() };
      branch.next.set(number, next);
      branch = next;
    }
    branch.verb = verb;
  }
  return root;
}

function longestVerb(sequence: Int32Array, at: number) {
  let found: { verb: number; length: number } | undefined;
  let branch = VERB_TREE.next.get(sequence[at] ?? -1);
  for (let length = 1; branch !== undefined; length += 1) {
    if (branch.verb !== undefined) found = { verb: branch.verb, length };
    branch = branch.next.get(sequence[at + length] ?? -1);
  }
  return found;
}
