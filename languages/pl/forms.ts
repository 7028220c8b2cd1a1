import { foldWord } from '../word-forms/fold.ts';
import { inflected } from '../word-forms/inflected.ts';
import type { LanguageForms } from '../word-forms/language-forms.ts';
import { hyphenParts, splitWords } from '../word-forms/pieces.ts';
import { guessPolish, guessPolishPartner } from './endings.ts';
import { POLISH_GRAMMAR } from './grammar-words.ts';
import { POLISH_IRREGULAR } from './irregular-forms.ts';

export const polishForms: LanguageForms = {
  fold: foldWord,
  headwords: form => (/ się$/.test(form) ? [form.replace(/ się$/, '')] : []),
  candidates: inflected({
    fold: foldWord,
    grammar: POLISH_GRAMMAR,
    irregular: POLISH_IRREGULAR,
    guess: guessPolish,
    guessFurther: guessPolishPartner,
  }),
  behindOwnForm: new Set(['imperative', 'adverb', 'verbal-noun', 'infinitive', 'past-participle', 'passive', 'vocative']),
  split: (text, known) => splitWords(text, word => hyphenParts(word, whole => known.has(foldWord(whole)))),
  apart: { words: new Set(['się']), together: verb => `${verb} się`, reach: 'clause' },
};
