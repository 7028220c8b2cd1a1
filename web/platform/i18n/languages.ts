import { manifestAddress } from '#contract/app-manifest.ts';
import { chooseLanguage } from '#contract/choose-language.ts';
import { DEFAULT_LANGUAGE, directionOf, isLanguage, type Language } from '#languages/index.ts';
import { mirrorCookie } from '#web/platform/storage/mirror-cookie.ts';
import { readStored, writeStored } from '#web/platform/storage/storage.ts';
import { createStore, useStore } from '#web/platform/storage/store.ts';
import type { I18n } from './i18n.tsx';
import { useTranslation } from './i18n.tsx';
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

/** The learning language to begin with: that of an earlier visit, else the one that the address names, which is remembered. */
export function startLearning(search: string): Language {
  const stored = LEARNING_KEYS.map(readStored).find(isLanguage);
  const named = new URLSearchParams(search).get('learn');
  if (stored === undefined && isLanguage(named)) switchLearning(named);
  else showLearning(stored ?? learning.get());
  const begun = learning.get();
  beginLearning(begun);
  return begun;
}

/** Sets the learning language of the first render. */
export const beginLearning = learning.begin;

/**
 * Loads a language's texts, then shows the interface in it. Returns false where there was nothing to do: the language was
 * asked for already, or another one has been asked for meanwhile.
 */
export async function switchLanguage(translator: I18n, language: Language): Promise<boolean> {
  if (language === wanted) return false;
  wanted = language;
  const messages = await loadMessages(language).catch((error: unknown) => {
    // Asked for again, it is to be tried again.
    if (wanted === language) wanted = translator.language;
    throw error;
  });
  if (wanted !== language) return false;
  rememberLanguage(language);
  translator.show(language, messages);
  return true;
}

export function switchLearning(language: Language): void {
  for (const key of LEARNING_KEYS) writeStored(key, language);
  showLearning(language);
}

function showLearning(language: Language): void {
  mirrorCookie('learning_language', language);
  learning.set(language);
}

/** The pair in force: `lang`, the interface language, and `learn`, the learning language. */
export function useLanguages(): { lang: Language; learn: Language } {
  const { i18n } = useTranslation();
  return { lang: i18n.language, learn: useStore(learning) };
}

/** The pair in which pages show what they do: that in force or, for who has not yet chosen what to learn, one with two languages. */
export function useExamplePair(): { lang: Language; learn: Language } {
  const { lang, learn } = useLanguages();
  if (lang !== learn) return { lang, learn };
  return { lang, learn: lang === DEFAULT_LANGUAGE ? 'es' : DEFAULT_LANGUAGE };
}

function rememberLanguage(language: Language): void {
  writeStored(LANGUAGE_KEY, language);
  mirrorCookie(LANGUAGE_KEY, language);
  const { documentElement: page } = document;
  const dir = directionOf(language);
  // A page rendered in this language says so, and saying it again would have the browser reckon the style of every element anew.
  if (page.lang !== language) page.lang = language;
  if (page.dir !== dir) page.dir = dir;
  document.querySelector('link[rel=manifest]')?.setAttribute('href', manifestAddress(language));
}
