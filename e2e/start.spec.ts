import { expect, test } from '@playwright/test';

// A lost file is logged by React and by the browser, so these pages are not watched for errors.

const lost = '**/assets/categories-page-*.js';

test('a page whose file does not come at the start says so within the frame', async ({ page }) => {
  await page.route(lost, route => route.abort());
  await page.goto('/categories');
  await expect(page.getByText('This page could not be shown.')).toBeVisible();
  await expect(page.locator('header').getByRole('link', { name: 'Slova' })).toBeVisible();
  await page.unroute(lost);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Word categories' })).toBeVisible();
});

test('a page whose file does not come later says so too, and is there after a reload', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('navigation').getByRole('link', { name: 'Dictionary' });
  await page.route(lost, route => route.abort());
  await menu.click();
  await expect(page.getByText('This page could not be shown.')).toBeVisible();
  await page.unroute(lost);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Word categories' })).toBeVisible();
});

test('where the texts of the interface do not come, the page can be reloaded', async ({ page }) => {
  await page.route('**/assets/en-*.js', route => route.abort());
  await page.goto('/categories?find=water');
  await expect(page.getByText('Slova could not be loaded.')).toBeVisible();
  await page.unroute('**/assets/en-*.js');
  await page.getByRole('link', { name: 'Reload the page' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('water');
});
