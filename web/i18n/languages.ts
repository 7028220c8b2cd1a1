import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { chooseLanguage } from '#contract/choose-language.ts';
import { DEFAULT_LANGUAGE, directionOf, isLanguage, type Language } from '#languages/index.ts';
import { readStored, writeStored } from '../storage.ts';
import { createStore, useStore } from '../store.ts';
import { loadMessages } from './load-messages.ts';

const LANGUAGE_KEY = 'language';
/** Both names appear in the specification: both are written, the first that is there is read. */
const LEARNING_KEYS = ['learningLanguage', 'learning_language'] as const;

const learning = createStore<Language>(DEFAULT_LANGUAGE);

/** The interface language asked for last; its texts may still be on their way. */
let wanted: Language = DEFAULT_LANGUAGE;

/** The interface language to begin with; remembered, since the choice is cached locally. */
export function startLanguage(): Language {
  const hints = {
    stored: readStored(LANGUAGE_KEY),
    browser: navigator.languages,
    page: document.documentElement.lang,
  };
  wanted = chooseLanguage(hints);
  rememberLanguage(wanted);
  return wanted;
}

/** Reads the learning language of an earlier visit. */
export function startLearning(): void {
  const stored = LEARNING_KEYS.map(readStored).find(isLanguage);
  if (stored !== undefined) learning.set(stored);
}

/**
 * Loads a language's texts, then shows the interface in it. Returns false where there was nothing to do: the language was
 * asked for already, or another one has been asked for meanwhile.
 */
export async function switchLanguage(translator: i18n, language: Language): Promise<boolean> {
  if (language === wanted) return false;
  wanted = language;
  const messages = await loadMessages(language).catch((error: unknown) => {
    // Asked for again, it is to be tried again.
    if (wanted === language) wanted = translator.language as Language;
    throw error;
  });
  if (wanted !== language) return false;
  translator.addResourceBundle(language, 'translation', messages);
  rememberLanguage(language);
  await translator.changeLanguage(language);
  return true;
}

export function switchLearning(language: Language): void {
  for (const key of LEARNING_KEYS) writeStored(key, language);
  learning.set(language);
}

/** The pair in force: `lang`, the interface language, and `learn`, the learning language. */
export function useLanguages(): { lang: Language; learn: Language } {
  const { i18n } = useTranslation();
  return { lang: i18n.language as Language, learn: useStore(learning) };
}

function rememberLanguage(language: Language): void {
  writeStored(LANGUAGE_KEY, language);
  // The server reads the choice here, to name the right files in the page's head.
  // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not in every browser that is supported
  document.cookie = `language=${language}; Path=/; SameSite=Lax; Max-Age=31536000`;
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}
