import { foldWord } from '../word-forms/fold.ts';

/** Letters and signs that are written in one way only, which folding leaves as they are; asking costs a tenth of folding. */
const IS_FOLDED =
  /^(?:[\u0981-\u0983\u0985-\u09b9\u09bf-\u09cc\u09cd\u09ce]|(?<!\u09c7)\u09be|(?<!\u09cd)\u09bc)+$/;

/** The two ways to write ড়, ঢ় and য় are one, and joiners are not seen. */
export const foldBengali = (form: string) =>
  IS_FOLDED.test(form) ? form : foldWord(form).replaceAll('ত\u09cd\u200d', 'ৎ');
