import { foldWord } from '../word-forms/fold.ts';
import { rankOf } from '../word-forms/known-words.ts';
import type { Candidate, KnownWords, LanguageForms } from '../word-forms/language-forms.ts';
import { hyphenParts, splitWords } from '../word-forms/pieces.ts';
import { grammarCandidate } from '../word-forms/tables.ts';
import { detachSuffixes, isReduplicated, type Reading, readingsOf, spokenReadingsOf } from './affixes.ts';
import { INDONESIAN_GRAMMAR } from './grammar-words.ts';

/** What else a row costs by its commonness: see rankOf. */
const COST_OF_RANK = [0, 0.3, 2.5];
const MOST_CANDIDATES = 6;
/** Two words may be attached: bukunyalah. */
const DEEPEST = 2;

/** Rows that are the plural of a word of ours: anak-anak is anak. */
const PLURALS = new Set(['anak-anak', 'orang-orang', 'ibu-ibu', 'bapak-bapak', 'teman-teman', 'kawan-kawan']);
const costOfOwn = (word: string): number => {
  if (PLURALS.has(word)) return 1.5;
  // dijual is menjual, though a row has it.
  return /^di.{4}/.test(word) ? 0.8 : 0;
};

type Found = { candidate: Candidate; cost: number };

function candidatesOf(word: string, known: KnownWords): readonly Candidate[] {
  const found = [...deep(word, known, readingsOf, 0)];
  if (found.length === 0) found.push(...deep(word, known, spokenReadingsOf, 0));
  found.sort((one, other) => one.cost - other.cost);
  return distinct(found.map(({ candidate }) => candidate)).slice(0, MOST_CANDIDATES);
}

const OF_THINGS = new Set(['noun', 'adjective', 'adverb', 'preposition', 'interjection', 'numeral']);

type Readings = (word: string) => readonly Reading[];

function* deep(word: string, known: KnownWords, readings: Readings, depth: number): Iterable<Found> {
  yield* alone(word, known, readings);
  if (depth === DEEPEST) return;
  for (const { rest, after } of detachSuffixes(word))
    for (const { candidate, cost } of deep(rest, known, readings, depth + 1)) {
      // bukalah is said to somebody: of membuka, not of the noun or adjective.
      const isNoCommand =
        after === 'emphasis' && OF_THINGS.has(candidate.rows[0]?.pos ?? '') && candidate.base === rest;
      yield {
        candidate: { ...candidate, after: [...(candidate.after ?? []), after] },
        cost: cost + (isNoCommand ? 1.7 : 0.6),
      };
    }
}

function* alone(word: string, known: KnownWords, readings: Readings): Iterable<Found> {
  for (const entry of INDONESIAN_GRAMMAR.get(word) ?? []) {
    const candidate = grammarCandidate(entry, foldWord, known);
    if (candidate !== undefined) yield { candidate, cost: 0 };
  }
  yield* ofReading({ base: word, tags: [], cost: costOfOwn(word) }, known);
  const [half, other, more] = word.split('-');
  if (half !== undefined && other !== undefined && more === undefined) {
    yield* twice(half, other, known, readings);
    return;
  }
  for (const reading of readings(word)) yield* ofReading(reading, known);
}

function* ofReading({ base, tags, cost, pos }: Reading, known: KnownWords): Iterable<Found> {
  const all = known.get(base);
  const rows = pos === undefined ? all : all?.filter(row => row.pos === pos);
  const [first] = rows ?? [];
  if (rows === undefined || first === undefined) return;
  yield { candidate: { base: first.form, rows, tags }, cost: cost + (COST_OF_RANK[rankOf(first)] ?? 0) };
}

/** anak-anak: more than one; berjalan-jalan, tekan-tekan: the verb. */
function* twice(half: string, other: string, known: KnownWords, readings: Readings): Iterable<Found> {
  for (const part of new Set([other, half]))
    for (const { candidate, cost } of alone(part, known, readings)) {
      const isNoun = candidate.rows[0]?.pos === 'noun' || candidate.rows.length === 0;
      const tags: Candidate['tags'] = isNoun ? ['plural', ...candidate.tags] : candidate.tags;
      yield {
        candidate: { ...candidate, tags },
        cost: cost + 0.8 + (part === half && part !== other ? 0 : 0.1),
      };
    }
}

/** One candidate for a base form: the first way to read it is the likeliest. */
function distinct(candidates: readonly Candidate[]): Candidate[] {
  const seen = new Set<string>();
  return candidates.filter(({ base, rows }) => {
    const name = `${base}|${rows[0]?.key ?? ''}`;
    return !seen.has(name) && seen.add(name);
  });
}

export const indonesianForms: LanguageForms = {
  fold: foldWord,
  candidates: candidatesOf,
  isRanked: true,
  split: (text, known) =>
    splitWords(text, word => hyphenParts(word, whole => isReduplicated(whole) || known.has(foldWord(whole)))),
};
