import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LEARNER_HOME, PAGE_MODULES } from '#contract/page-modules.ts';
import type { RenderedPage, View, Visitor } from '#contract/rendering.ts';
import type { Language } from '#languages/index.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import { siteFile } from '../http/site.ts';
import { packageRoot } from '../process/package-root.ts';
import { createDocuments, type Documents, htmlOf } from './documents.ts';

const html =
  '<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8" /><title>Slova</title>' +
  '<link rel="stylesheet" crossorigin href="/assets/frame.css"></head>' +
  '<body><div id="root"><div><div>frame</div></div></div></body></html>';
const manifest = {
  'features/home/learner-home-page.tsx': { file: 'assets/learner.js' },
  'features/home/guest-home-page.tsx': { file: 'assets/home.js', imports: ['_frame.js', '_title.js'] },
  '_title.js': { file: 'assets/title.js', imports: ['_frame.js'] },
  '_frame.js': { file: 'assets/frame.js', imports: ['index.html'] },
  'index.html': { file: 'assets/index.js', imports: ['_frame.js'] },
  'platform/i18n/locales/shell/en.json': { file: 'assets/en.js' },
  'platform/i18n/locales/shell/ar.json': { file: 'assets/ar.js' },
  'platform/i18n/locales/pages/ar.json': { file: 'assets/more-ar.js' },
  'platform/i18n/locales/shell/uk.json': { file: 'assets/uk.js' },
  'ui/fonts/literata-latin.woff2': { file: 'assets/latin.woff2' },
  'ui/fonts/literata-western.woff2': { file: 'assets/western.woff2' },
  'ui/fonts/literata-cyrillic.woff2': { file: 'assets/cyrillic.woff2' },
};
const site = new Map([
  ['/index.html', siteFile(Buffer.from(html), { 'content-type': 'text/html' })],
  ['/assets/frame.css', siteFile(Buffer.from('a>b{content:"$&"}'), { 'content-type': 'text/css' })],
  [
    '/.vite/manifest.json',
    siteFile(Buffer.from(JSON.stringify(manifest)), { 'content-type': 'application/json' }),
  ],
]);
const documents = createDocuments(site) as Documents;
const shell = (page: 'home' | 'login' | undefined, lang: Language = 'en', visitor: Visitor = 'guest') =>
  htmlOf(documents.shell(page, lang, visitor));
const rendered = (view: typeof home, head: string) => htmlOf(documents.rendered(view, page, head));

const home: View & { isMissing: boolean } = {
  page: 'home',
  path: '/',
  search: '',
  lang: 'ar',
  learn: 'es',
  hasChosen: true,
  visitor: 'guest',
  isMissing: false,
};
const page: RenderedPage = {
  html: '<link rel="preload" as="image" href="/a.svg"/><main>$& words</main>',
  title: '',
  description: '',
  data: [[['anyone', '/x', {}], { word: '</script><script>alert(1)</script>' }]],
  milliseconds: 1,
  taught: undefined,
};

test('language and direction stand on the element of the page', () => {
  expect(shell('home', 'ar')).toContain('<html lang="ar" dir="rtl">');
  expect(shell('home', 'uk')).toContain('<html lang="uk" dir="ltr">');
});

test('the page’s own files and the texts of its language stand in the head, before the styles', () => {
  expect(shell('home', 'ar')).toContain(
    '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/home.js">' +
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/frame.js">' +
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/index.js">' +
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/title.js">' +
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/ar.js"><title>',
  );
  expect(shell(undefined)).not.toContain('home.js');
  expect(shell('login', 'ar')).toContain(
    'href="/assets/ar.js"><link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/more-ar.js">',
  );
});

test('home has the files of a guest or those of a learner', () => {
  expect(shell('home')).not.toContain('learner.js');
  expect(shell('home', 'en', 'user')).toContain('href="/assets/learner.js"');
  expect(shell('home', 'en', 'user')).not.toContain('home.js');
});

test('the parts of the head face that the headings need stand at the start of the body, and only those', () => {
  expect(shell('home', 'uk')).toContain(
    '<body><link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/cyrillic.woff2">',
  );
  expect(shell('home', 'uk')).not.toContain('latin.woff2');
  const latin =
    '<body><link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/latin.woff2">';
  expect(shell('home', 'ar')).toContain(latin);
  expect(shell('home', 'ar')).not.toContain('western.woff2');
  expect(shell('home', 'de')).toContain(
    `${latin}<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/western.woff2">`,
  );
});

test('the styles stand in the page, as they were written', () => {
  expect(shell('home')).toContain('<style>a>b{content:"$&"}</style></head>');
  expect(shell('login')).toContain('<style>a>b{content:"$&"}</style></head>');
  expect(shell('login')).not.toContain('stylesheet');
});

test('a page may use its own styles and no others', () => {
  const own = contentSecurityPolicy({ scripts: [], styles: ['a>b{content:"$&"}'] }).match(
    /style-src[^;]*/,
  )?.[0];
  expect(documents.shell('home', 'en', 'guest').policy).toContain(own);
});

test('a shell says for nobody what it was rendered for, and has the frame in it', () => {
  expect(shell('home')).not.toContain('data-v');
  expect(shell('home')).toContain('<div id="root"><div><div>frame</div></div></div>');
});

test('a rendered page stands in place of the frame, its images are fetched from the head, and it says for whom it is', () => {
  const document = rendered(home, '<title>Home</title>');
  expect(document).toContain('<div id="root" data-view="/ ar es guest"><main>$& words</main></div>');
  expect(document).not.toContain('frame</div>');
  expect(document.indexOf('/a.svg')).toBeLessThan(document.indexOf('</head>'));
  expect(document).toContain('<html lang="ar" dir="rtl" data-learn="es" data-visitor="guest">');
  expect(document).toContain('<title>Home</title>');
  expect(document).not.toContain('<title>Slova</title>');
});

test('what stands in the data ends no script, and comes out as it was', () => {
  const document = rendered(home, '');
  const data = /<script type="application\/json" id="data">(.*?)<\/script>/.exec(document)?.[1];
  expect(JSON.parse(String(data))).toEqual(page.data);
});

test('a page that is not there is marked', () => {
  const lost = { ...home, page: undefined, path: '/not-found', isMissing: true };
  expect(rendered(lost, '')).toContain('data-view=" ar es guest" data-missing>');
});

test.each([...Object.entries(PAGE_MODULES), ['learnerHome', LEARNER_HOME]])(
  'the module of the page %s is there: %s',
  (_, module) => {
    expect(existsSync(join(packageRoot, 'web', module))).toBe(true);
  },
);
