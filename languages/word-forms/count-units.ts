import {
  APART,
  GAP,
  type KnownWords,
  type LanguageForms,
  LONGEST_PHRASE,
  type Row,
} from './language-forms.ts';

/** A text as numbers of its different forms, in reading order, and the gap behind each of them. */
export type FormSequence = { forms: readonly string[]; sequence: Int32Array; gaps: Uint8Array };

/** Several words of a text that make one unit: *gave up*, *steht … auf*. `parts` are numbers of forms. */
export type CountedUnit = { parts: readonly number[]; form: string; row: Row; count: number };

/** A verb further from its particle would be looked for in vain, and a text without any stop has no end. */
const FURTHEST = 30;

/**
 * Counts the units of a text by the rules of `readText`, over numbers instead of words, so that a novel takes no longer than its words do.
 *
 * @param basesOf the base forms that a form may come from, by its number
 * @param verbsOf those of them that are verbs
 */
export function countUnits(
  { forms, sequence, gaps }: FormSequence,
  language: LanguageForms,
  known: KnownWords,
  basesOf: (form: number) => readonly string[],
  verbsOf: (form: number) => readonly string[],
): CountedUnit[] {
  const counted = new Map<string, CountedUnit>();
  const isTaken = new Uint8Array(sequence.length);
  const add = (places: readonly number[], row: Row, isApart: boolean) => {
    const parts = places.map(place => sequence[place] ?? 0);
    const form = parts
      .map(part => forms[part])
      .join(isApart ? APART : ' ')
      .replaceAll("' ", "'");
    const name = `${form} ${row.key}`;
    const unit = counted.get(name);
    if (unit === undefined) counted.set(name, { parts, form, row, count: 1 });
    else unit.count += 1;
    for (const place of places) isTaken[place] = 1;
  };
  const begins = phrasesBy(forms, known, basesOf);
  for (let at = 0; at < sequence.length; at += 1) {
    const found = longestPhrase({ forms, sequence, gaps }, at, begins[sequence[at] ?? 0]);
    if (found === undefined) continue;
    add(
      Array.from({ length: found.length }, (_, offset) => at + offset),
      found.row,
      false,
    );
    at += found.length - 1;
  }
  const { apart, fold } = language;
  if (apart === undefined) return [...counted.values()];

  const together = new Map<number, Row | null>();
  const rowOf = (host: number, particle: number): Row | null => {
    const name = host * forms.length + particle;
    const before = together.get(name);
    if (before !== undefined) return before;
    const found = verbsOf(host)
      .map(verb => known.get(fold(apart.together(fold(verb), forms[particle] ?? '')))?.[0])
      .find(row => row !== undefined);
    together.set(name, found ?? null);
    return found ?? null;
  };
  const isParticle = forms.map(form => apart.words.has(form));
  for (let at = 0; at < sequence.length; at += 1) {
    const particle = sequence[at] ?? 0;
    if (!isParticle[particle] || isTaken[at] === 1) continue;
    for (const host of hostsOf(at, gaps, apart.reach)) {
      const row = isTaken[host] === 1 ? null : rowOf(sequence[host] ?? 0, particle);
      if (row === null) continue;
      const places = host < at ? [host, at] : [at, host];
      add(places, row, Math.abs(host - at) > 1);
      break;
    }
  }
  return [...counted.values()];
}

/** A word that phrases may go on with, and the row where one is complete. */
type Branch = { row?: Row; next: Map<string, Branch> };

/** By form, the phrases that begin with it as it stands, then with its base forms. */
function phrasesBy(
  forms: readonly string[],
  known: KnownWords,
  basesOf: (form: number) => readonly string[],
): readonly (readonly Branch[] | undefined)[] {
  const roots = new Map<string, Branch>();
  const under = (branches: Map<string, Branch>, word: string): Branch => {
    const branch = branches.get(word) ?? { next: new Map() };
    branches.set(word, branch);
    return branch;
  };
  for (const [phrase, [row]] of known) {
    if (!phrase.includes(' ')) continue;
    const [first = '', ...others] = phrase.split(' ');
    if (others.length >= LONGEST_PHRASE || row === undefined) continue;
    let branch = under(roots, first);
    for (const word of others) branch = under(branch.next, word);
    branch.row = row;
  }
  return forms.map((form, number) => {
    const found = [...new Set([form, ...basesOf(number)])].flatMap(first => roots.get(first) ?? []);
    return found.length === 0 ? undefined : found;
  });
}

function longestPhrase(
  { forms, sequence, gaps }: FormSequence,
  at: number,
  branches: readonly Branch[] | undefined,
): { row: Row; length: number } | undefined {
  let longest: { row: Row; length: number } | undefined;
  for (const first of branches ?? []) {
    let branch: Branch | undefined = first;
    for (let length = 2; at + length <= sequence.length; length += 1) {
      if (gaps[at + length - 2] !== GAP.phrase) break;
      branch = branch.next.get(forms[sequence[at + length - 1] ?? 0] ?? '');
      if (branch === undefined) break;
      if (branch.row !== undefined && length > (longest?.length ?? 0)) longest = { row: branch.row, length };
    }
  }
  return longest;
}

/** As in `readText`: before the particle, the nearest first, then behind it; or right beside it. */
function hostsOf(at: number, gaps: Uint8Array, reach: 'beside' | 'clause'): number[] {
  const last = gaps.length - 1;
  if (reach === 'beside') return [at + 1, at - 1].filter(host => host >= 0 && host <= last);
  const hosts: number[] = [];
  for (let host = at - 1; host >= 0 && at - host <= FURTHEST && gaps[host] !== GAP.clauseEnd; host -= 1)
    hosts.push(host);
  for (let host = at; host < last && host - at < FURTHEST && gaps[host] !== GAP.clauseEnd; host += 1)
    hosts.push(host + 1);
  return hosts;
}
