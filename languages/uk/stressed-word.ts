import type { FormTag } from '../word-forms/tags.ts';
import { foldUkrainian } from './fold-ukrainian.ts';
import { type StressedForm, stressOfForm } from './stress.ts';
import {
  marked,
  markedLike,
  type StressPattern,
  sharedStart,
  stressPattern,
  syllables,
} from './stress-pattern.ts';
import { stressedPronoun } from './stressed-pronouns.ts';

/** What a word of a text may be, likeliest first. */
type Reading = { base: string; rows: readonly { pos: string }[]; tags: readonly FormTag[] };

/** A word of a text with its readings. */
export type ReadWord = { word: string; readings: readonly Reading[] };

/** The words whose stress is known, by base form and part of speech; and forms that are listed one by one. */
type StressTable = {
  pattern(base: string, pos: string): StressPattern | undefined;
  listed(form: string): string | undefined;
};

const INFLECTED = ['noun', 'verb', 'adjective'];
/** Of a grammar word no reading says what part of speech it is. */
const ANY_POS = ['noun', 'adverb', 'adjective', 'numeral', 'verb'];
const AFTER_GENITIVE = /(?:ого|[оєі]ї)$/;
const GOVERN_GENITIVE = words(
  'без біля від для до з зі із коло крім навколо після проти серед посеред замість',
);
/** So much of something: багато роботи. */
const AMOUNTS = words('багато мало трохи немає нема скільки стільки більше менше досить доволі безліч');
const FEW = words('два дві три чотири обидва обидві');

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** @param rows of content/stress/uk.tsv */
export function stressTable(rows: readonly { form: string; pos: string; stress: string }[]): StressTable {
  const patterns = new Map<string, StressPattern>();
  const listed = new Map<string, string>();
  for (const { form, pos, stress } of rows) {
    patterns.set(`${foldUkrainian(form)} ${pos}`, stressPattern(stress));
    // Of two words of one form the reading tells which is meant.
    if (INFLECTED.includes(pos) || stress.includes(' / ')) continue;
    for (const written of stress.split(' ')) {
      const [first = ''] = written.replace(/^[a-z]+\d?:/, '').split('|');
      if (first !== '' && !listed.has(foldUkrainian(first))) listed.set(foldUkrainian(first), first);
    }
  }
  const patternOf = (base: string, pos: string) => patterns.get(`${foldUkrainian(base)} ${pos}`);
  return {
    pattern: (base, pos) =>
      pos === '' ? ANY_POS.map(any => patternOf(base, any)).find(found => found) : patternOf(base, pos),
    listed: form => listed.get(foldUkrainian(form)),
  };
}

/**
 * A word of a text with its mark, by the likeliest of its readings that is known; undefined where none is, or where there is nothing to
 * choose. `before` is the word in front of it, which tells руки́ of one hand from ру́ки; `isLast` where its clause ends with it.
 */
export function stressedWord(
  { word, readings }: ReadWord,
  { before, isLast }: { before: ReadWord | undefined; isLast: boolean },
  table: StressTable,
): string | undefined {
  if (syllables(word) < 2) return undefined;
  const listed = stressedPronoun(word, before?.word, isLast) ?? table.listed(word);
  if (listed !== undefined) return markedLike(word, listed);
  const found = readings.flatMap(({ base, rows, tags }) =>
    [...new Set(rows.map(({ pos }) => pos))].flatMap(pos => {
      const pattern = table.pattern(base, pos);
      return pattern === undefined ? [] : [{ form: word, base, pos, tags, pattern }];
    }),
  );
  for (const each of likeliestVerbFirst(found)) {
    const syllable = stressOfForm({ ...each, tags: tagsInContext(each, before) }, each.pattern);
    if (syllable !== undefined) return marked(word, syllable);
  }
  return undefined;
}

type Found = StressedForm & { pattern: StressPattern };

/** біжи is of бігти and not of бігати, whose other forms begin otherwise. */
function likeliestVerbFirst(found: readonly Found[]): readonly Found[] {
  if (found[0]?.pos !== 'verb') return found;
  // спали is rather who slept than who is told to burn.
  const shared = ({ form, pos, tags, pattern }: Found) =>
    pos === 'verb'
      ? sharedStart(foldUkrainian(form), pattern.written) - Number(tags.includes('imperative'))
      : 0;
  return [...found].sort((one, other) => shared(other) - shared(one));
}

/**
 * What may be the genitive of one and the nominative of several, of which readings name the first alone, is read as the word before it
 * asks.
 */
function tagsInContext(
  { form, pos, tags, pattern }: Found,
  before: ReadWord | undefined,
): readonly FormTag[] {
  if (pos !== 'noun' || tags.length !== 1) return tags;
  // After two, three and four a plural keeps the stress of the genitive: дві кни́жки.
  if (before !== undefined && FEW.has(before.word.toLowerCase()))
    return tags[0] === 'plural' ? ['genitive'] : tags;
  const isPluralToo = tags[0] === 'genitive' && foldUkrainian(form) === pattern.written[2];
  return isPluralToo && !asksForGenitive(before) ? ['plural'] : tags;
}

/** A preposition, an amount, what agrees with a genitive, and a noun: центр міста. */
function asksForGenitive(before: ReadWord | undefined): boolean {
  if (before === undefined) return false;
  const word = before.word.toLowerCase();
  if (GOVERN_GENITIVE.has(word) || AMOUNTS.has(word) || AFTER_GENITIVE.test(word)) return true;
  return before.readings[0]?.rows[0]?.pos === 'noun';
}
