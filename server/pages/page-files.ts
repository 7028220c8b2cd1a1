import { moduleOf, needsPageTexts } from '#contract/page-modules.ts';
import type { PageName } from '#contract/pages.ts';
import type { Visitor } from '#contract/rendering.ts';
import type { Language } from '#languages/index.ts';
import type { Site } from '../http/site.ts';

/** The manifest of `vite build`: its files by the source they were made from; `imports` are keys again. */
type Manifest = Record<string, { file: string; imports?: string[] }>;

const MANIFEST = '/.vite/manifest.json';

/** The parts of the head face that the headings of a language need; all other pages show plain Latin letters, be it as words to learn. */
const HEAD_FACE: Partial<Record<Language, readonly string[]>> = {
  uk: ['cyrillic'],
  es: ['latin', 'western'],
  pt: ['latin', 'western'],
  fr: ['latin', 'western'],
  de: ['latin', 'western'],
  it: ['latin', 'western'],
  tr: ['latin', 'western', 'polish-turkish'],
  pl: ['latin', 'western', 'polish-turkish'],
  vi: ['latin', 'western', 'vietnamese'],
};
const OTHER_HEAD_FACE = ['latin'];

/** Links for the head of a page, and those to the face of its headings, for the start of its body. */
type PageFiles = { scripts: string; face: string };
type FilesOf = (page: PageName | undefined, language: Language, visitor: Visitor) => PageFiles;

/** Links to the files that a page and a language need, which the browser then fetches at once; made once for each. */
export function pageFiles(site: Site): FilesOf {
  const manifest: Manifest = JSON.parse(site.get(MANIFEST)?.bytes.toString() ?? '{}');
  const made = new Map<string, PageFiles>();
  return (page, language, visitor) => {
    const key = `${page} ${language} ${visitor}`;
    const links = made.get(key) ?? {
      scripts: scriptsOf(manifest, page, language, visitor).join(''),
      face: faceOf(manifest, language),
    };
    made.set(key, links);
    return links;
  };
}

/**
 * Links to the scripts of a page with all that they import, outermost first, and to the texts of its language. The page can be read without
 * them, so they give way to the rest of the page and its face.
 */
function scriptsOf(
  manifest: Manifest,
  page: PageName | undefined,
  language: Language,
  visitor: Visitor,
): string[] {
  const files = new Set<string>();
  const add = (source: string) => {
    const built = manifest[source];
    if (built === undefined || files.has(built.file)) return;
    files.add(built.file);
    for (const imported of built.imports ?? []) add(imported);
  };
  if (page !== undefined) add(moduleOf(page, visitor));
  add(`platform/i18n/locales/shell/${language}.json`);
  if (needsPageTexts(page)) add(`platform/i18n/locales/pages/${language}.json`);
  return [...files].map(file => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`);
}

/**
 * The stylesheet would ask for it only when the page is drawn. In the head Chromium would hold back the first paint for it, by up to 100 ms;
 * in the body it is asked for as early, and what comes late takes the place of a face of the same measures.
 */
function faceOf(manifest: Manifest, language: Language): string {
  return (HEAD_FACE[language] ?? OTHER_HEAD_FACE)
    .map(part => manifest[`ui/fonts/literata-${part}.woff2`])
    .filter(face => face !== undefined)
    .map(({ file }) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)
    .join('');
}
