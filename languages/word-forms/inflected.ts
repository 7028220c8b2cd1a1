import type { Candidate, Guess, KnownWords, LanguageForms } from './language-forms.ts';
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
  guess?: (word: string) => Iterable<Guess>;
  /** Guesses that cost more, for words that nothing else leads anywhere. */
  guessFurther?: (word: string) => Iterable<Guess>;
  detach?: (word: string) => Iterable<Detached>;
  /** Forms that are words of their own before they are irregular forms of others. */
  wordsFirst?: ReadonlySet<string>;
  /** Where attached words make the order of finding a poor guess: the lower the likelier. */
  unlikeliness?: (candidate: Candidate) => number;
};

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

  function alone(word: string, known: KnownWords): Candidate[] {
    const rowsOf = ({ base, kinds, tags }: Guess): Candidate[] => {
      const rows = (known.get(fold(base)) ?? []).filter(
        row => kinds.length === 0 || kinds.includes(row.pos) || row.pos === 'phrase',
      );
      return rows[0] === undefined ? [] : [{ base: rows[0].form, rows, tags }];
    };
    const own = rowsOf({ base: word, kinds: [], tags: [] });
    const fromTable = (irregular?.get(word) ?? []).flatMap(rowsOf);
    const explained = (grammar.get(word) ?? []).flatMap(entry => grammarCandidate(entry, fold, known) ?? []);
    const guessed = [...(guess?.(word) ?? [])].flatMap(rowsOf);
    const listed = wordsFirst?.has(word) ? [...own, ...fromTable] : [...fromTable, ...own];
    const found = [...explained, ...listed, ...guessed];
    return found.length > 0 ? found : [...(guessFurther?.(word) ?? [])].flatMap(rowsOf);
  }

  function deep(word: string, known: KnownWords, depth: number): Candidate[] {
    const found = alone(word, known);
    if (depth === DEEPEST || detach === undefined) return found;
    for (const { rest, before = [], after = [], kinds } of detach(word)) {
      for (const candidate of deep(rest, known, depth + 1)) {
        if (kinds !== undefined && !candidate.rows.some(row => kinds.includes(row.pos))) continue;
        found.push({
          ...candidate,
          before: [...before, ...(candidate.before ?? [])],
          after: [...(candidate.after ?? []), ...after],
        });
      }
    }
    return found;
  }

  return (word, known) => {
    const found = deep(word, known, 0);
    if (unlikeliness !== undefined) found.sort((one, other) => unlikeliness(one) - unlikeliness(other));
    return distinct(found).slice(0, MOST_CANDIDATES);
  };
}

/** One candidate for a base form: the first way to read it is the likeliest. */
function distinct(candidates: readonly Candidate[]): Candidate[] {
  const seen = new Set<string>();
  return candidates.filter(({ base, rows }) => {
    const name = `${base}|${rows[0]?.key ?? ''}`;
    return !seen.has(name) && seen.add(name);
  });
}
