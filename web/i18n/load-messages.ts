import type { Language } from '#languages/index.ts';
import type { Messages } from './i18n.tsx';

const files = import.meta.glob<Messages>('./locales/*.json', { import: 'default' });

/** Fetches the texts of one language; each is a chunk of its own. */
export async function loadMessages(language: Language): Promise<Messages> {
  const load = files[`./locales/${language}.json`];
  if (load === undefined) throw new Error(`No texts for ${language}`);
  return load();
}
