import type { Language } from '#languages/index.ts';

/** Longer is no word. */
export const LONGEST_SEARCH = 60;

/** Vowel marks and the lengthening stroke, which Arabic writes or leaves out at will. */
const ARABIC_EXTRAS = /[\u064b-\u0652\u0670\u0640]/g;

/** A form as it is looked up: case, the kind of apostrophe and the writer's vowel marks do not matter. */
export function foldForm(language: Language, form: string): string {
  const plain = form.normalize('NFC').replace(/[‘’ʼ]/g, "'").trim();
  // By rules of a language only where it has some: they take several times as long.
  const lower = language === 'tr' ? plain.toLocaleLowerCase('tr') : plain.toLowerCase();
  return lower.replace(ARABIC_EXTRAS, '');
}

/** A form as it looks to a reader: two that fold alike read the same, whatever their case and the width of their letters. */
export function foldReading(form: string): string {
  return form.normalize('NFKC').toLowerCase();
}

/** Letters with a stroke or ligatures, which keyboards of other languages lack and Unicode does not take apart. */
const PLAIN_LETTERS: Record<string, string> = { đ: 'd', ł: 'l', ı: 'i', ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o' };

/**
 * A form or a search text as people type it in a hurry: besides what `foldForm` passes over, without accents, tones and the
 * full width of Japanese keyboards. Marks that are letters of their own (Hindi vowels, the voicing of kana) stay.
 */
export function foldSearch(text: string): string {
  return foldForm('en', text.normalize('NFKC'))
    .normalize('NFD')
    .replace(/[\u0300-\u036fˈˌː]/g, '')
    .normalize('NFC')
    .replace(/[đłıßœæø]/g, letter => PLAIN_LETTERS[letter] ?? letter);
}
