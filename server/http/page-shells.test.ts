import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PAGE_MODULES } from '#contract/page-modules.ts';
import { packageRoot } from '../process/package-root.ts';
import { pageShells } from './page-shells.ts';
import { siteFile } from './site.ts';

const html = '<!doctype html><html lang="en" dir="ltr"><head></head></html>';
const manifest = {
  'home/home-page.tsx': { file: 'assets/home.js', imports: ['_frame.js', '_title.js'] },
  '_title.js': { file: 'assets/title.js', imports: ['_frame.js'] },
  '_frame.js': { file: 'assets/frame.js', imports: ['index.html'] },
  'index.html': { file: 'assets/index.js', imports: ['_frame.js'] },
  'i18n/locales/en.json': { file: 'assets/en.js' },
  'i18n/locales/ar.json': { file: 'assets/ar.js' },
  'i18n/locales/uk.json': { file: 'assets/uk.js' },
  'ui/fonts/literata-latin.woff2': { file: 'assets/latin.woff2' },
  'ui/fonts/literata-cyrillic.woff2': { file: 'assets/cyrillic.woff2' },
};
const site = new Map([
  ['/index.html', siteFile(Buffer.from(html), { 'content-type': 'text/html' })],
  [
    '/.vite/manifest.json',
    siteFile(Buffer.from(JSON.stringify(manifest)), { 'content-type': 'application/json' }),
  ],
]);
const shellOf = pageShells(site);
const shell = (page: 'home' | undefined, cookie?: string, acceptLanguage?: string) =>
  String(shellOf?.(page, { cookie, acceptLanguage }).bytes);

test.each([
  ['the cookie beats the browser', 'language=ar', 'de', 'ar'],
  ['one cookie among others', 'a=b; language=uk; c=d', undefined, 'uk'],
  ['a cookie that ends alike is another cookie', 'xlanguage=ar', 'de', 'de'],
  ['an unknown language in the cookie', 'language=xx', 'pl', 'pl'],
  ['the browser’s order is by weight', undefined, 'en;q=0.3,fr;q=0.8,sv', 'fr'],
  ['weight nought means never', undefined, 'fr;q=0,de;q=0.1', 'de'],
  ['a region is left aside', undefined, 'pt-BR,pt;q=0.9', 'pt'],
  ['any language will do', undefined, '*', 'en'],
  ['nothing is told', undefined, undefined, 'en'],
  ['garbage', `language=${'x'.repeat(5000)}`, '\u0000;q=,,;;'.repeat(1000), 'en'],
])('the language of the page: %s', (_, cookie, acceptLanguage, language) => {
  expect(shell('home', cookie, acceptLanguage)).toContain(`<html lang="${language}"`);
});

test('the page’s own files and the texts of its language stand in the head', () => {
  expect(shell('home', 'language=ar')).toBe(
    '<!doctype html><html lang="ar" dir="rtl"><head>' +
      '<link rel="modulepreload" crossorigin href="/assets/home.js">' +
      '<link rel="modulepreload" crossorigin href="/assets/frame.js">' +
      '<link rel="modulepreload" crossorigin href="/assets/index.js">' +
      '<link rel="modulepreload" crossorigin href="/assets/title.js">' +
      '<link rel="modulepreload" crossorigin href="/assets/ar.js">' +
      '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/latin.woff2"></head></html>',
  );
  expect(shell(undefined)).not.toContain('home.js');
});

test('the part of the head face that the headings need stands in the head, and only that', () => {
  expect(shell('home', 'language=uk')).toContain('href="/assets/cyrillic.woff2"');
  expect(shell('home', 'language=uk')).not.toContain('latin.woff2');
});

test.each(Object.entries(PAGE_MODULES))('the module of the page %s is there: %s', (_, module) => {
  expect(existsSync(join(packageRoot, 'web', module))).toBe(true);
});
