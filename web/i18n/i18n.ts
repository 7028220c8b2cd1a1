import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '#languages/index.ts';
import type en from './locales/en.json';

/** All texts of the interface in one language; every language has the keys of English. */
export type Messages = typeof en;

/** A translator that is ready at once, without loading anything: the messages are handed over. */
export function createI18n(language: Language, messages: Messages): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { translation: messages } },
    // All 17 files have the same keys (a test), so no second language is ever loaded.
    fallbackLng: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}
