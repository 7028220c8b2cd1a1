import type { Candidate, Guess, KnownWords, LanguageForms, Row } from './language-forms.ts';
import { type GrammarWords, grammarCandidate, type IrregularForms } from './tables.ts';
import type { FormTag } from './tags.ts';

/** A word without what is attached to it. */
export type Detached = {
  rest: string;
  before?: readonly FormTag[];
  after?: readonly FormTag[];
  /** What the rest has to be; anything where this is missing. */
  kinds?: readonly string[];
};

type Rules = {
  fold: (form: string) => string;
  grammar: GrammarWords;
  irregular?: IrregularForms;
  guess?: (word: string, known: KnownWords) => Iterable<Guess>;
  /** Guesses that cost more, for words that nothing else leads anywhere. */
  guessFurther?: (word: string, known: KnownWords) => Iterable<Guess>;
  detach?: (word: string) => Iterable<Detached>;
  /** Forms that are words of their own before they are irregular forms of others. */
  wordsFirst?: ReadonlySet<string>;
  /** Where attached words make the order of finding a poor guess: the lower the likelier. */
  unlikeliness?: (candidate: Candidate, how: 'listed' | 'guessed') => number;
};

/** A candidate, and whether it is in a table or among our rows, or was found by its endings. */
type Found = { candidate: Candidate; how: 'listed' | 'guessed' };

/** More than two words are hardly ever attached on one side. */
const DEEPEST = 2;
/** More would be shown to nobody. */
const MOST_CANDIDATES = 6;

/**
 * Makes `candidates` of a language whose words have endings: grammar words, irregular forms, the word itself, its endings, then
 * the same without what is attached to it.
 */
export function inflected(rules: Rules): LanguageForms['candidates'] {
  const { fold, grammar, irregular, guess, guessFurther, detach, wordsFirst, unlikeliness } = rules;

  /** Puts down the guesses that lead to rows. */
  function addFound(found: Found[], guesses: Iterable<Guess>, how: Found['how'], known: KnownWords): void {
    for (const { base, kinds, tags } of guesses) {
      const all = known.get(fold(base));
      if (all === undefined) continue;
      const rows = rowsOfKinds(all, kinds);
      if (rows[0] !== undefined) found.push({ candidate: { base: rows[0].form, rows, tags }, how });
    }
  }

  function alone(word: string, known: KnownWords): Found[] {
    const found: Found[] = [];
    for (const entry of grammar.get(word) ?? []) {
      const candidate = grammarCandidate(entry, fold, known);
      if (candidate !== undefined) found.push({ candidate, how: 'listed' });
    }
    const isWordFirst = wordsFirst?.has(word);
    const own = [{ base: word, kinds: [], tags: [] }];
    if (isWordFirst) addFound(found, own, 'listed', known);
    addFound(found, irregular?.get(word) ?? [], 'listed', known);
    if (!isWordFirst) addFound(found, own, 'listed', known);
    addFound(found, guess?.(word, known) ?? [], 'guessed', known);
    if (found.length === 0) addFound(found, guessFurther?.(word, known) ?? [], 'guessed', known);
    return found;
  }

  /** @param read what is read of the word already: what is attached to it is taken off in any order */
  function deep(word: string, known: KnownWords, depth: number, read: Map<string, Found[]>): Found[] {
    const own = read.get(word) ?? alone(word, known);
    read.set(word, own);
    if (depth === DEEPEST || detach === undefined) return own;
    const found = [...own];
    for (const { rest, before = [], after = [], kinds } of detach(word)) {
      for (const { candidate, how } of deep(rest, known, depth + 1, read)) {
        if (kinds !== undefined && !candidate.rows.some(row => kinds.includes(row.pos))) continue;
        const attached = {
          before: [...before, ...(candidate.before ?? [])],
          after: [...(candidate.after ?? []), ...after],
        };
        found.push({ candidate: { ...candidate, ...attached }, how });
      }
    }
    return found;
  }

  return (word, known) => {
    const found = detach === undefined ? alone(word, known) : deep(word, known, 0, new Map());
    if (unlikeliness !== undefined) {
      const cost = ({ candidate, how }: Found) => unlikeliness(candidate, how);
      found.sort((one, other) => cost(one) - cost(other));
    }
    return distinct(found.map(({ candidate }) => candidate)).slice(0, MOST_CANDIDATES);
  };
}

/** Most rows are of the kind that is asked for, and need no list of their own. Phrases may be of any kind, behind all others. */
function rowsOfKinds(rows: readonly Row[], kinds: readonly string[]): readonly Row[] {
  if (kinds.length === 0) return rows;
  for (const { pos } of rows)
    if (!kinds.includes(pos) && pos !== 'phrase')
      return [
        ...rows.filter(row => kinds.includes(row.pos)),
        ...rows.filter(row => row.pos === 'phrase' && !kinds.includes('phrase')),
      ];
  return rows;
}

/** One candidate for a base form: the first way to read it is the likeliest. */
function distinct(candidates: Candidate[]): Candidate[] {
  if (candidates.length < 2) return candidates;
  const seen = new Set<string>();
  return candidates.filter(({ base, rows }) => {
    const name = `${base}|${rows[0]?.key ?? ''}`;
    return !seen.has(name) && seen.add(name);
  });
}
