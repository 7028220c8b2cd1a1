import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#languages/index.ts';

type Hints = { stored: string | null; browser: readonly string[]; page: string };

/** The interface language: stored choice, then the browser's languages in their order, then the page's, then English. */
export function chooseLanguage({ stored, browser, page }: Hints): Language {
  for (const hint of [stored ?? '', ...browser, page]) {
    const code = hint.trim().split(/[-_]/)[0]?.toLowerCase();
    if (isLanguage(code)) return code;
  }
  return DEFAULT_LANGUAGE;
}
