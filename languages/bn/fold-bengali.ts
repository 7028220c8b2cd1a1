import { foldWord } from '../word-forms/fold.ts';

/** The two ways to write ড়, ঢ় and য় are one, and joiners are not seen. */
export const foldBengali = (form: string) => foldWord(form).replaceAll('ত\u09cd\u200d', 'ৎ');
