import { foldWord } from '../word-forms/fold.ts';

/** Kana and kanji as nearly all are written, which folding leaves as they are; asking costs a tenth of folding. */
const IS_FOLDED = /^[ぁ-ゖァ-ヺー々\u4e00-\u9fff]+$/;

/** Wide letters and half-wide kana are the same to a reader. */
export const foldJapanese = (form: string) =>
  IS_FOLDED.test(form) ? form : foldWord(form.normalize('NFKC')).replace(/^～|～$/g, '');
