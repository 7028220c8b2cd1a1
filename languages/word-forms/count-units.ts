import {
  APART,
  type Candidate,
  GAP,
  type KnownWords,
  type LanguageForms,
  LONGEST_PHRASE,
  type Row,
} from './language-forms.ts';
import { oncePerRows } from './once-per-rows.ts';
import { beginsPhrase, isVerbOf, unlistedVerb } from './words-apart.ts';

/** A text as numbers of its different forms, in reading order, and the gap behind each of them. */
export type FormSequence = { forms: readonly string[]; sequence: Int32Array; gaps: Uint8Array };

/** All rows of one phrase, likeliest first. */
type Rows = readonly [Row, ...Row[]];

/** Several words of a text that make one unit: *gave up*, *steht … auf*. `parts` are numbers of forms. */
export type CountedUnit = { parts: readonly number[]; form: string; rows: Rows; count: number };

/** A verb further from its particle would be looked for in vain, and a text without any stop has no end. */
const FURTHEST = 30;

/**
 * Counts the units of a text by the rules of `readText`, over numbers instead of words: a novel takes no longer than its
 * different words.
 *
 * @param candidatesOf what a form may be, by its number
 */
export function countUnits(
  { forms, sequence, gaps }: FormSequence,
  language: LanguageForms,
  known: KnownWords,
  candidatesOf: (form: number) => readonly Candidate[],
): CountedUnit[] {
  const counted = new Map<string, CountedUnit>();
  const isTaken = new Uint8Array(sequence.length);
  const unitOf = (parts: readonly number[], rows: Rows, isApart: boolean): CountedUnit => {
    const form = parts
      .map(part => forms[part])
      .join(isApart ? APART : ' ')
      .replaceAll("' ", "'");
    const name = `${form} ${rows[0].key}`;
    const unit = counted.get(name) ?? { parts, form, rows, count: 0 };
    counted.set(name, unit);
    return unit;
  };

  const begins = phrasesBy(forms, known, form =>
    candidatesOf(form)
      .filter(beginsPhrase)
      .map(({ base }) => language.fold(base)),
  );
  // A phrase and the number of its first form tell its unit; no string is made for each time it comes.
  const unitsOf = new Map<Branch, Map<number, CountedUnit>>();
  for (let at = 0; at < sequence.length; at += 1) {
    const branches = begins[sequence[at] ?? 0];
    if (branches === undefined) continue;
    const found = longestPhrase({ forms, sequence, gaps }, at, branches);
    if (found?.branch.rows === undefined) continue;
    const { branch, length } = found;
    const first = sequence[at] ?? 0;
    const units = unitsOf.get(branch) ?? new Map<number, CountedUnit>();
    unitsOf.set(branch, units);
    const unit =
      units.get(first) ?? unitOf([...sequence.subarray(at, at + length)], found.branch.rows, false);
    units.set(first, unit);
    unit.count += 1;
    isTaken.fill(1, at, at + length);
    at += length - 1;
  }
  const { apart, fold } = language;
  if (apart === undefined) return [...counted.values()];

  const together = new Map<number, Rows | null>();
  const rowsOf = (host: number, particle: number): Rows | null => {
    const name = host * forms.length + particle;
    const before = together.get(name);
    if (before !== undefined) return before;
    const word = forms[particle] ?? '';
    const found: Rows | undefined = candidatesOf(host)
      .filter(candidate => isVerbOf(candidate, word, apart))
      .map(({ base }): readonly Row[] | undefined =>
        known.get(fold(apart.together(fold(base), word)))?.filter(({ pos }) => pos !== 'noun'),
      )
      .find(isSome);
    together.set(name, found ?? null);
    return found ?? null;
  };
  const pairs = new Map<number, CountedUnit>();
  /** Whether the word there makes a unit with the particle, which is counted then. */
  const joins = (host: number, at: number): boolean => {
    if (isTaken[host] === 1) return false;
    const rows = rowsOf(sequence[host] ?? 0, sequence[at] ?? 0);
    if (rows === null) return false;
    count(host, at, rows);
    return true;
  };
  const count = (host: number, at: number, rows: Rows): void => {
    const [first, second] = [sequence[Math.min(host, at)] ?? 0, sequence[Math.max(host, at)] ?? 0];
    const isApart = Math.abs(host - at) > 1;
    const name = (first * forms.length + second) * 2 + Number(isApart);
    const unit = pairs.get(name) ?? unitOf([first, second], rows, isApart);
    pairs.set(name, unit);
    unit.count += 1;
    isTaken[host] = 1;
    isTaken[at] = 1;
  };
  /** A particle that no row has with its verb, which is then what the unit counts as. */
  const joinUnlisted = (at: number, always: NonNullable<typeof apart.always>): void => {
    for (let host = at - 1; host >= 0 && at - host <= FURTHEST && gaps[host] !== GAP.clauseEnd; host -= 1) {
      if (isTaken[host] === 1) continue;
      const verb = unlistedVerb(candidatesOf(sequence[host] ?? 0), always);
      if (verb === 'none') return;
      if (verb === undefined || !isSome(verb.rows)) continue;
      count(host, at, verb.rows);
      return;
    }
  };
  const isParticle = forms.map(form => apart.words.has(form));
  const isDoubled = forms.map(form => apart.doubled?.has(form) === true);
  const isAtEnd = forms.map(form => apart.atEnd?.words.has(form) === true);
  const isAlways = forms.map(form => apart.always?.words.has(form) === true);
  const endsBefore = forms.map(form => apart.atEnd?.before.has(form) === true);
  const last = sequence.length - 1;
  for (let at = 0; at <= last; at += 1) {
    const particle = sequence[at] ?? 0;
    if (!isParticle[particle] || isTaken[at] === 1) continue;
    if (isDoubled[particle] && (at === 0 || (sequence[at - 1] !== particle && gaps[at - 1] !== GAP.other)))
      continue;
    const goesOn = at < last && gaps[at] === GAP.phrase && !endsBefore[sequence[at + 1] ?? 0];
    if (isAtEnd[particle] && goesOn) continue;
    joinHost(at, gaps, apart.reach, joins);
    if (isTaken[at] === 1 || !isAlways[particle] || apart.always === undefined) continue;
    if (at === last || gaps[at] === GAP.clauseEnd) joinUnlisted(at, apart.always);
  }
  return [...counted.values()];
}

function isSome(rows: readonly Row[] | undefined): rows is Rows {
  return rows?.[0] !== undefined;
}

/** A word that phrases may go on with, and the rows where one is complete. */
type Branch = { rows?: Rows; next: Map<string, Branch> };

/** All phrases of our rows by their first word. */
const phrasesOf = oncePerRows((known): ReadonlyMap<string, Branch> => {
  const roots = new Map<string, Branch>();
  const under = (branches: Map<string, Branch>, word: string): Branch => {
    const branch = branches.get(word) ?? { next: new Map() };
    branches.set(word, branch);
    return branch;
  };
  for (const [phrase, rows] of known) {
    if (!phrase.includes(' ')) continue;
    const [first = '', ...others] = phrase.split(' ');
    if (others.length >= LONGEST_PHRASE || !isSome(rows)) continue;
    let branch = under(roots, first);
    for (const word of others) branch = under(branch.next, word);
    branch.rows = rows;
  }
  return roots;
});

/** By form, the phrases that begin with the form itself, then with its base forms. */
function phrasesBy(
  forms: readonly string[],
  known: KnownWords,
  basesOf: (form: number) => readonly string[],
): readonly (readonly Branch[] | undefined)[] {
  const roots = phrasesOf(known);
  return forms.map((form, number) => {
    const own = roots.get(form);
    let found = own && [own];
    for (const base of basesOf(number)) {
      const branch = roots.get(base);
      if (branch === undefined || found?.includes(branch)) continue;
      if (found === undefined) found = [branch];
      else found.push(branch);
    }
    return found;
  });
}

function longestPhrase(
  { forms, sequence, gaps }: FormSequence,
  at: number,
  branches: readonly Branch[],
): { branch: Branch; length: number } | undefined {
  let longest: { branch: Branch; length: number } | undefined;
  for (const first of branches) {
    let branch: Branch | undefined = first;
    for (let length = 2; at + length <= sequence.length; length += 1) {
      if (gaps[at + length - 2] !== GAP.phrase) break;
      branch = branch.next.get(forms[sequence[at + length - 1] ?? 0] ?? '');
      if (branch === undefined) break;
      if (branch.rows !== undefined && length > (longest?.length ?? 0)) longest = { branch, length };
    }
  }
  return longest;
}

/** Looks for the verb of a particle as `readText` does: before it, the nearest first, then behind it; or right beside it. */
function joinHost(
  at: number,
  gaps: Uint8Array,
  reach: 'beside' | 'clause',
  joins: (host: number, at: number) => boolean,
): void {
  const last = gaps.length - 1;
  if (reach === 'beside') {
    if (at < last && gaps[at] === GAP.phrase && joins(at + 1, at)) return;
    if (at > 0 && gaps[at - 1] === GAP.other) joins(at - 1, at);
    return;
  }
  for (let host = at - 1; host >= 0 && at - host <= FURTHEST && gaps[host] !== GAP.clauseEnd; host -= 1)
    if (joins(host, at)) return;
  for (let host = at; host < last && host - at < FURTHEST && gaps[host] !== GAP.clauseEnd; host += 1)
    if (joins(host + 1, at)) return;
}
