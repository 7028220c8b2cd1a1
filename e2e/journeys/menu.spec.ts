import { choosePair, expect, test } from '../support/people.ts';

const CURRENT = 'header a[aria-current=page]:visible';

test('the menu marks the one trainer whose source is being chosen', async ({ page }) => {
  await choosePair(page, 'en', 'es');
  for (const [search, name] of [
    ['?testType=flashcards', 'Flashcards'],
    ['?testType=word_to_translation&lang=uk', 'Word to translation'],
    ['', 'Translation to word'],
  ]) {
    await page.goto(`/tests/selectSource${search}`);
    await page.getByRole('button', { name: 'Trainers' }).click();
    await expect(page.locator(CURRENT)).toHaveText([name as string]);
  }
});

test('a menu left open on a turned tablet does not block the wide page', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 1280 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('banner').getByRole('link', { name: 'Dictionary' }).click();
  await expect(page).toHaveURL(/\/categories/);
});

test.describe('the sheet of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const [reducedMotion, animation] of [
    ['no-preference', 'rise'],
    ['reduce', 'none'],
  ] as const) {
    test(`comes as motion is wished: ${reducedMotion}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await page.goto('/');
      const sheet = page.getByRole('dialog', { name: 'Menu' });
      // Each time it opens, and it is at rest soon after.
      for (const _ of ['first', 'again']) {
        await page.getByRole('button', { name: 'Open menu' }).click();
        await expect(sheet).toHaveCSS('animation-name', animation);
        await expect.poll(() => sheet.evaluate(element => element.getAnimations().length)).toBe(0);
        await expect(sheet).toHaveCSS('opacity', '1');
        await page.keyboard.press('Escape');
        await expect(sheet).toBeHidden();
      }
    });
  }
});
