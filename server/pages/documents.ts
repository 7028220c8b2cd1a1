import type { PageName } from '#contract/pages.ts';
import {
  FIRST_SCREEN_END_ID,
  HEADER_END_ID,
  type RenderedPage,
  type View,
  type Visitor,
  viewKey,
} from '#contract/rendering.ts';
import { directionOf, type Language } from '#languages/index.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import type { Site } from '../http/site.ts';
import { BOOT_SCRIPT } from './boot-script.ts';
import { escapeHtml } from './escape-html.ts';
import { pageFiles } from './page-files.ts';

/** The HTML of pages, made of the shell that `vite build` wrote. */
export type Documents = {
  /** A page as it was rendered, with what its head tells. */
  rendered: (view: View, page: RenderedPage, head: string) => string;
  /** The page's files and an empty frame, for the browser to draw. */
  shell: (page: PageName | undefined, language: Language, visitor: Visitor) => string;
  /** What these documents may load and run. */
  policy: string;
};

/** Returns undefined where the site has no shell. */
export function createDocuments(site: Site): Documents | undefined {
  const built = site.get('/index.html')?.bytes.toString();
  if (built === undefined) return undefined;
  const filesOf = pageFiles(site);
  const style = stylesOf(built, site);
  const boot = `<script>${BOOT_SCRIPT}</script>`;
  const inlined = built
    .replaceAll(STYLESHEET, '')
    .replace('</head>', () => `${style === '' ? '' : `<style>${style}</style>`}</head>`);
  const page = (attributes: string, files: string, html = inlined) =>
    html
      .replace(/<html[^>]*>/, () => `<html ${attributes}>`)
      .replace(/<head>(\s*<meta charset[^>]*>)?/, start => start + boot + files);

  return {
    shell: (name, language, visitor) => page(languageAttributes(language), filesOf(name, language, visitor)),
    rendered: (view, { html, data }, head) => {
      const { images, body } = withoutPreloads(html);
      const attributes = `${languageAttributes(view.lang)} data-learn="${view.learn}" data-visitor="${view.visitor}"`;
      const missing = view.page === undefined ? ' data-missing' : '';
      const root = `<div id="root" data-view="${escapeHtml(viewKey(view))}"${missing}>${body}</div>`;
      const document = inlined
        .replace(/\s*<meta name="description"[^>]*>/, '')
        .replace(/\s*<title>[^<]*<\/title>/, () => head)
        .replace(ROOT, () => `${root}<script type="application/json" id="data">${inScript(data)}</script>`);
      return page(
        attributes,
        filesOf(view.page, view.lang, view.visitor) + images + wholeStart(body),
        document,
      );
    },
    policy: contentSecurityPolicy({ scripts: [BOOT_SCRIPT], styles: style === '' ? [] : [style] }),
  };
}

const STYLESHEET = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;
/** With the frame in it that is seen until the browser has drawn the page. */
const ROOT = /<div id="root">[\s\S]*<\/div>(?=\s*(<script|<\/body>))/;

/** In the page, since a file of its own would be one more journey before the first paint. */
function stylesOf(html: string, site: Site): string {
  return [...html.matchAll(STYLESHEET)]
    .map(([, file = '']) => site.get(file)?.bytes.toString() ?? '')
    .join('');
}

const languageAttributes = (language: Language) => `lang="${language}" dir="${directionOf(language)}"`;

/**
 * Nothing is painted before the header, or the rows of a list that are seen at once, are there: where one of them comes in two pieces,
 * what stands in it would move.
 */
function wholeStart(body: string): string {
  const id = body.includes(`id="${FIRST_SCREEN_END_ID}"`) ? FIRST_SCREEN_END_ID : HEADER_END_ID;
  return `<link rel="expect" href="#${id}" blocking="render">`;
}

/** React writes the preloading of images before the first element; they belong into the head. */
function withoutPreloads(html: string): { images: string; body: string } {
  const [images = ''] = /^(<link rel="preload"[^>]*>)*/.exec(html) ?? [];
  return { images, body: html.slice(images.length) };
}

/** JSON that no `</script>` in it can end. */
export function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
