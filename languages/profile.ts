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
};
