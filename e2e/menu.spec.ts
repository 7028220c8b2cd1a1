import { expect, test } from './people.ts';

test('a menu left open on a turned tablet does not block the wide page', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 1280 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('banner').getByRole('link', { name: 'Dictionary' }).click({ timeout: 5000 });
  await expect(page).toHaveURL(/\/categories/);
});
