import type { Language } from '#languages/index.ts';

/** The path of the web app manifest in an interface language, which the build writes. */
export function manifestAddress(lang: Language): string {
  return `/app/${lang}.webmanifest`;
}
