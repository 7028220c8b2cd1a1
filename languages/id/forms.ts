import { foldWord } from '../word-forms/fold.ts';
import { inflected } from '../word-forms/inflected.ts';
import type { LanguageForms } from '../word-forms/language-forms.ts';
import { hyphenParts, splitWords } from '../word-forms/pieces.ts';
import { detachSuffixes, guessIndonesian, isReduplicated } from './affixes.ts';
import { INDONESIAN_GRAMMAR } from './grammar-words.ts';

export const indonesianForms: LanguageForms = {
  fold: foldWord,
  candidates: inflected({
    fold: foldWord,
    grammar: INDONESIAN_GRAMMAR,
    guess: guessIndonesian,
    detach: detachSuffixes,
  }),
  split: (text, known) =>
    splitWords(text, word => hyphenParts(word, whole => isReduplicated(whole) || known.has(foldWord(whole)))),
};
