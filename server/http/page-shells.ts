import { chooseLanguage } from '#contract/choose-language.ts';
import { PAGE_MODULES } from '#contract/page-modules.ts';
import type { PageName } from '#contract/pages.ts';
import { directionOf, type Language } from '#languages/index.ts';
import { type Site, type SiteFile, siteFile } from './site.ts';

/** What `vite build` tells of its files by the source they were made from; `imports` are keys again. */
type Manifest = Record<string, { file: string; imports?: string[] }>;

const MANIFEST = '/.vite/manifest.json';

/** The part of the head face that headings in these letters need; all other pages show Latin ones, be it as words to learn. */
const HEAD_FACE: Partial<Record<Language, string>> = { uk: 'ui/fonts/literata-cyrillic.woff2' };
const LATIN_HEAD_FACE = 'ui/fonts/literata-latin.woff2';

/** What the browser tells of the visitor's language before any script runs. */
export type Hints = { cookie: string | undefined; acceptLanguage: string | undefined };

/**
 * The HTML of a page for a visitor: their language and direction on the html element, and in the head the files that this
 * page and language need, so that they are fetched at once. Made once per page and language.
 */
export function pageShells(site: Site): ((page: PageName | undefined, hints: Hints) => SiteFile) | undefined {
  const html = site.get('/index.html')?.bytes.toString();
  if (html === undefined) return undefined;
  const manifest: Manifest = JSON.parse(site.get(MANIFEST)?.bytes.toString() ?? '{}');
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
      makeShell(html, language, [...scriptsOf(manifest, page, language), ...fontOf(manifest, language)]);
    made.set(key, shell);
    return shell;
  };
}

/** Links to the scripts of a page with all that they import, outermost first, and to the texts of its language. */
function scriptsOf(manifest: Manifest, page: PageName | undefined, language: Language): string[] {
  const files = new Set<string>();
  const add = (source: string) => {
    const built = manifest[source];
    if (built === undefined || files.has(built.file)) return;
    files.add(built.file);
    for (const imported of built.imports ?? []) add(imported);
  };
  if (page !== undefined) add(PAGE_MODULES[page]);
  add(`i18n/locales/${language}.json`);
  return [...files].map(file => `<link rel="modulepreload" crossorigin href="/${file}">`);
}

/** The stylesheet would ask for it only when the page is drawn. */
function fontOf(manifest: Manifest, language: Language): string[] {
  const font = manifest[HEAD_FACE[language] ?? LATIN_HEAD_FACE];
  return font === undefined
    ? []
    : [`<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font.file}">`];
}

function makeShell(html: string, language: Language, links: string[]): SiteFile {
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
