import type { Page } from '@playwright/test';
import { choosePair, drawInBrowser, expect, test } from '../support/people.ts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** The page hears of its scrolling with the next frame. */
const scrollingNoted = (page: Page) =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));

test('Back leads to where one was, and a new page begins at its top', async ({ page }) => {
  await choosePair(page, 'en', 'es');
  await page.setViewportSize({ width: 800, height: 600 });
  await page.goto('/categories');
  const card = page.getByRole('link', { name: /Pets and farm animals/ });
  // In the middle, clear of header and tabs: a press would scroll what they hide into view.
  await card.evaluate(element => element.scrollIntoView({ block: 'center' }));
  await scrollingNoted(page);
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(200);
  await card.click();
  await expect(page.getByText('perro', { exact: true })).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(card).toBeInViewport();
  await expect.poll(() => scrolled(page)).toBe(place);
  await page.goForward();
  await expect(page.getByText('perro', { exact: true })).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('Back waits for what is loaded anew, unless the visitor scrolls meanwhile', async ({ page }) => {
  await drawInBrowser(page);
  await choosePair(page, 'en', 'es');
  await page.setViewportSize({ width: 800, height: 600 });
  await page.goto('/categories/food/words');
  await expect(page.getByText('pan', { exact: true }).first()).toBeVisible();
  await page.mouse.wheel(0, 2200);
  await expect.poll(() => scrolled(page)).toBe(2200);
  await scrollingNoted(page);
  let wordsSent = Promise.resolve();
  let sendWords = () => {};
  const holdWords = () => {
    wordsSent = new Promise(resolve => {
      sendWords = resolve;
    });
  };
  await page.route('**/words?*', async route => {
    await wordsSent;
    await route.continue();
  });
  holdWords();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  sendWords();
  await expect.poll(() => scrolled(page)).toBe(2200);
  await scrollingNoted(page);
  holdWords();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.mouse.wheel(0, 10);
  await scrollingNoted(page);
  sendWords();
  await expect(page.getByText('pan', { exact: true }).first()).toBeVisible();
  await scrollingNoted(page);
  // The grey rows reach so far, and no jump follows when the words come.
  expect(await scrolled(page)).toBeLessThan(2000);
});
