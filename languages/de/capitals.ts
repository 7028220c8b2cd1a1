import type { Candidate, Neighbours, WordInSentence } from '../word-forms/language-forms.ts';
import { GERMAN_GRAMMAR } from './grammar-words.ts';

const beginsLarge = (form: string) => /^\p{Lu}/u.test(form);

/**
 * The readings of a word within a sentence by its first letter: what is written small is a noun last of all, what has a capital is
 * a noun or the polite Sie first of all. Words in capitals alone say nothing.
 */
export function byCapitals(
  { written, word, candidates }: WordInSentence,
  { before, after, isFirst }: Neighbours,
): readonly Candidate[] {
  if (isFirst) return candidates;
  if (GERMAN_GRAMMAR.has(word)) return politeness(candidates, beginsLarge(written));
  return byLetter(candidates, written, [before, after]);
}

/** The polite Sie and Ihr have a capital. */
function politeness(candidates: readonly Candidate[], isLarge: boolean): readonly Candidate[] {
  const polite = candidates.filter(({ tags }) => tags.includes('polite'));
  const others = candidates.filter(({ tags }) => !tags.includes('polite'));
  return isLarge ? [...polite, ...others] : [...others, ...polite];
}

function byLetter(
  candidates: readonly Candidate[],
  written: string,
  beside: readonly (WordInSentence | undefined)[],
): readonly Candidate[] {
  const isLarge = beginsLarge(written);
  if (candidates.length === 0 || (written.length > 1 && /^\p{Lu}+$/u.test(written))) return candidates;
  const fitting: Candidate[] = [];
  const others: Candidate[] = [];
  for (const candidate of candidates) {
    const { base, rows } = candidate;
    const alike = rows.filter(({ form }) => beginsLarge(form) === isLarge);
    const [first] = alike;
    if (first === undefined) (isLarge || rows.length > 0 ? others : fitting).push(candidate);
    else if (beginsLarge(base) === isLarge) fitting.push(candidate);
    else
      fitting.push({
        ...candidate,
        base: first.form,
        rows: [...alike, ...rows.filter(row => !alike.includes(row))],
      });
  }
  // A verb in -e has its ich beside it (ich bitte, bitte ich); else it is rather an adjective: liebe Grüße.
  const isVerb = ({ tags }: Candidate) => tags.includes('present') && tags.includes('i');
  const hasI = beside.some(other => other?.word === 'ich');
  const [first, then] = [fitting.filter(isVerb), fitting.filter(candidate => !isVerb(candidate))];
  if (!hasI && !then.some(({ rows }) => rows[0]?.pos === 'adjective')) return [...fitting, ...others];
  return hasI ? [...first, ...then, ...others] : [...then, ...first, ...others];
}
