import { inflected } from '../word-forms/inflected.ts';
import type { LanguageForms } from '../word-forms/language-forms.ts';
import { hyphenParts, splitWords } from '../word-forms/pieces.ts';
import { guessBengali } from './endings.ts';
import { foldBengali } from './fold-bengali.ts';
import { BENGALI_GRAMMAR } from './grammar-words.ts';
import { BENGALI_IRREGULAR } from './irregular-verbs.ts';

export const bengaliForms: LanguageForms = {
  fold: foldBengali,
  // Many verbs are listed with the noun they are made of: পান করা.
  headwords: form =>
    /^\S+(?<!তে) (করা|হওয়া|দেওয়া|নেওয়া|খাওয়া|পাওয়া)$/.test(form.normalize('NFC')) ? [form.replace(/ \S+$/, '')] : [],
  candidates: inflected({
    fold: foldBengali,
    grammar: BENGALI_GRAMMAR,
    irregular: BENGALI_IRREGULAR,
    guess: guessBengali,
    detach: function* (word) {
      // The emphasis ই and the also ও may follow any word.
      if (/.{2}ই$/.test(word)) yield { rest: word.slice(0, -1), after: ['emphasis'] };
      if (/.{2}ও$/.test(word)) yield { rest: word.slice(0, -1), after: ['also'] };
      if (/.{2}নি$/.test(word)) yield { rest: word.slice(0, -2), after: ['not'] };
    },
  }),
  split: (text, known) => splitWords(text, word => hyphenParts(word, whole => known.has(foldBengali(whole)))),
};
