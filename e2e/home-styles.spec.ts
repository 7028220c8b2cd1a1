import type { Page } from '@playwright/test';
import { choosePair, expect, holdRequests, logIn, test } from './people.ts';

/** The file that has the styles of all pages; home comes with its own in the page. */
const WHOLE = '**/assets/index-*.css';

const LOOKS = [
  { lang: 'uk', visitor: 'guest', width: 1280, colorScheme: 'light' },
  { lang: 'ar', visitor: 'guest', width: 390, colorScheme: 'dark' },
  { lang: 'en', visitor: 'user', width: 1280, colorScheme: 'dark' },
  { lang: 'hi', visitor: 'user', width: 390, colorScheme: 'light' },
] as const;

for (const { lang, visitor, width, colorScheme } of LOOKS) {
  test(`home of a ${visitor} looks alike at ${width} pixels with its own styles and with all, in ${lang}`, async ({
    page,
    baseURL,
  }) => {
    const learning_language = 'es';
    if (visitor === 'user') await logIn(page, { language: lang, learning_language });
    await choosePair(page, lang, learning_language);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const letCome = await holdRequests(page, WHOLE);
    // So that the server knows whose home it is.
    const url = String(baseURL);
    await page.context().addCookies([
      { name: 'language', value: lang, url },
      { name: 'learning_language', value: learning_language, url },
      { name: 'visitor', value: visitor, url },
    ]);
    await page.goto('/');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.locator('main .animate-pulse-slow')).toHaveCount(0);
    await page.getByRole('banner').locator('button[popovertarget]:visible').first().click();
    // At its place, which it takes with the picture after it has opened.
    await expect(page.locator(':popover-open')).toHaveCSS('opacity', '1');
    const faces = await facesOf(page);
    expect(await noteLooks(page)).toBeGreaterThan(20_000);
    letCome();
    await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBe(2);
    expect(await newLooks(page)).toEqual([]);
    expect(await facesOf(page)).toBe(faces);
  });
}

test('another page waits for the styles of all', async ({ page }) => {
  const letCome = await holdRequests(page, WHOLE);
  await page.goto('/');
  const chunk = page.waitForResponse('**/assets/contact-page-*.js');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await (await chunk).finished();
  await expect(page.locator('main .animate-pulse-slow')).not.toHaveCount(0);
  letCome();
  await expect(page.locator('main form')).toBeVisible();
  expect(await page.evaluate(() => document.styleSheets.length)).toBe(2);
});

test('styles that do not come at first are asked for again with the next page', async ({ page }) => {
  await page.route(WHOLE, route => route.abort(), { times: 1 });
  const lost = page.waitForEvent('requestfailed');
  await page.goto('/');
  await lost;
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page.locator('main form')).toBeVisible();
  expect(await page.evaluate(() => document.styleSheets.length)).toBe(2);
});

/** How many faces the page knows, once those that it needs have come. */
function facesOf(page: Page): Promise<number> {
  return page.evaluate(async () => (await document.fonts.ready).size);
}

/** Has the page remember what each element and what stands before and after it looks like, a line for each property; how many. */
function noteLooks(page: Page): Promise<number> {
  return page.evaluate(() => {
    const look = () =>
      [...document.querySelectorAll('*')].flatMap((element, place) =>
        ['', '::before', '::after'].flatMap(part => {
          const style = getComputedStyle(element, part);
          const name = `${place} ${element.localName} ${element.getAttribute('class')}${part}`;
          return [...style]
            .filter(property => !property.startsWith('--'))
            .map(property => `${name} ${property}: ${style.getPropertyValue(property)}`);
        }),
      );
    const known = new Set(look());
    Object.assign(window, { newLooks: () => look().filter(line => !known.has(line)) });
    return known.size;
  });
}

/** What looks otherwise than it was noted. */
function newLooks(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { newLooks: () => string[] }).newLooks());
}
