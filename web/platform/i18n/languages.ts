import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { manifestAddress } from '#contract/app-manifest.ts';
import { chooseLanguage } from '#contract/choose-language.ts';
import { DEFAULT_LANGUAGE, directionOf, isLanguage, type Language } from '#languages/index.ts';
import { tokenOwner } from '#web/platform/http/token.ts';
import type { LanguageChoice } from '#web/platform/offline/outbox/outbox-db.ts';
import { writeUntilTaken } from '#web/platform/offline/writes/write.ts';
import { mirrorCookie } from '#web/platform/storage/mirror-cookie.ts';
import { readStored, writeStored } from '#web/platform/storage/storage.ts';
import { createStore, useStore } from '#web/platform/storage/store.ts';
import type { I18n } from './i18n.tsx';
import { useTranslation } from './i18n.tsx';
import { loadMessages } from './load-messages.ts';

const LANGUAGE_KEY = 'language';
/** Both names appear in the specification: both are written, the first that is there is read. */
const LEARNING_KEYS = ['learningLanguage', 'learning_language'] as const;

const LEARNING_COOKIE = 'learning_language';

const learning = createStore<Language>(DEFAULT_LANGUAGE);
/** Whether somebody has said what they want to learn; until then it is the default. */
const hasChosen = createStore(false);

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
  if (stored !== undefined) showLearning(stored);
  else if (isLanguage(named)) switchLearning(named);
  else mirrorCookie(LEARNING_COOKIE, null);
  beginLearning(learning.get(), stored !== undefined || isLanguage(named));
  return learning.get();
}

/** Sets the learning language of the first render, and whether it was chosen. */
export function beginLearning(language: Language, isChosen: boolean): void {
  learning.begin(language);
  hasChosen.begin(isChosen);
}

export const hasChosenLearning = hasChosen.get;

/** Whether it is still to be asked what to learn: nobody has said, or it is the language that is spoken. */
export function useIsUndecided(): boolean {
  const { lang, learn } = useLanguages();
  return !useStore(hasChosen) || lang === learn;
}

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

/** Sets the learning language, and remembers it on this device. */
export function switchLearning(language: Language): void {
  for (const key of LEARNING_KEYS) writeStored(key, language);
  showLearning(language);
}

/** What the person has chosen on this page, and until when their account was asked without knowing it. */
let choice: { userId: string; pair: LanguageChoice; until: number } | undefined;

/** Notes a choice of the person whose token is here, be their session still on its way; a guest's is on this device alone. */
export function noteChoice(change: LanguageChoice): void {
  const userId = tokenOwner();
  if (userId === undefined) return;
  const pair = { ...(choice?.userId === userId && choice.pair), ...change };
  choice = { userId, pair, until: Number.POSITIVE_INFINITY };
}

/** The account says what counts. */
export function forgetChoice(): void {
  choice = undefined;
}

/** Saves a choice in the account. It waits in the outbox like every write; where that cannot be loaded, it lasts as long as the page. */
export async function saveChoice(change: LanguageChoice, queries: QueryClient): Promise<void> {
  if (tokenOwner() === undefined) return;
  noteChoice(change);
  try {
    await writeUntilTaken({ kind: 'languages', choice: change }, queries);
    // From here on the outbox tells it, or the account.
    if (choice !== undefined) choice.until = performance.now();
  } catch (error) {
    console.warn('The language preference was not saved', error);
  }
}

/**
 * Shows the pair that an account says, but for what its owner has chosen here since it was asked; returns the pair.
 *
 * @param askedAt when it was asked, by `performance.now()`
 */
export function followAccount(
  translator: I18n,
  account: Required<LanguageChoice> & { id: string },
  askedAt: number,
): Required<LanguageChoice> {
  const { id, language, learning_language } = account;
  // A server of the specification alone names no id.
  const newer = choice !== undefined && choice.userId === id && choice.until >= askedAt ? choice.pair : {};
  const pair = { language, learning_language, ...newer };
  switchLearning(pair.learning_language);
  void switchLanguage(translator, pair.language).catch(() => undefined);
  return pair;
}

function showLearning(language: Language): void {
  mirrorCookie(LEARNING_COOKIE, language);
  learning.set(language);
  hasChosen.set(true);
}

/** Stands around words of another language than the one in force: a link may lead to a word that its visitor does not learn. */
export const LearningHere = createContext<Language | undefined>(undefined);

/** The pair in force: `lang`, the interface language, and `learn`, the learning language of what is shown here. */
export function useLanguages(): { lang: Language; learn: Language } {
  const { i18n } = useTranslation();
  const inForce = useStore(learning);
  return { lang: i18n.language, learn: useContext(LearningHere) ?? inForce };
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
