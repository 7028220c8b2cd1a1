import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { Language } from '#languages/index.ts';
import { lazyLoad } from '#web/platform/loading/lazy-load.ts';
import { joined, loadPageMessages, type Messages, type SomeMessages } from './load-messages.ts';

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type Stem<Key extends string> = Key extends `${infer Name}_${PluralForm}` ? Name : Key;
type KeysOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Stem<Key> : `${Key}.${KeysOf<Tree[Key]>}`;
}[keyof Tree & string];

/** The place of a text in the files: `categories.words` means `words_one`, `words_other` … too. */
export type MessageKey = KeysOf<Messages>;

/** The text at a key, `{{name}}` replaced by the value of that name; `count` chooses the plural form. */
export type Translate = (key: MessageKey, values?: Record<string, string | number | undefined>) => string;

/** The texts in one language. */
type Texts = { language: Language; t: Translate };

/** The texts in the language that is shown now; what is drawn with them follows it. */
export type I18n = {
  readonly language: Language;
  readonly t: Translate;
  show: (language: Language, messages: Messages) => void;
  /** Undefined where all texts are there; otherwise fetches those of the pages. */
  fetchPageTexts: () => Promise<void> | undefined;
  texts: () => Texts;
  subscribe: (listener: () => void) => () => void;
};

/**
 * A translator that is ready at once, without loading anything: the messages are handed over.
 *
 * @param isWhole whether they are all; otherwise those of the shell
 */
export function createI18n(language: Language, messages: SomeMessages, isWhole = true): I18n {
  let shown = messages as Messages;
  // Read anew each time: what comes later is there without drawing anything again.
  let texts = textsOf(language, () => shown);
  let missing = !isWhole;
  const fetchPageTexts = lazyLoad(async () => {
    const others = await loadPageMessages(language);
    // Another language has come whole meanwhile.
    if (!missing) return;
    shown = joined(shown, others);
    missing = false;
  });
  const listeners = new Set<() => void>();
  return {
    get language() {
      return texts.language;
    },
    get t() {
      return texts.t;
    },
    show: (next, nextMessages) => {
      shown = nextMessages;
      missing = false;
      texts = textsOf(next, () => shown);
      for (const tell of listeners) tell();
    },
    fetchPageTexts: () => (missing ? fetchPageTexts() : undefined),
    texts: () => texts,
    subscribe: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const I18nContext = createContext<I18n | null>(null);

export function I18nProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  return <I18nContext value={i18n}>{children}</I18nContext>;
}

/** `t` gives the texts of the interface; it is another function once the language has changed. */
export function useTranslation(): { t: Translate; i18n: I18n } {
  const i18n = useContext(I18nContext);
  if (i18n === null) throw new Error('texts have to be provided around this');
  const { t } = useSyncExternalStore(i18n.subscribe, i18n.texts, i18n.texts);
  return { t, i18n };
}

function textsOf(language: Language, messages: () => Messages): Texts {
  const plurals = new Intl.PluralRules(language);
  const t: Translate = (key, values = {}) => {
    const { count } = values;
    const form = typeof count === 'number' ? plurals.select(count) : undefined;
    const text = (form && textAt(messages(), `${key}_${form}`)) ?? textAt(messages(), key);
    // A key that is not there is a fault of ours, which types and tests guard; its name says more than nothing.
    if (text === undefined) return key;
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => written(values[name], language));
  };
  return { language, t };
}

/**
 * Long numbers as the language groups them, and Bengali ones in its digits; a formatter for the short ones of the others, of which
 * lists are full, would cost a slow phone milliseconds.
 */
function written(value: string | number | undefined, language: Language): string {
  return typeof value === 'number' && (value > 999 || language === 'bn')
    ? value.toLocaleString(language)
    : String(value ?? '');
}

function textAt(messages: Messages, key: string): string | undefined {
  let node: unknown = messages;
  for (const part of key.split('.')) {
    if (typeof node !== 'object' || node === null) return undefined;
    node = (node as Record<string, unknown>)[part];
  }
  return typeof node === 'string' ? node : undefined;
}
