import { expect, type Route, test } from '@playwright/test';

// A lost file is logged by React and by the browser, so these pages are not watched for errors.

const lost = '**/assets/categories-page-*.js';
const PORTAL = { status: 200, contentType: 'text/html', body: '<h1>Welcome to our hotel</h1>' };

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

for (const [what, lose] of [
  ['a proxy says 502', (route: Route) => route.fulfill({ status: 502, body: '<h1>502</h1>' })],
  ['a network shows its login', (route: Route) => route.fulfill(PORTAL)],
] as const) {
  for (const [file, address] of [
    ['a page', lost],
    ['texts', '**/assets/en-*.js'],
  ] as const) {
    test(`${what} in place of the file of ${file} once: it is asked for again, and nobody sees it`, async ({
      page,
    }) => {
      await page.goto('/');
      const menu = page.getByRole('navigation').getByRole('link', { name: 'Dictionary' });
      await page.route(address, lose, { times: 1 });
      await (file === 'texts' ? page.goto('/categories') : menu.click());
      await page.locator('#root[data-view]').waitFor({ state: 'detached' });
      await expect(page.getByRole('heading', { level: 1, name: 'Word categories' })).toBeVisible();
    });
  }
}

test('a page whose file did not come while a network wanted a login comes by itself once that is over', async ({
  page,
}) => {
  test.slow();
  await page.goto('/');
  const menu = page.getByRole('navigation').getByRole('link', { name: 'Dictionary' });
  const theirs = /\/(?:assets|api|health)\//;
  await page.route(theirs, route => route.fulfill(PORTAL));
  await menu.click();
  await expect(page.getByRole('main').getByText('The server cannot be reached.')).toBeVisible();
  await page.unroute(theirs);
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
