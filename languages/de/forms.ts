import { foldWord } from '../word-forms/fold.ts';
import { inflected } from '../word-forms/inflected.ts';
import type { Candidate, KnownWords, LanguageForms } from '../word-forms/language-forms.ts';
import { hyphenParts, splitWords } from '../word-forms/pieces.ts';
import { lastParts } from './compounds.ts';
import { guessGerman } from './endings.ts';
import { GERMAN_GRAMMAR } from './grammar-words.ts';
import { GERMAN_IRREGULAR } from './irregular-forms.ts';
import { CLAUSE_GOES_ON, PARTICLES, PREPOSITIONS } from './separable-verbs.ts';

const alone = inflected({
  fold: foldWord,
  grammar: GERMAN_GRAMMAR,
  irregular: GERMAN_IRREGULAR,
  guess: guessGerman,
});

export const germanForms: LanguageForms = {
  fold: foldWord,
  headwords: (form, pos = 'noun') => [
    ...(/^sich \S/.test(form) ? [form.replace(/^sich /, '')] : []),
    // Adjectives that are nouns are listed in the masculine: Erwachsener, also die Erwachsene. schwer is no such noun.
    ...(pos === 'noun' && /^\S+er$/.test(form) && form.length > 5 ? [form.slice(0, -1)] : []),
  ],
  candidates,
  split: (text, known) => splitWords(text, word => hyphenParts(word, whole => known.has(foldWord(whole)))),
  apart: {
    words: PARTICLES,
    together: (verb, particle) => (particle === 'spazieren' ? `${particle} ${verb}` : particle + verb),
    reach: 'clause',
    atEnd: { words: PREPOSITIONS, before: CLAUSE_GOES_ON },
  },
};

/** A compound that no row has is explained by its last part, which says what kind of thing it is. */
function candidates(word: string, known: KnownWords): readonly Candidate[] {
  const found = alone(word, known);
  return found.length > 0 ? found : lastParts(word, part => alone(part, known), known);
}
