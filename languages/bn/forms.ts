import { inflected } from '../word-forms/inflected.ts';
import type { LanguageForms } from '../word-forms/language-forms.ts';
import { inOtherSpellings } from '../word-forms/other-spellings.ts';
import { hyphenParts, splitWords } from '../word-forms/pieces.ts';
import { guessBengali, guessBengaliFurther } from './endings.ts';
import { foldBengali } from './fold-bengali.ts';
import { BENGALI_GRAMMAR } from './grammar-words.ts';
import { BENGALI_IRREGULAR } from './irregular-verbs.ts';
import { otherSpellings } from './other-spellings.ts';
import { withSeveralWords } from './several-words.ts';

/** Nouns that are oftener in a text than the verbs whose forms they are written like: দিন is the day before it is "give". */
const WORDS_FIRST = new Set(
  ['দিন', 'গান', 'চাল', 'পান', 'খান', 'বই', 'বন', 'বস', 'দিক', 'সই', 'সন', 'আসল', 'আসলে', 'ধুলো'].map(foldBengali),
);

const asWritten = inflected({
  fold: foldBengali,
  grammar: BENGALI_GRAMMAR,
  irregular: BENGALI_IRREGULAR,
  guess: guessBengali,
  guessFurther: word => guessBengaliFurther(word),
  wordsFirst: WORDS_FIRST,
  detach: function* (word) {
    // The emphasis ই and the also ও may follow any word.
    if (/.{2}ই$/.test(word)) yield { rest: word.slice(0, -1), after: ['emphasis'] };
    if (/.{2}ও$/.test(word)) yield { rest: word.slice(0, -1), after: ['also'] };
    if (/.{2}নি$/.test(word)) yield { rest: word.slice(0, -2), after: ['not'], kinds: ['verb'] };
  },
});

export const bengaliForms: LanguageForms = {
  fold: foldBengali,
  // Many verbs are listed with the noun they are made of: পান করা.
  headwords: form =>
    /^\S+(?<!তে|িয়ে|রেখে|ফেলে|খুঁজে|ছেড়ে|ফিরে|ধরে) (করা|হওয়া|দেওয়া|নেওয়া|খাওয়া|পাওয়া)$/.test(form.normalize('NFC'))
      ? [form.replace(/ \S+$/, '')]
      : [],
  candidates: withSeveralWords(asWritten, inOtherSpellings(asWritten, otherSpellings)),
  split: (text, known) => splitWords(text, word => hyphenParts(word, whole => known.has(foldBengali(whole)))),
};
