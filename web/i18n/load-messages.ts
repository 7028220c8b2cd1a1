import type { Language } from '#languages/index.ts';
import { triedAgain } from '../tried-again.ts';
import type { Messages } from './i18n.tsx';

/** Some of the texts: every namespace may be missing, and keys of it. */
export type SomeMessages = { [Namespace in keyof Messages]?: Partial<Messages[Namespace]> };

type Files = Record<string, () => Promise<SomeMessages>>;

// Divided by `vite.text-parts.ts`; where nothing is built, each is the whole file.
const first: Files = import.meta.glob<SomeMessages>('./locales/*.json', {
  import: 'default',
  query: '?first',
});
const rest: Files = import.meta.glob<SomeMessages>('./locales/*.json', { import: 'default', query: '?rest' });

/** Fetches all texts of one language. */
export async function loadMessages(language: Language): Promise<Messages> {
  const [some, others] = await Promise.all([loadFirst(language), loadRest(language)]);
  return joined(some, others);
}

/** Fetches what frame and home say (`FIRST_TEXTS`). */
export const loadFirst = (language: Language) => load(first, language);

/** Fetches what `loadFirst` leaves. */
export const loadRest = (language: Language) => load(rest, language);

/** Both parts as one; keys of a namespace may stand in either. */
export function joined(some: SomeMessages, others: SomeMessages): Messages {
  const all: Record<string, object> = { ...some };
  for (const [namespace, texts] of Object.entries(others)) all[namespace] = { ...all[namespace], ...texts };
  return all as Messages;
}

async function load(files: Files, language: Language): Promise<SomeMessages> {
  const fetchFile = files[`./locales/${language}.json`];
  if (fetchFile === undefined) throw new Error(`No texts for ${language}`);
  return triedAgain(fetchFile);
}
