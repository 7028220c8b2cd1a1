import type { Candidate, KnownWords } from '../word-forms/language-forms.ts';
import { PREFIX } from './separable-verbs.ts';

/** Shorter ends are rather endings: Plattfuss ends in us. */
const SHORTEST_PART = 4;
/** Nouns as short as endings that end compounds all the same: Haustür. */
const SHORT_PARTS: ReadonlySet<string> = new Set([
  'tür',
  'tag',
  'weg',
  'hof',
  'rad',
  'zug',
  'uhr',
  'hut',
  'bad',
]);
const IS_PREFIX = new RegExp(`${PREFIX.source}$`);
/** What may join two parts: Arbeit-s-tag, Straße-n-bahn. */
const JOINTS = /(?:en|es|er|s|n|e)?$/;

/** The last part of a compound whose front is a word too: Beginn of Wochenbeginn. */
export function lastParts(
  word: string,
  readPart: (part: string) => readonly Candidate[],
  known: KnownWords,
): Candidate[] {
  const least = SHORT_PARTS.has(word.slice(-3)) ? 3 : SHORTEST_PART;
  for (let start = 3; start <= word.length - least; start++) {
    const front = word.slice(0, start);
    const plain = front.replace(JOINTS, '');
    // Nothing joins a prefix to its verb: darüberstreuen is not of Treue.
    if (plain !== front && IS_PREFIX.test(plain)) continue;
    if (![front, plain, `${plain}e`, `${plain}en`].some(part => part.length >= 3 && known.has(part)))
      continue;
    const read = readPart(word.slice(start));
    // A verb with a prefix is no compound: übergießen is no watering.
    if (IS_PREFIX.test(front) && read.some(({ rows, tags }) => tags.length === 0 && rows[0]?.pos === 'verb'))
      continue;
    const nouns = read.filter(({ rows }) => rows.some(({ pos }) => pos === 'noun'));
    if (nouns.length > 0) return nouns.map(noun => ({ ...noun, tags: [...noun.tags, 'part-of-word'] }));
  }
  return numberParts(word, readPart);
}

const ONES = 'ein|eine|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf';
const NUMBER = new RegExp(
  `^(?:${ONES}|\\p{L}*(?:zehn|zig|ßig|hundert|tausend))(?:und)?(?=.)(${ONES}|\\p{L}*zehn|\\p{L}*zig|dreißig|hundert|tausend)(?:st)?(?:e[nrsm]?)?$`,
  'u',
);

/** A number of several words is explained by its last one: einundzwanzig by zwanzig. */
function numberParts(word: string, read: (part: string) => readonly Candidate[]): Candidate[] {
  if (!NUMBER.test(word)) return [];
  for (let start = 3; start <= word.length - 3; start++) {
    const numbers = read(word.slice(start)).filter(({ rows }) => rows.some(({ pos }) => pos === 'numeral'));
    if (numbers.length > 0)
      return numbers.map(number => ({ ...number, tags: [...number.tags, 'part-of-word'] }));
  }
  return [];
}
