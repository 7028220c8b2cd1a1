import { foldWord } from '../word-forms/fold.ts';
import { inflected } from '../word-forms/inflected.ts';
import { rankOf } from '../word-forms/known-words.ts';
import type { Candidate, KnownWords, LanguageForms } from '../word-forms/language-forms.ts';
import { hyphenParts, splitWords } from '../word-forms/pieces.ts';
import { byCapitals } from './capitals.ts';
import { lastParts, numberParts, particleVerbs } from './compounds.ts';
import { declinedHeads } from './declined-nouns.ts';
import { guessGerman } from './endings.ts';
import { GERMAN_GRAMMAR } from './grammar-words.ts';
import { GERMAN_IRREGULAR } from './irregular-forms.ts';
import {
  ALWAYS_PARTICLES,
  AUXILIARIES,
  CLAUSE_GOES_ON,
  HAS_PARTICLE,
  PARTICLES,
  PREPOSITIONS,
} from './separable-verbs.ts';

const alone = inflected({
  fold: foldWord,
  grammar: GERMAN_GRAMMAR,
  irregular: GERMAN_IRREGULAR,
  guess: guessGerman,
  // geht's, soll's, wie's: es.
  *detach(word) {
    const rest = word.replace(/(?<=\p{L})'s$/u, '');
    if (rest !== word) yield { rest, after: ['it'], kinds: ['verb', 'pronoun', 'adverb', 'conjunction'] };
  },
});

export const germanForms: LanguageForms = {
  fold: foldWord,
  headwords: (form, pos = 'noun') => [
    ...(isReflexive(form) ? [form.replace(/^sich /, '')] : []),
    // Adjectives that are nouns are listed in the masculine: Erwachsener, also die Erwachsene.
    ...(pos === 'noun' ? declinedHeads(form) : []),
  ],
  candidates,
  isRanked: true,
  inSentence: byCapitals,
  split: (text, known) => splitWords(text, word => hyphenParts(word, whole => known.has(foldWord(whole)))),
  apart: {
    words: PARTICLES,
    together: (verb, particle) => (particle === 'spazieren' ? `${particle} ${verb}` : particle + verb),
    reach: 'clause',
    atEnd: { words: PREPOSITIONS, before: CLAUSE_GOES_ON },
    always: { words: ALWAYS_PARTICLES, without: AUXILIARIES, among: HAS_PARTICLE },
  },
};

/** Not sich machen an: nothing but the separable verb is written macht an. */
const isReflexive = (form: string) => /^sich \S/.test(form) && !PREPOSITIONS.has(form.replace(/^.* /, ''));

/** A compound that no row has is explained by its last part, which says what kind of thing it is. */
function candidates(word: string, known: KnownWords): readonly Candidate[] {
  const found = alone(word, known);
  if (found.length > 0) return inOrder(word, found, known);
  const read = (part: string) => alone(part, known);
  for (const explained of [lastParts(word, read, known), numberParts(word, read), particleVerbs(word, read)])
    if (explained.length > 0) return explained;
  return [];
}

/** Freundinnen is of Freundin, where that is a word, before it is of Freund; Kündigung is itself before it is of kündigen. */
const DERIVED = ['feminine', 'diminutive', 'verbal-noun'] as const;

/**
 * Common rows first. But a word that is in the dictionary itself is no form of another one of its kind: Müller is not of Müll,
 * Brötchen not of Brot.
 */
function inOrder(word: string, found: readonly Candidate[], known: KnownWords): readonly Candidate[] {
  if (found.length < 2) return found;
  const kinds = new Set(known.get(word)?.map(({ pos }) => pos));
  const irregular = GERMAN_IRREGULAR.get(word);
  const isOutdone = ({ base, rows, tags }: Candidate) => {
    const folded = foldWord(base);
    if (tags.length === 0 || tags.includes('comparative') || folded === word || GERMAN_GRAMMAR.has(word))
      return false;
    return rows.every(({ pos }) => kinds.has(pos)) && !irregular?.some(entry => entry.base === folded);
  };
  const isDerived = ({ tags }: Candidate) =>
    !GERMAN_GRAMMAR.has(word) && DERIVED.some(tag => tags.includes(tag));
  const cost = (candidate: Candidate) => {
    const [row] = candidate.rows;
    return (
      (row === undefined ? 0 : rankOf(row)) +
      (isOutdone(candidate) ? 3 : 0) +
      (isDerived(candidate) ? 1.5 : 0)
    );
  };
  return found
    .map(candidate => ({ candidate, cost: cost(candidate) }))
    .sort((one, other) => one.cost - other.cost)
    .map(({ candidate }) => candidate);
}
