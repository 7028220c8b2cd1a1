import { foldWord } from '../word-forms/fold.ts';

/** Stress marks help to read and are no part of the word. */
export const foldUkrainian = (form: string) =>
  foldWord(form.includes('\u0301') ? form.normalize('NFC').replaceAll('\u0301', '') : form);
