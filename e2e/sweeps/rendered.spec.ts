import type { Page } from '@playwright/test';
import { PAGES } from '#contract/pages.ts';
import { directionOf, type Language } from '#languages/index.ts';
import { expect, test } from '../support/people.ts';
import { comeToRest, returning } from '../support/returning.ts';

/** Pages that anyone may read, with all that their first picture needs; a test fetches its words, which are other ones each time. */
const PUBLIC = [
  PAGES.home,
  PAGES.categories,
  '/categories/food/words',
  PAGES.texts,
  '/texts?lang=uk&level=A1',
  '/texts/a1-who-am-i',
  PAGES.testsMenu,
  '/tests/selectSource?testType=flashcards',
  PAGES.contact,
  PAGES.login,
  PAGES.register,
  PAGES.resetPassword,
  PAGES.exercises,
  PAGES.posts,
  PAGES.analyser,
  PAGES.placement,
  PAGES.path,
  '/path?step=7',
  PAGES.letters,
  PAGES.profile,
  PAGES.dashboard,
  '/lists/abcdefghjkmn23',
  '/no-such-page',
];

const LANGUAGES: readonly Language[] = ['en', 'uk', 'ar', 'ja'];

type Watched = { changes: string[]; shift: number };

/** What becomes of the page that the server has sent, counted from its first byte. */
async function watch(page: Page): Promise<() => Promise<Watched>> {
  await page.addInitScript(() => {
    const watched: Watched = { changes: [], shift: 0 };
    Object.assign(window, { watched });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) watched.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('DOMContentLoaded', () => {
      const observer = new MutationObserver(records => {
        for (const { type, target } of records)
          watched.changes.push(
            `${type} ${(target as Element).outerHTML ?? target.textContent}`.slice(0, 200),
          );
      });
      observer.observe(document.getElementById('root') as HTMLElement, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    });
  });
  return () => page.evaluate(() => (window as unknown as { watched: Watched }).watched);
}

for (const lang of LANGUAGES) {
  test(`public pages are ready in ${lang}, and taken over without asking or moving anything`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const context = await returning(browser, baseURL, lang);
    for (const path of PUBLIC) {
      const page = await context.newPage();
      const [said, calls, locales]: [string[], string[], string[]] = [[], [], []];
      page.on('pageerror', error => said.push(error.message));
      page.on('console', message => {
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
          said.push(message.text());
      });
      page.on('request', request => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/api/')) calls.push(pathname);
        const locale = /\/assets\/([a-z]{2})-[\w-]{8}\.js/.exec(pathname)?.[1];
        if (locale !== undefined) locales.push(locale);
      });
      const seen = await watch(page);
      const response = await page.goto(path);
      const html = String(await response?.text());
      expect(html, path).toContain(`<html lang="${lang}" dir="${directionOf(lang)}"`);
      await comeToRest(page);
      const { changes, shift } = await seen();
      // The sum that keeps robots out is another one for everybody.
      const others = changes.filter(change => !/ \d+ \+ \d+/.test(change));
      // What is not there is drawn afresh, since the menu knows no place for it.
      const isMissing = path === '/no-such-page';
      expect({ path, said, calls, changes: isMissing ? [] : others }).toEqual({
        path,
        said: [],
        calls: [],
        changes: [],
      });
      // A face that comes late moves a line by a pixel.
      expect(shift, `${path} moves`).toBeLessThan(0.02);
      expect(new Set(locales), path).toEqual(new Set([lang]));
      // The heading that is read without scripts is the one that stands there.
      const heading = await page.getByRole('heading', { level: 1 }).textContent();
      const plain = await page.evaluate(
        text => new DOMParser().parseFromString(text, 'text/html').querySelector('h1')?.textContent,
        html,
      );
      expect(plain, path).toBe(heading);
      await page.close();
    }
    await context.close();
  });
}
