import type { Language } from '#languages/index.ts';
import { retryOnce } from '#web/platform/loading/retry-once.ts';
import type pages from './locales/pages/en.json';
import type shell from './locales/shell/en.json';

/** All texts of the interface in one language; every language has the keys of English. */
export type Messages = typeof shell & typeof pages;

/** Some of the texts: every namespace may be missing, and keys of it. */
export type SomeMessages = { [Namespace in keyof Messages]?: Partial<Messages[Namespace]> };

type Files = Record<string, () => Promise<SomeMessages>>;

const shellFiles: Files = import.meta.glob<SomeMessages>('./locales/shell/*.json', { import: 'default' });
const pageFiles: Files = import.meta.glob<SomeMessages>('./locales/pages/*.json', { import: 'default' });

/** Fetches all texts of one language. */
export async function loadMessages(language: Language): Promise<Messages> {
  const [ofShell, ofPages] = await Promise.all([loadShellMessages(language), loadPageMessages(language)]);
  return joined(ofShell, ofPages);
}

/** Fetches what the shell and home say. */
export const loadShellMessages = (language: Language) =>
  load(shellFiles[`./locales/shell/${language}.json`], language);

/** Fetches what all other pages say besides. */
export const loadPageMessages = (language: Language) =>
  load(pageFiles[`./locales/pages/${language}.json`], language);

/** Both files as one; a namespace may have keys in either. */
export function joined(some: SomeMessages, others: SomeMessages): Messages {
  const all: Record<string, object> = { ...some };
  for (const [namespace, texts] of Object.entries(others)) all[namespace] = { ...all[namespace], ...texts };
  return all as Messages;
}

async function load(fetchFile: Files[string] | undefined, language: Language): Promise<SomeMessages> {
  if (fetchFile === undefined) throw new Error(`No texts for ${language}`);
  return retryOnce(fetchFile);
}
