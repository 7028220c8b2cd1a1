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
import { type SharedPart, sharedPart } from './gzip-pieces.ts';
import { pageFiles } from './page-files.ts';

/** The HTML of pages, made of the shell that `vite build` wrote. */
export type Documents = {
  /** A rendered page, with its head. */
  rendered: (view: View & { isMissing: boolean }, page: RenderedPage, head: string) => Document;
  /** The page's files and an empty frame, for the browser to draw. */
  shell: (page: PageName | undefined, language: Language, visitor: Visitor) => Document;
};

export type Document = {
  /** What stands before the styles and behind them is its own. */
  before: string;
  style: SharedPart;
  after: string;
  /** What it may load and run. */
  policy: string;
};

/** Returns undefined where the site has no shell. */
export function createDocuments(site: Site): Documents | undefined {
  const built = site.get('/index.html')?.bytes.toString();
  if (built === undefined) return undefined;
  const filesOf = pageFiles(site);
  const { start, head, between, body } = piecesOf(built.replaceAll(STYLESHEET, ''));
  const [beforeTitle, afterTitle] = aroundMatch(head.replace(DESCRIPTION, ''), TITLE);
  const [beforeRoot, afterRoot] = aroundMatch(body, ROOT);
  const sheets = [...built.matchAll(STYLESHEET)].map(
    ([, file = '']) => site.get(file)?.bytes.toString() ?? '',
  );
  const { style, policy } = styleElement(sheets.join(''));
  const document = (
    name: PageName | undefined,
    lang: Language,
    visitor: Visitor,
    own: { attributes?: string; files: string; head: string; body: string },
  ): Document => {
    const { scripts, face } = filesOf(name, lang, visitor);
    const html = `<html ${languageAttributes(lang)}${own.attributes ?? ''}>`;
    return {
      before: start.replace(HTML, () => html) + BOOT + scripts + own.files + own.head,
      style,
      after: between + face + own.body,
      policy,
    };
  };

  return {
    // A rendered page has it in its head.
    shell: (name, language, visitor) =>
      document(name, language, visitor, {
        files: name === undefined || isFindable(name) ? '' : NO_INDEX,
        head,
        body,
      }),
    rendered: (view, page, head) => {
      const { images, body } = withoutPreloads(page.html);
      const missing = view.isMissing ? ' data-missing' : '';
      const root = `<div id="root" data-view="${escapeHtml(viewKey(view))}"${missing}>${body}</div>`;
      const data = `<script type="application/json" id="data">${inScript(page.data)}</script>`;
      return document(view.page, view.lang, view.visitor, {
        attributes: ` data-learn="${view.learn}" data-visitor="${view.visitor}"${asksForLanguage(view) ? ' data-undecided' : ''}`,
        files: images + wholeStart(body),
        head: beforeTitle + head + afterTitle,
        body: beforeRoot + root + data + afterRoot,
      });
    },
  };
}

/** The whole text of a document. */
export const htmlOf = ({ before, style, after }: Document) => before + style.text + after;

const BOOT = `<script>${BOOT_SCRIPT}</script>`;
const NO_INDEX = '<meta name="robots" content="noindex">';

const STYLESHEET = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;
const HTML = /<html[^>]*>/;
const DESCRIPTION = /\s*<meta name="description"[^>]*>/;
const TITLE = /\s*<title>[^<]*<\/title>/;
/** With the frame that is seen until the browser has drawn the page. */
const ROOT = /<div id="root">[\s\S]*<\/div>(?=\s*(<script|<\/body>))/;
/** What comes before the head's own elements, those elements, what comes up to the body's own, and the rest. */
const SHELL = /^([\s\S]*?<head>(?:\s*<meta charset[^>]*>)?)([\s\S]*?)(<\/head>[\s\S]*?<body>)([\s\S]*)$/;

/** Cut once: a page is put together of them. */
function piecesOf(shell: string) {
  const [, start, head, between, body] = SHELL.exec(shell) ?? [];
  if (start === undefined || head === undefined || between === undefined || body === undefined)
    throw new Error('index.html has no head or no body');
  return { start, head, between, body };
}

/** What stands before a match and behind it; where there is none, all stands before. */
function aroundMatch(text: string, pattern: RegExp): [before: string, after: string] {
  const match = pattern.exec(text);
  if (match === null) return [text, ''];
  return [text.slice(0, match.index), text.slice(match.index + match[0].length)];
}

/** In the page, since a file of its own would be one more journey before the first paint. */
function styleElement(style: string): { style: SharedPart; policy: string } {
  return {
    style: sharedPart(style === '' ? '' : `<style>${style}</style>`),
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
