/** What every side may know of a language, the browser too: `languages/<code>/profile.ts`. */
export type LanguageProfile = {
  /** Two letters of ISO 639-1. */
  code: string;
  /** What its speakers call it. */
  name: string;
  /** A sign of one to three letters in its own script, where the name has no room. */
  monogram: string;
  english: string;
  direction: 'ltr' | 'rtl';
  /**
   * Its letters do not tell how a word by itself is said: vowels, the stress or the reading of characters are left to the reader. We
   * know them word by word, and a voice that is only given the letters guesses.
   */
  hasOpenReadings?: true;
};
