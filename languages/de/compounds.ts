import type { Candidate, KnownWords } from '../word-forms/language-forms.ts';
import { PARTICLES, PREFIX } from './separable-verbs.ts';

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
    if (nouns.length > 0) return singularFirst(nouns).map(noun => headed(noun, front, 'noun'));
  }
  return [];
}

/** A part that is listed as the plural of another word is no base form of a compound: Wartezeiten is of Wartezeit, not of Zeiten. */
function singularFirst(nouns: readonly Candidate[]): readonly Candidate[] {
  const plural = nouns.find(({ tags }) => tags.includes('plural'));
  return plural === undefined ? nouns : [plural, ...nouns.filter(noun => noun !== plural)];
}

/** The reading of a last part as one of the whole word. */
function headed(part: Candidate, front: string, pos: 'noun' | 'verb'): Candidate {
  const { base } = part;
  const whole = pos === 'noun' ? capitalised(front) + base.toLowerCase() : front + base;
  return { ...part, base: whole, head: base };
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * A verb with a particle that no row has: einweichte is of einweichen, which is explained by weichen. With its particle go *zu* and *ge*:
 * einzuweichen, eingeweicht.
 */
export function particleVerbs(word: string, readPart: (part: string) => readonly Candidate[]): Candidate[] {
  for (let end = 2; end < word.length - 3; end++) {
    const particle = word.slice(0, end);
    const rest = word.slice(end);
    // What ends in e alone is hardly ever a verb with its particle: zufolge.
    if (!PARTICLES.has(particle) || /[^t]e$/.test(rest)) continue;
    const verbs = [rest, ...(rest.startsWith('zu') ? [rest.slice(2)] : [])]
      .flatMap(readPart)
      .filter(({ rows, base }) => rows.some(({ pos }) => pos === 'verb') && !base.includes(' '));
    if (verbs.length > 0) return verbs.map(verb => headed(verb, particle, 'verb'));
  }
  return [];
}

const ONES = 'ein|eine|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf';
const NUMBER = new RegExp(
  `^(?:${ONES}|\\p{L}*(?:zehn|zig|ßig|hundert|tausend))(?:und)?(?=.)(${ONES}|\\p{L}*zehn|\\p{L}*zig|dreißig|hundert|tausend)(?:st)?(?:e[nrsm]?)?$`,
  'u',
);

/** A number of several words is explained by its last one: einundzwanzig by zwanzig. */
export function numberParts(word: string, read: (part: string) => readonly Candidate[]): Candidate[] {
  if (!NUMBER.test(word)) return [];
  for (let start = 3; start <= word.length - 3; start++) {
    const numbers = read(word.slice(start)).filter(({ rows }) => rows.some(({ pos }) => pos === 'numeral'));
    if (numbers.length > 0)
      return numbers.map(number => ({ ...number, tags: [...number.tags, 'part-of-word'] }));
  }
  return [];
}
