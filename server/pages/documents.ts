import type { PageName } from '#contract/pages.ts';
import {
  asksForLanguage,
  FIRST_SCREEN_END_ID,
  PAGE_END_ID,
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
import { isFindable } from './findable.ts';
import { pageFiles } from './page-files.ts';

/** The HTML of pages, made of the shell that `vite build` wrote. */
export type Documents = {
  /** A rendered page, with its head. */
  rendered: (view: View & { isMissing: boolean }, page: RenderedPage, head: string) => Document;
  /** The page's files and an empty frame, for the browser to draw. */
  shell: (page: PageName | undefined, language: Language, visitor: Visitor) => Document;
};

export type Document = {
  html: string;
  /** What it may load and run. */
  policy: string;
};

/** Returns undefined where the site has no shell. */
export function createDocuments(site: Site): Documents | undefined {
  const built = site.get('/index.html')?.bytes.toString();
  if (built === undefined) return undefined;
  const filesOf = pageFiles(site);
  const boot = `<script>${BOOT_SCRIPT}</script>`;
  const bare = built.replaceAll(STYLESHEET, '');
  const sheets = [...built.matchAll(STYLESHEET)].map(
    ([, file = '']) => site.get(file)?.bytes.toString() ?? '',
  );
  const style = styleElement(sheets.join(''));
  const document = (
    name: PageName | undefined,
    lang: Language,
    visitor: Visitor,
    { html = bare, attributes = '', files = '' },
  ): Document => {
    const { scripts, face } = filesOf(name, lang, visitor);
    return {
      html: html
        .replace(/<html[^>]*>/, () => `<html ${languageAttributes(lang)}${attributes}>`)
        .replace(/<head>(\s*<meta charset[^>]*>)?/, start => start + boot + scripts + files)
        .replace('</head>', () => `${style.element}</head>`)
        .replace('<body>', start => start + face),
      policy: style.policy,
    };
  };

  return {
    // A rendered page has it in its head.
    shell: (name, language, visitor) =>
      document(name, language, visitor, { files: name === undefined || isFindable(name) ? '' : NO_INDEX }),
    rendered: (view, { html, data }, head) => {
      const { images, body } = withoutPreloads(html);
      const missing = view.isMissing ? ' data-missing' : '';
      const root = `<div id="root" data-view="${escapeHtml(viewKey(view))}"${missing}>${body}</div>`;
      return document(view.page, view.lang, view.visitor, {
        html: bare
          .replace(/\s*<meta name="description"[^>]*>/, '')
          .replace(/\s*<title>[^<]*<\/title>/, () => head)
          .replace(ROOT, () => `${root}<script type="application/json" id="data">${inScript(data)}</script>`),
        attributes: ` data-learn="${view.learn}" data-visitor="${view.visitor}"${asksForLanguage(view) ? ' data-undecided' : ''}`,
        files: images + wholeStart(body),
      });
    },
  };
}

const NO_INDEX = '<meta name="robots" content="noindex">';

const STYLESHEET = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;
/** With the frame that is seen until the browser has drawn the page. */
const ROOT = /<div id="root">[\s\S]*<\/div>(?=\s*(<script|<\/body>))/;

/** In the page, since a file of its own would be one more journey before the first paint. */
function styleElement(style: string): { element: string; policy: string } {
  return {
    element: style === '' ? '' : `<style>${style}</style>`,
    policy: contentSecurityPolicy({ scripts: [BOOT_SCRIPT], styles: style === '' ? [] : [style] }),
  };
}

const languageAttributes = (language: Language) => `lang="${language}" dir="${directionOf(language)}"`;

/** Nothing is painted before what is seen at once is there: where it comes in two pieces, some of it would move. */
function wholeStart(body: string): string {
  const id = body.includes(`id="${FIRST_SCREEN_END_ID}"`) ? FIRST_SCREEN_END_ID : PAGE_END_ID;
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
