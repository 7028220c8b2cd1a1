import type { Language } from './index.ts';
import type { LanguageForms } from './word-forms/language-forms.ts';

/** How the words of each language change in texts. A language is loaded when it is first asked for. */
const FORMS: Partial<Record<Language, () => Promise<LanguageForms>>> = {
  en: async () => (await import('./en/forms.ts')).englishForms,
  es: async () => (await import('./es/forms.ts')).spanishForms,
};

export const formsOf = (language: Language): Promise<LanguageForms> | undefined => FORMS[language]?.();
