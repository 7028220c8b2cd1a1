import { foldWord } from '../word-forms/fold.ts';
import { inflected } from '../word-forms/inflected.ts';
import type { LanguageForms } from '../word-forms/language-forms.ts';
import { hyphenParts, splitWords } from '../word-forms/pieces.ts';
import { guessUkrainian, guessUkrainianPartner } from './endings.ts';
import { UKRAINIAN_GRAMMAR } from './grammar-words.ts';
import { UKRAINIAN_IRREGULAR } from './irregular-forms.ts';

/** Stress marks help to read and are no part of the word. */
const foldUkrainian = (form: string) =>
  foldWord(form.includes('\u0301') ? form.normalize('NFC').replaceAll('\u0301', '') : form);

export const ukrainianForms: LanguageForms = {
  fold: foldUkrainian,
  headwords: form => (/тися$/.test(form) ? [form.replace(/ся$/, 'сь')] : []),
  candidates: inflected({
    fold: foldUkrainian,
    grammar: UKRAINIAN_GRAMMAR,
    irregular: UKRAINIAN_IRREGULAR,
    guess: guessUkrainian,
    guessFurther: guessUkrainianPartner,
  }),
  split: (text, known) =>
    splitWords(text, word =>
      hyphenParts(word, whole => {
        const folded = foldUkrainian(whole);
        return (
          known.has(folded) || UKRAINIAN_GRAMMAR.has(folded) || /^по-.*(ому|и)$|^будь-|-небудь$/.test(folded)
        );
      }),
    ),
};
