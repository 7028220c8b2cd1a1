import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { PAGES, type PageName, pathTo } from '#contract/pages.ts';
import { isLanguage, LANGUAGE_CODES, type Language } from '#languages/index.ts';
import { notFound } from '../http/errors.ts';
import type { Limits } from '../http/limits.ts';
import { type SiteFile, sendFile, siteFile } from '../http/site.ts';
import { measured } from '../process/cache-sizes.ts';
import { escapeHtml } from './escape-html.ts';
import { isFindable } from './findable.ts';

/** Those of all languages under one address. */
const MOST_BYTES = 16 * 1024 * 1024;

type Listed = {
  limits: Limits;
  categoryIds: readonly string[];
  textIds: readonly string[];
  /** Without it the address that was asked is taken. */
  publicUrl: string | undefined;
};

/** robots.txt, and a map of all pages that is one file for each language: together they would be five megabytes. */
export function crawlerRoutes(app: FastifyInstance, listed: Listed): void {
  const paths = listedPaths(listed);
  const maps = measured(
    'maps',
    new LRUCache<string, SiteFile>({
      maxSize: MOST_BYTES,
      sizeCalculation: ({ bytes, brotli, gzip }) =>
        bytes.length + (brotli?.length ?? 0) + (gzip?.length ?? 0),
    }),
  );
  // A cache on the way may keep only what does not depend on an address that a visitor has named.
  const caching = listed.publicUrl === undefined ? 'private, no-cache' : 'public, max-age=3600';
  const file = (text: string, type: string) =>
    siteFile(Buffer.from(text), { 'content-type': type, 'cache-control': caching, vary: 'accept-encoding' });
  const xml = (content: string) =>
    file(`<?xml version="1.0" encoding="UTF-8"?>${content}`, 'application/xml; charset=utf-8');
  const originOf = ({ protocol, host }: FastifyRequest) =>
    listed.publicUrl ?? escapeHtml(`${protocol}://${host}`);

  app.get('/robots.txt', (request, reply) => {
    const text = `User-agent: *\nDisallow: /api/\nDisallow: /sanctum/\n\nSitemap: ${originOf(request)}/sitemap.xml\n`;
    return sendFile(request, reply, file(text, 'text/plain; charset=utf-8'));
  });

  app.get('/sitemap.xml', (request, reply) => {
    const origin = originOf(request);
    const maps = LANGUAGE_CODES.map(lang => `<sitemap><loc>${origin}/sitemap-${lang}.xml</loc></sitemap>`);
    return sendFile(request, reply, xml(`<sitemapindex xmlns="${SITEMAPS}">${maps.join('')}</sitemapindex>`));
  });

  app.get<{ Params: { file: string } }>('/sitemap-:file', (request, reply) => {
    const lang = request.params.file.replace(/\.xml$/, '');
    if (!isLanguage(lang)) throw notFound('Page');
    const origin = originOf(request);
    const key = `${lang} ${origin}`;
    let map = maps.get(key);
    if (map === undefined) {
      // Under addresses of a visitor's own making there is no end of them.
      listed.limits.countHere('publicLists', request.ip);
      map = xml(sitemap(lang, paths, origin));
      maps.set(key, map);
    }
    return sendFile(request, reply, map);
  });
}

const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Every page in one language, each with its addresses in all languages. */
function sitemap(lang: Language, paths: readonly string[], origin: string): string {
  const urls = paths.map(path => {
    const others = LANGUAGE_CODES.map(code => alternate(code, `${origin}${path}?lang=${code}`));
    const all = [...others, alternate('x-default', origin + path)].join('');
    return `<url><loc>${origin}${path}?lang=${lang}</loc>${all}</url>`;
  });
  return `<urlset xmlns="${SITEMAPS}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`;
}

const alternate = (language: string, address: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;

function listedPaths({ categoryIds, textIds }: Listed): string[] {
  const names = (Object.keys(PAGES) as PageName[]).filter(
    name => isFindable(name) && !PAGES[name].includes(':'),
  );
  return [
    ...names.map(name => PAGES[name]),
    ...categoryIds.map(categoryId => pathTo('categoryWords', { categoryId })),
    ...textIds.map(id => pathTo('text', { id })),
  ];
}
