/** What every side may know of a language, the browser too: `languages/<code>/profile.ts`. */
export type LanguageProfile = {
  /** Two letters of ISO 639-1. */
  code: string;
  /** What its speakers call it. */
  name: string;
  english: string;
  direction: 'ltr' | 'rtl';
};
