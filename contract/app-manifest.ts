import type { Language } from '#languages/index.ts';

/** Where the web app manifest in an interface language stands; the build writes it. */
export function manifestAddress(lang: Language): string {
  return `/app/${lang}.webmanifest`;
}
