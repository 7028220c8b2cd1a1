import { chooseLanguage } from '#contract/choose-language.ts';
import { directionOf, type Language } from '#contract/languages.ts';
import type { PageName } from '#contract/pages.ts';
import { type Site, type SiteFile, siteFile } from './site.ts';

type PageFiles = { pages: Partial<Record<PageName, string[]>>; locales: Partial<Record<Language, string>> };

/** What the browser tells of the visitor's language before any script runs. */
export type Hints = { cookie: string | undefined; acceptLanguage: string | undefined };

/**
 * The HTML of a page for a visitor: their language and direction on the html element, and in the head the files that this
 * page and language need, so that they are fetched at once. Made once per page and language.
 */
export function pageShells(site: Site): ((page: PageName | undefined, hints: Hints) => SiteFile) | undefined {
  const html = site.get('/index.html')?.bytes.toString();
  if (html === undefined) return undefined;
  const files: PageFiles = JSON.parse(
    site.get('/page-files.json')?.bytes.toString() ?? '{"pages":{},"locales":{}}',
  );
  const made = new Map<string, SiteFile>();
  return (page, hints) => {
    const language = chooseLanguage({
      stored: languageCookie(hints.cookie),
      browser: wanted(hints.acceptLanguage),
      page: 'en',
    });
    const key = `${page} ${language}`;
    const shell =
      made.get(key) ??
      makeShell(html, language, [...(page ? (files.pages[page] ?? []) : []), files.locales[language]]);
    made.set(key, shell);
    return shell;
  };
}

function makeShell(html: string, language: Language, files: (string | undefined)[]): SiteFile {
  const links = files.map(file =>
    file === undefined ? '' : `<link rel="modulepreload" crossorigin href="${file}">`,
  );
  const page = html
    .replace(/<html lang="\w+" dir="\w+">/, `<html lang="${language}" dir="${directionOf(language)}">`)
    .replace('</head>', `${links.join('')}</head>`);
  return siteFile(Buffer.from(page), {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
    'content-language': language,
    vary: 'accept-encoding, accept-language, cookie',
  });
}

/** The choice that the page mirrors into a cookie for the server. */
function languageCookie(cookie = ''): string | null {
  return /(?:^|;\s*)language=([a-z]{2})(?:;|$)/.exec(cookie)?.[1] ?? null;
}

/** The languages of an Accept-Language header, the most wanted first; long garbage is cut. */
function wanted(header = ''): string[] {
  const ranges = header
    .slice(0, 500)
    .split(',')
    .map(range => {
      const [language = '', ...parameters] = range.trim().split(';');
      const weight = Number(/q=([\d.]+)/.exec(parameters.join(';'))?.[1] ?? 1);
      return { language, weight };
    });
  return ranges
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ language }) => language);
}
