/** The supported languages in the order of the specification: code, native name, English name, direction. */
export const LANGUAGES = [
  { code: 'en', name: 'English', english: 'English', direction: 'ltr' },
  { code: 'uk', name: 'Українська', english: 'Ukrainian', direction: 'ltr' },
  { code: 'es', name: 'Español', english: 'Spanish', direction: 'ltr' },
  { code: 'hi', name: 'हिन्दी', english: 'Hindi', direction: 'ltr' },
  { code: 'ar', name: 'العربية', english: 'Arabic', direction: 'rtl' },
  { code: 'pt', name: 'Português', english: 'Portuguese', direction: 'ltr' },
  { code: 'bn', name: 'বাংলা', english: 'Bengali', direction: 'ltr' },
  { code: 'fr', name: 'Français', english: 'French', direction: 'ltr' },
  { code: 'de', name: 'Deutsch', english: 'German', direction: 'ltr' },
  { code: 'ja', name: '日本語', english: 'Japanese', direction: 'ltr' },
  { code: 'id', name: 'Bahasa Indonesia', english: 'Indonesian', direction: 'ltr' },
  { code: 'tr', name: 'Türkçe', english: 'Turkish', direction: 'ltr' },
  { code: 'zh', name: '中文', english: 'Chinese', direction: 'ltr' },
  { code: 'vi', name: 'Tiếng Việt', english: 'Vietnamese', direction: 'ltr' },
  { code: 'it', name: 'Italiano', english: 'Italian', direction: 'ltr' },
  { code: 'ko', name: '한국어', english: 'Korean', direction: 'ltr' },
  { code: 'pl', name: 'Polski', english: 'Polish', direction: 'ltr' },
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
  return code === 'ar' ? 'rtl' : 'ltr';
}
