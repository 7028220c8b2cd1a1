import { inflected } from '../word-forms/inflected.ts';
import type { LanguageForms } from '../word-forms/language-forms.ts';
import { splitWords } from '../word-forms/pieces.ts';
import { detachArabic } from './attached-words.ts';
import { foldArabic } from './fold-arabic.ts';
import { ARABIC_GRAMMAR } from './grammar-words.ts';
import { ARABIC_IRREGULAR } from './irregular-forms.ts';
import { guessArabic } from './stems.ts';

export const arabicForms: LanguageForms = {
  fold: foldArabic,
  headwords: form => (/^ال\S{3,}$/.test(form) ? [form.slice(2)] : []),
  candidates: inflected({
    fold: foldArabic,
    grammar: ARABIC_GRAMMAR,
    irregular: ARABIC_IRREGULAR,
    guess: guessArabic,
    detach: detachArabic,
    // An attached word is likelier than an unusual form: اليمين is the right, not a form of لام.
    unlikeliness: ({ before = [], after = [], tags }) =>
      before.length + after.length + (tags.length > 0 ? 1.2 : 0),
  }),
  split: text => splitWords(text, word => word.split(/(-)/)),
};
