import { inflected } from '../word-forms/inflected.ts';
import type { LanguageForms } from '../word-forms/language-forms.ts';
import { hyphenParts, splitWords } from '../word-forms/pieces.ts';
import { guessHindi } from './endings.ts';
import { foldHindi } from './fold-hindi.ts';
import { HINDI_GRAMMAR } from './grammar-words.ts';
import { HINDI_IRREGULAR } from './irregular-forms.ts';

export const hindiForms: LanguageForms = {
  fold: foldHindi,
  // "के पास" stands in rows, "पास" in texts behind another word.
  headwords: form => (/^(के|की) \S+$/.test(form) ? [form.replace(/^\S+ /, '')] : []),
  candidates: inflected({
    fold: foldHindi,
    grammar: HINDI_GRAMMAR,
    irregular: HINDI_IRREGULAR,
    guess: guessHindi,
  }),
  split: (text, known) => splitWords(text, word => hyphenParts(word, whole => known.has(foldHindi(whole)))),
};
