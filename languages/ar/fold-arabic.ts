import { foldWord } from '../word-forms/fold.ts';

/** Vowel marks and the lengthening stroke, which are written or left out at will. */
const MARKS = /[\u064b-\u065f\u0670\u0640]/g;

/** Writers leave out the hamza on alif and the dots of the final ya. */
export const foldArabic = (form: string) =>
  foldWord(form)
    .replace(MARKS, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replaceAll('ى', 'ي');
