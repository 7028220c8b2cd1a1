import { arabic } from './ar/profile.ts';
import { bengali } from './bn/profile.ts';
import { german } from './de/profile.ts';
import { english } from './en/profile.ts';
import { spanish } from './es/profile.ts';
import { french } from './fr/profile.ts';
import { hindi } from './hi/profile.ts';
import { indonesian } from './id/profile.ts';
import { italian } from './it/profile.ts';
import { japanese } from './ja/profile.ts';
import { korean } from './ko/profile.ts';
import { polish } from './pl/profile.ts';
import { portuguese } from './pt/profile.ts';
import { turkish } from './tr/profile.ts';
import { ukrainian } from './uk/profile.ts';
import { vietnamese } from './vi/profile.ts';
import { chinese } from './zh/profile.ts';

/**
 * The supported languages in the order of docs/specification.md. All of it reaches the browser; what only the server needs of a
 * language is in `speech.ts`.
 */
export const LANGUAGES = [
  english,
  ukrainian,
  spanish,
  hindi,
  arabic,
  portuguese,
  bengali,
  french,
  german,
  japanese,
  indonesian,
  turkish,
  chinese,
  vietnamese,
  italian,
  korean,
  polish,
] as const;

export type Language = (typeof LANGUAGES)[number]['code'];

export const LANGUAGE_CODES = LANGUAGES.map(language => language.code) as [Language, ...Language[]];

export const DEFAULT_LANGUAGE: Language = 'en';

/** True when `value` is the code of a supported language. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGE_CODES.includes(value as Language);
}

/** The writing direction of a language, for the `dir` attribute. */
export function directionOf(code: Language): 'ltr' | 'rtl' {
  return LANGUAGES.find(language => language.code === code)?.direction ?? 'ltr';
}

/** Whether the letters of a language leave open how a word by itself is said. */
export function hasOpenReadings(code: Language): boolean {
  return LANGUAGES.some(language => language.code === code && 'hasOpenReadings' in language);
}
