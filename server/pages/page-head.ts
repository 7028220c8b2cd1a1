import type { PageName } from '#contract/pages.ts';
import { type PageTerm, type RenderedPage, shownLearn, type View } from '#contract/rendering.ts';
import { DEFAULT_LANGUAGE } from '#languages/index.ts';
import { inScript } from './documents.ts';
import { escapeHtml } from './escape-html.ts';
import { isFindable } from './findable.ts';
import { PREVIEW_SIZE } from './previews/preview.ts';
import { previewOf, previewPath } from './previews/preview-address.ts';

/** Pages whose words depend on the learning language. */
const BY_LEARNING: readonly PageName[] = ['categoryWords', 'word', 'texts', 'path', 'letters'];

/** What the head of a page tells people, search engines and sites that show a link to it. */
export function pageHead(
  view: View,
  page: RenderedPage,
  { publicUrl = '', hasPreviews }: { publicUrl: string | undefined; hasPreviews: boolean },
): string {
  const [title, description] = [escapeHtml(page.title), escapeHtml(page.description)];
  const address = escapeHtml(publicUrl + canonicalPath(view));
  const isFound = view.page !== undefined && isFindable(view.page);
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    isFound ? `<link rel="canonical" href="${address}">` : '<meta name="robots" content="noindex">',
    '<meta property="og:type" content="website">',
    '<meta property="og:site_name" content="Slova">',
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:locale" content="${view.lang}">`,
    ...(hasPreviews ? [picture(view, page, publicUrl)] : []),
    ...(isFound ? [`<meta property="og:url" content="${address}">`] : []),
    ...(page.taught === undefined ? [] : [taughtTerms(page.taught, view, publicUrl)]),
    ...(page.term === undefined
      ? []
      : [alternates(page.term, view, publicUrl), termOf(page.term, view, publicUrl)]),
  ].join('');
}

/** What is shown beside a link: the words of the page themselves. Where the address of the server is not known, it is relative. */
function picture(view: View, { title, description, taught }: RenderedPage, publicUrl: string): string {
  const alt = escapeHtml(taught === undefined ? title : description);
  return [
    `<meta property="og:image" content="${escapeHtml(publicUrl + previewPath(previewOf(view)))}">`,
    '<meta property="og:image:type" content="image/png">',
    `<meta property="og:image:width" content="${PREVIEW_SIZE.width}">`,
    `<meta property="og:image:height" content="${PREVIEW_SIZE.height}">`,
    `<meta property="og:image:alt" content="${alt}">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
}

/** The one address of what this page shows, in this language. */
export function canonicalPath({
  page,
  path,
  search,
  lang,
  learn: inForce,
}: Pick<View, 'page' | 'path' | 'search' | 'lang' | 'learn'>): string {
  const learn = shownLearn({ search, learn: inForce });
  const isOther = page !== undefined && BY_LEARNING.includes(page) && learn !== DEFAULT_LANGUAGE;
  return `${path}?lang=${lang}${isOther ? `&learn=${learn}` : ''}`;
}

/** The words of a list as schema.org names them. */
function taughtTerms(
  { name, terms }: NonNullable<RenderedPage['taught']>,
  view: View,
  publicUrl: string,
): string {
  const set = {
    '@context': 'https://schema.org',
    '@type': 'DefinedTermSet',
    '@id': publicUrl + canonicalPath(view),
    name,
    inLanguage: shownLearn(view),
    hasDefinedTerm: terms.map(term => ({ '@type': 'DefinedTerm', ...term })),
  };
  return `<script type="application/ld+json">${inScript(set)}</script>`;
}

/** The same word in the other languages to read of it in. */
function alternates({ languages }: PageTerm, view: View, publicUrl: string): string {
  const links = languages.map(
    lang =>
      `<link rel="alternate" hreflang="${lang}" href="${escapeHtml(publicUrl + canonicalPath({ ...view, lang }))}">`,
  );
  return links.join('');
}

/** A word as schema.org names it. */
function termOf({ name, description, topic }: PageTerm, view: View, publicUrl: string): string {
  const term = {
    '@context': 'https://schema.org',
    '@type': 'DefinedTerm',
    '@id': publicUrl + canonicalPath(view),
    name,
    description,
    inLanguage: shownLearn(view),
    ...(topic !== undefined && { inDefinedTermSet: { '@type': 'DefinedTermSet', name: topic } }),
  };
  return `<script type="application/ld+json">${inScript(term)}</script>`;
}
