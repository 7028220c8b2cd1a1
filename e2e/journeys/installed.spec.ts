import type { Page } from '@playwright/test';
import { chooseLanguage } from '../support/choose-language.ts';
import { startDeployedSite } from '../support/deployed-site.ts';
import { choosePair, expect, test } from '../support/people.ts';
import { readyOffline, title } from '../support/ready-offline.ts';

test.use({ serviceWorkers: 'allow' });

test('a new version is offered under an open page, which goes on with its own files', async ({ page }) => {
  test.slow();
  const site = await startDeployedSite();
  try {
    await page.goto(`${site.url}/contact`);
    await readyOffline(page);
    await page.getByRole('textbox', { name: 'Message' }).fill('half a sentence');
    await site.deployNext('v2');
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect(page.getByText('A new version of Slova is ready.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('half a sentence');
    // A page that was never opened is of the old version, whose files are gone from the server.
    expect(await page.evaluate(importFormerPage)).toContain('DashboardPage');
    expect(await isOfVersion(page, 'v2')).toBe(false);
    // Whoever goes on leaves nothing behind, and meets the new version.
    await page.getByRole('link', { name: 'Dictionary', exact: true }).first().click();
    await expect(title(page)).toHaveText('Word categories');
    await expect.poll(() => isOfVersion(page, 'v2')).toBe(true);
    await expect(page.getByText('A new version of Slova is ready.')).toHaveCount(0);
    await site.deployNext('v3');
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => isOfVersion(page, 'v3')).toBe(true);
    await expect(title(page)).toHaveText('Word categories');
  } finally {
    await site.close();
  }
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('an old page whose next chunk is gone comes in the new version by itself', async ({ page }) => {
    const site = await startDeployedSite();
    try {
      await page.goto(`${site.url}/contact`);
      await expect(title(page)).toBeVisible();
      await site.deployNext('v2');
      await page.getByRole('link', { name: 'Dictionary', exact: true }).first().click();
      await expect(page).toHaveURL(/categories/);
      await expect(title(page)).toHaveText('Word categories');
      await expect.poll(() => isOfVersion(page, 'v2')).toBe(true);
    } finally {
      await site.close();
    }
  });

  test('an old page that is asked for a language whose texts are gone offers the new version and keeps what is typed', async ({
    page,
  }) => {
    const site = await startDeployedSite();
    try {
      await page.goto(`${site.url}/contact`);
      await page.getByRole('textbox', { name: 'Message' }).fill('half a sentence');
      await site.deployNext('v2');
      await chooseLanguage(page, /^Interface language/, 'uk');
      await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
      await expect(page.getByText('The server cannot be reached')).toHaveCount(0);
      await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('half a sentence');
    } finally {
      await site.close();
    }
  });
});

async function isOfVersion(page: Page, mark: string): Promise<boolean> {
  const scripts = page.locator('script[type=module]');
  const paths = await scripts.evaluateAll(all => all.map(one => one.getAttribute('src') ?? ''));
  return paths.every(path => path.includes(`-${mark}`));
}

async function importFormerPage(): Promise<string[]> {
  const files = await (await caches.open('files-1')).keys();
  const paths = files.map(({ url }) => new URL(url).pathname);
  const former = paths.find(path => /dashboard-page-(?!v2)/.test(path)) ?? '';
  return Object.keys(await import(former));
}

test('the page can be installed, in the language it is read in', async ({ page, request }) => {
  await choosePair(page, 'ar', 'es');
  await page.goto('/');
  await readyOffline(page);
  const chrome = await page.context().newCDPSession(page);
  const { errors, data = '', url } = await chrome.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(url).toContain('/app/ar.webmanifest');
  const manifest = JSON.parse(data);
  expect(manifest).toMatchObject({ name: 'Slova', id: '/', lang: 'ar', dir: 'rtl', display: 'standalone' });
  const { installabilityErrors } = await chrome.send('Page.getInstallabilityErrors');
  // Playwright’s contexts are private windows, which is all that stands against it.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter(id => id !== 'in-incognito')).toEqual([]);
  for (const { src, type } of [...manifest.icons, ...manifest.screenshots]) {
    const picture = await request.get(src);
    expect([src, picture.status(), picture.headers()['content-type']]).toEqual([src, 200, type]);
  }
  expect((await request.get('/app/ar.webmanifest')).headers()['content-type']).toBe(
    'application/manifest+json',
  );
});
