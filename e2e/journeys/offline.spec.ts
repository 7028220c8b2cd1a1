import { startDeployedSite } from '../support/deployed-site.ts';
import { addWords, choosePair, expect, logIn, logOut, test } from '../support/people.ts';
import { A1, word } from '../support/reader.ts';
import { readyOffline, title } from '../support/ready-offline.ts';

test.use({ serviceWorkers: 'allow' });

test('after one visit every page opens without a connection, in the language of that visit', async ({
  page,
  context,
}) => {
  await choosePair(page, 'uk', 'es');
  await page.goto('/');
  await readyOffline(page);
  await context.setOffline(true);
  for (const path of ['/contact', '/tests', '/', '/no-such-page']) {
    await page.goto(path);
    await expect(title(page)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
  }
  await expect(page.getByText('Немає з’єднання')).toBeVisible();
});

test('the worker is asked for anew each time, and is kept by nobody in between', async ({ request }) => {
  const worker = await request.get('/sw.js');
  expect(worker.headers()).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
  });
  expect(worker.headers()['content-security-policy']).toContain("worker-src 'self'");
  expect((await request.get('/shell.html')).headers()['cache-control']).toBe('no-cache');
});

test('a page that came past the worker is taken in by it', async ({ page, context }) => {
  await page.goto('/');
  await readyOffline(page);
  // As a page whose request was on its way while the worker took over.
  const devTools = await context.newCDPSession(page);
  await Promise.all([page.waitForEvent('load'), devTools.send('Page.reload', { ignoreCache: true })]);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
});

test('a server that is away is like no connection, and is found again', async ({ page }) => {
  const site = await startDeployedSite();
  try {
    await page.goto(site.url);
    await readyOffline(page);
    await site.stop();
    await page.goto(`${site.url}/contact`);
    await expect(title(page)).toBeVisible();
    await site.startAgain();
    await page.goto(`${site.url}/categories`);
    await expect(page.getByRole('link', { name: /Greetings and phrases/ })).toBeVisible();
  } finally {
    await site.close();
  }
});

for (const { learn, path, form, base, meaning } of [
  { learn: 'en', path: A1, form: 'children', base: 'child', meaning: 'дитина' },
  {
    ...{ learn: 'es', path: '/texts/es-a1-carta-desde-cusco' },
    ...{ form: 'camino', base: 'caminar', meaning: 'іти пішки' },
  },
]) {
  test(`the words of a text in ${learn} are explained without a connection after one visit`, async ({
    page,
    context,
  }) => {
    await choosePair(page, 'uk', learn);
    await page.goto(path);
    await readyOffline(page);
    await context.setOffline(true);
    await word(page, form).click();
    const told = page.getByRole('complementary', { name: 'Переклад' });
    await expect(told).toContainText(meaning);
    await page.reload();
    await word(page, form).click();
    await expect(told).toContainText(base);
    await expect(told).toContainText(meaning);
  });
}

/** Logs somebody in whose dictionary has four animals, and shows it. */
test('a logout leaves nothing of the person on the device', async ({ page, context }) => {
  await page.goto('/');
  const person = await logIn(page, { language: 'en', learning_language: 'es' });
  await addWords(page, person, ['dog']);
  await page.goto('/my-dictionary');
  await expect(page.getByText('perro', { exact: true })).toBeVisible();
  await readyOffline(page);
  await logOut(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  const personal = () =>
    page.evaluate(async () => (await caches.keys()).filter(name => /^replies-1-/.test(name)));
  await expect.poll(personal).toEqual([]);
  await context.setOffline(true);
  await page.evaluate(() => location.assign('/contact'));
  await expect(page.getByText('Olena')).toHaveCount(0);
});

test('a category is made available without a connection, shows in the profile with its size, and goes again', async ({
  page,
  context,
}) => {
  test.slow();
  await logIn(page, { language: 'en', learning_language: 'es' });
  await page.goto('/categories/colors-shapes/words');
  await readyOffline(page);
  await expect(page.getByText('about 0.2 MB')).toBeVisible();
  await page.getByRole('button', { name: 'Make available offline' }).click();
  await expect(page.getByText('Available offline', { exact: true })).toBeVisible({ timeout: 60_000 });
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Offline' }).click();
  await expect(page.getByText('Sounds', { exact: true }).locator('..')).toContainText(/\d MB/);
  await context.setOffline(true);
  await page.goto('/categories/colors-shapes/words');
  await expect(page.getByText('rojo', { exact: true })).toBeVisible();
  await expect(page.getByText('Available offline', { exact: true })).toBeVisible();
  const failures: string[] = [];
  page.on('requestfailed', request => failures.push(request.url()));
  await page.getByRole('button', { name: /rojo/ }).first().click();
  await expect(page.getByText('Error playing audio')).toHaveCount(0);
  expect(failures.filter(url => url.includes('/tts/'))).toEqual([]);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Remove from this device' }).click();
  await expect(page.getByRole('button', { name: 'Make available offline' })).toBeVisible();
});
