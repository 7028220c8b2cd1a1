import type { Candidate, Guess, KnownWords, LanguageForms } from '../word-forms/language-forms.ts';
import { bentAtEnd } from '../word-forms/several-words.ts';
import type { FormTag } from '../word-forms/tags.ts';
import { guessHindi } from './endings.ts';
import { foldHindi } from './fold-hindi.ts';
import { HINDI_IRREGULAR } from './irregular-forms.ts';

/** What is or was: करता है, कर रही थीं. */
const HELPER = /(?: (रहा|रही|रहे))? (?:(हूं|हो|है|हैं)|था|थी|थे|थीं)$/;

const folded = (guess: Guess): Guess => ({ ...guess, base: foldHindi(guess.base) });

const bent = bentAtEnd(
  last => [...(HINDI_IRREGULAR.get(last) ?? []), ...guessHindi(last)].map(folded),
  // का and adjectives agree with what follows: सूअर के बच्चे, थकी हुई.
  start => [start, start.replace(/[ेी](?=[ -]$)/, 'ा'), start.replace(/[एई](?=[ -]$)/, 'या')],
);

type Candidates = LanguageForms['candidates'];

/**
 * Adds to the candidates of single words those of several: of rows that have several, and of tenses with a helper.
 *
 * @param asWritten for several words, whose other spellings are too many to try
 * @param single for a word
 */
export const withSeveralWords =
  (asWritten: Candidates, single: Candidates): Candidates =>
  (word, known) => {
    if (!/[ -]/.test(word)) return single(word, known);
    const found = word.includes(' ') ? asWritten(word, known) : single(word, known);
    return [
      ...found,
      ...bent(word, known),
      ...doubled(word, known, single),
      ...tense(word, known, asWritten),
    ];
  };

/** A word that is said twice: अलग-अलग is अलग, behind what has a row of its own. */
function doubled(word: string, known: KnownWords, single: Candidates): Candidate[] {
  const [, once] = /^([^ -]+)-\1$/.exec(word) ?? [];
  if (once === undefined) return [];
  return single(once, known).map(candidate => ({
    ...candidate,
    rows: candidate.rows.map(row => ({ ...row, commonness: 'last' as const })),
  }));
}

function tense(word: string, known: KnownWords, single: Candidates): Candidate[] {
  const [helper, goingOn, isNow] = HELPER.exec(word) ?? [];
  if (helper === undefined) return [];
  const verb = word.slice(0, -helper.length);
  const tags: FormTag[] = [
    isNow === undefined ? 'past' : 'present',
    ...(goingOn === undefined ? [] : (['progressive'] as const)),
  ];
  return [...single(verb, known), ...bent(verb, known)]
    .filter(({ rows }) => rows.some(({ pos }) => pos === 'verb'))
    .map(candidate => ({ ...candidate, tags: [...new Set([...candidate.tags, ...tags])] }));
}
