import type { BrowserContext, Page } from '@playwright/test';
import { PAGES } from '#contract/pages.ts';
import { expect, test } from '../support/people.ts';

/** The highest of the screens on which something is laid out later (`web/ui/base.css`). */
const HIGHEST = 800;
const PATHS = [
  PAGES.home,
  PAGES.categories,
  '/categories/body/words',
  '/tests/selectSource?testType=flashcards',
];

/** Of each script, and those with long and with short words. */
const LANGUAGES = ['en', 'de', 'ar', 'hi', 'ja', 'zh'];

/** Pictures after which a page is sure to be whole. */
const ENOUGH = 20;

for (const width of [320, 479]) {
  test(`only what lies below the first screen is laid out later, ${width} px wide`, async ({
    browser,
    baseURL,
  }) => {
    test.slow();
    const context = await browser.newContext({
      baseURL: String(baseURL),
      javaScriptEnabled: false,
      viewport: { width, height: HIGHEST },
    });
    const page = await context.newPage();
    for (const lang of LANGUAGES) {
      await tellServer(context, String(baseURL), lang, 'es');
      for (const path of PATHS) {
        // A busy server sends an empty shell.
        const root = page.locator('#root[data-view]');
        await expect(async () => {
          await page.goto(path);
          await expect(root).toBeAttached({ timeout: 100 });
        }).toPass();
        // It is there without scripts, too, some pictures later.
        const lowest = async () => Math.min(...(await laidOutLater(page)).map(({ height }) => height));
        await expect.poll(lowest, `${path} in ${lang}`).toBeGreaterThan(40);
        const later = await laidOutLater(page);
        expect(later.length, `${path} in ${lang}`).toBeGreaterThan(1);
        for (const { top } of later) expect(top, `${path} in ${lang}`).toBeGreaterThanOrEqual(HIGHEST);
      }
    }
    await context.close();
  });
}

for (const [who, viewport, seen] of [
  ['a phone', { width: 375, height: 800 }, ['hidden', 'visible']],
  ['a wide screen', { width: 1280, height: 800 }, ['visible']],
  ['a high one', { width: 430, height: 932 }, ['visible']],
] as const) {
  test(`the second picture of ${who} has the words below the first screen`, async ({
    page,
    context,
    baseURL,
  }) => {
    await page.setViewportSize(viewport);
    await tellServer(context, String(baseURL), 'en', 'es');
    const pictures = await watchWall(page);
    await page.goto('/');
    await expect.poll(async () => (await pictures()).length).toBeGreaterThan(ENOUGH);
    expect([...new Set(await pictures())]).toEqual(seen);
    expect((await pictures()).filter(visibility => visibility === 'hidden').length).toBeLessThanOrEqual(2);
  });
}

/** Notes for each picture of the page whether what stands in the wall of words is laid out. */
async function watchWall(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const pictures: string[] = [];
    Object.assign(window, { pictures });
    const look = () => {
      const wall = document.querySelector('[aria-labelledby="wall"]');
      if (wall) pictures.push(getComputedStyle(wall).contentVisibility);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => (window as unknown as { pictures: string[] }).pictures);
}

async function laidOutLater(page: Page): Promise<{ top: number; height: number }[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('main *'), element => ({
      element,
      style: getComputedStyle(element),
    }))
      .filter(({ style }) => style.animationName === 'not-yet-laid-out')
      .map(({ element }) => element.getBoundingClientRect())
      .map(({ top, height }) => ({ top, height })),
  );
}

/** The pair as the server learns it from a browser that was here before. */
async function tellServer(context: BrowserContext, url: string, lang: string, learn: string): Promise<void> {
  await context.addCookies([
    { name: 'language', value: lang, url },
    { name: 'learning_language', value: learn, url },
  ]);
}
