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
import { canonicalPath } from './page-head.ts';

/** Those of all languages under one address. */
const MOST_BYTES = 16 * 1024 * 1024;

type LanguagePair = { lang: Language; learn: Language };

type Listed = {
  limits: Limits;
  categoryIds: readonly string[];
  textIds: readonly string[];
  /** The taught words that both languages of a pair have. */
  wordIdsOf: (pair: LanguagePair) => readonly string[];
  /** Without it the address that was asked is taken. */
  publicUrl: string | undefined;
};

/**
 * robots.txt, and a map of all pages that is one file for each language, and one for the words of each pair: together they would be
 * fifty megabytes. Each is made when it is asked for.
 */
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
    const names = [...LANGUAGE_CODES, ...PAIRS.map(({ lang, learn }) => `words-${lang}-${learn}`)];
    const maps = names.map(name => `<sitemap><loc>${origin}/sitemap-${name}.xml</loc></sitemap>`);
    return sendFile(request, reply, xml(`<sitemapindex xmlns="${SITEMAPS}">${maps.join('')}</sitemapindex>`));
  });

  app.get<{ Params: { file: string } }>('/sitemap-:file', (request, reply) => {
    const name = request.params.file.replace(/\.xml$/, '');
    const pair = pairIn(name);
    if (pair === undefined && !isLanguage(name)) throw notFound('Page');
    const origin = originOf(request);
    const key = `${name} ${origin}`;
    let map = maps.get(key);
    if (map === undefined) {
      // Under addresses of a visitor's own making there is no end of them.
      listed.limits.countHere('publicLists', request.ip);
      map = xml(
        pair === undefined
          ? sitemap(name as Language, paths, origin)
          : sitemapOfWords(pair, listed.wordIdsOf(pair), origin),
      );
      maps.set(key, map);
    }
    return sendFile(request, reply, map);
  });
}

/** Who reads a word in its own language learns nothing. */
const PAIRS: readonly LanguagePair[] = LANGUAGE_CODES.flatMap(lang =>
  LANGUAGE_CODES.filter(learn => learn !== lang).map(learn => ({ lang, learn })),
);

/** `words-uk-de`: the words of a pair. */
function pairIn(name: string): LanguagePair | undefined {
  const [, lang, learn] = /^words-([a-z]{2})-([a-z]{2})$/.exec(name) ?? [];
  return PAIRS.find(pair => pair.lang === lang && pair.learn === learn);
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

/** The pages of words themselves name those in other languages: here they would be some megabytes for each pair. */
function sitemapOfWords(pair: LanguagePair, wordIds: readonly string[], origin: string): string {
  const urls = wordIds.map(wordId => {
    const path = canonicalPath({ page: 'word', path: pathTo('word', { wordId }), search: '', ...pair });
    return `<url><loc>${origin}${path.replace('&', '&amp;')}</loc></url>`;
  });
  return `<urlset xmlns="${SITEMAPS}">${urls.join('')}</urlset>`;
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
