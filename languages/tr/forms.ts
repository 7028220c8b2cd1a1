import { foldWord } from '../word-forms/fold.ts';
import { inflected } from '../word-forms/inflected.ts';
import type { LanguageForms } from '../word-forms/language-forms.ts';
import { hyphenParts, splitWords } from '../word-forms/pieces.ts';
import { TURKISH_GRAMMAR } from './grammar-words.ts';
import { guessTurkish } from './suffixes.ts';

/** İ and ı are two letters; what is attached to a name stands behind an apostrophe. */
const foldTurkish = (form: string) =>
  /[Iİ]/.test(form)
    ? foldWord(foldWord(form.replace(/I(?!\u0307)/g, 'ı').replace(/İ|I\u0307/g, 'i')))
    : foldWord(form);

export const turkishForms: LanguageForms = {
  fold: foldTurkish,
  candidates: inflected({ fold: foldTurkish, grammar: TURKISH_GRAMMAR, guess: guessTurkish }),
  split: (text, known) => splitWords(text, word => hyphenParts(word, whole => known.has(foldTurkish(whole)))),
};
