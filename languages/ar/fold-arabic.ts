import { foldWord } from '../word-forms/fold.ts';

/** Vowel marks and the lengthening stroke, which are written or left out at will. */
const MARKS = /[\u064b-\u065f\u0670\u0640]/g;

/** Any of what is folded: most forms have none, and all that endings are tried on. */
const UNFOLDED = /[\u064b-\u065f\u0670\u0640أإآٱى]/;

/** Writers leave out the hamza on alif and the dots of the final ya. */
export function foldArabic(form: string): string {
  const folded = foldWord(form);
  return UNFOLDED.test(folded)
    ? folded
        .replace(MARKS, '')
        .replace(/[أإآٱ]/g, 'ا')
        .replaceAll('ى', 'ي')
    : folded;
}
