import type { Locator, Page } from '@playwright/test';
import { choosePair, expect, test } from '../support/people.ts';
import { B1, edges, panel, word } from '../support/reader.ts';

test('the card stands beside the text and moves no word of it', async ({ page }) => {
  await page.goto(B1);
  const places = () =>
    page
      .locator('[data-word]')
      .evaluateAll(all => all.map(one => JSON.stringify(one.getBoundingClientRect())));
  await expect(word(page, 'soil')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const before = await places();
  await word(page, 'soil').click();
  await expect(panel(page).getByRole('heading', { name: 'soil' })).toBeVisible();
  expect(await places()).toEqual(before);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

  test('the sheet never covers the word that was tapped', async ({ page }) => {
    await page.goto(B1);
    await expect(page.locator('[data-word]').first()).toBeVisible();
    const tapped = [await lowestVisible(page), page.locator('[data-word]').last()];
    for (const target of tapped) {
      await target.scrollIntoViewIfNeeded();
      await target.tap();
      await expect(panel(page).getByRole('heading')).toHaveText(await target.innerText());
      await expect
        .poll(async () => (await edges(panel(page))).top - (await edges(target)).bottom)
        .toBeGreaterThan(0);
      await expect.poll(async () => (await edges(target)).top).toBeGreaterThan(64);
    }
    await expect.poll(async () => (await edges(panel(page))).bottom).toBeCloseTo(667, 0);
    await panel(page).getByRole('button', { name: 'Close' }).tap();
    await expect(panel(page)).toHaveCount(0);
  });

  test('a sheet that grows stays clear of the word it is about, also where the last one was written alike', async ({
    page,
  }) => {
    // High enough that the sheet has room to grow.
    await page.setViewportSize({ width: 375, height: 812 });
    await choosePair(page, 'en', 'es');
    await page.goto('/texts/es-a1-el-gato-del-tercero');
    const alike = page.locator('[data-word]').getByText('el', { exact: true });
    await alike.first().tap();
    await expect(panel(page).getByRole('heading', { name: 'el' })).toBeVisible();
    const { top } = await edges(panel(page));
    const target = alike.nth(3);
    await target.evaluate(
      (one, edge) => scrollBy({ top: one.getBoundingClientRect().bottom - edge, behavior: 'instant' }),
      top - 24,
    );
    await target.tap();
    await panel(page).getByRole('button', { name: 'Wrong base form?' }).tap();
    await expect.poll(async () => (await edges(panel(page))).top).toBeLessThan(top);
    await expect
      .poll(async () => (await edges(panel(page))).top - (await edges(target)).bottom)
      .toBeGreaterThan(0);
  });
});

/** The last word that is wholly on the screen. */
async function lowestVisible(page: Page): Promise<Locator> {
  const indexes = await page
    .locator('[data-word]')
    .evaluateAll(all => all.filter(one => one.getBoundingClientRect().bottom < innerHeight).length - 1);
  return page.locator(`[data-word="${indexes}"]`);
}

test('whoever comes back to a text goes on where the reading stopped', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 600 });
  await page.goto(B1);
  const goOn = page.getByRole('button', { name: 'Continue where you left off' });
  const paragraph = page.locator('[data-paragraph="5"]');
  await expect(paragraph).toBeAttached();
  await expect(goOn).toHaveCount(0);
  await paragraph.evaluate(element => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  const key = `reading_position:${B1.slice('/texts/'.length)}`;
  await expect.poll(() => page.evaluate(name => localStorage.getItem(name), key)).toBe('5');

  await page.goto('/texts');
  await page.goto(B1);
  await goOn.click();
  await expect.poll(async () => Math.round((await edges(paragraph)).top)).toBeLessThan(120);
  await expect(paragraph.locator('[data-word]').first()).toBeFocused();
  await expect(goOn).toHaveCount(0);

  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(name => localStorage.getItem(name), key)).toBeNull();
});
