import { inflected } from '../word-forms/inflected.ts';
import type { KnownWords, LanguageForms } from '../word-forms/language-forms.ts';
import { hyphenParts, splitWords } from '../word-forms/pieces.ts';
import { guessHindi, guessHindiFurther } from './endings.ts';
import { foldHindi } from './fold-hindi.ts';
import { HINDI_GRAMMAR } from './grammar-words.ts';
import { HINDI_IRREGULAR } from './irregular-forms.ts';

export const hindiForms: LanguageForms = {
  fold: foldHindi,
  headwords: foldedHeadwords,
  candidates: inflected({
    fold: foldHindi,
    grammar: HINDI_GRAMMAR,
    irregular: HINDI_IRREGULAR,
    guess: guessHindi,
    guessFurther: guessHindiFurther,
  }),
  split: (text, known) =>
    splitWords(text, word => hyphenParts(word, whole => isKnown(foldHindi(whole), known))),
};

/**
 * "के पास" stands in rows, "पास" in texts behind another word; of "शुरू करना" texts have "शुरू" before other verbs too
 * (शुरू हुआ) or parted from its own (शुरू नहीं किया).
 */
function foldedHeadwords(form: string): string[] {
  const [first = '', second = '', ...others] = form.split(' ');
  if (others.length > 0) return [];
  if (/^(के|की)$/.test(first)) return [second];
  return /^(करना|होना|देना|लगाना|चलना|कीजिए)$/.test(second) ? [first] : [];
}

/** "रंग-बिरंगे" is one word because "रंग-बिरंगा" is. */
function isKnown(word: string, known: KnownWords): boolean {
  return known.has(word) || known.has(word.replace(/[ेी]$/, 'ा'));
}
