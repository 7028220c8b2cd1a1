import { choosePair, expect, logIn, openAccount, test } from '../support/people.ts';

test('a phone has four tabs in reach, and marks the one that is shown', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await choosePair(page, 'en', 'es');
  await page.goto('/');
  const tabs = page.getByRole('navigation', { name: 'Quick navigation' });
  await expect(tabs.getByRole('link')).toHaveText(['Home', 'Words', 'Train', 'Texts']);
  await tabs.getByRole('link', { name: 'Words' }).click();
  await expect(page).toHaveURL(/\/categories/);
  await expect(tabs.locator('[aria-current=page]')).toHaveText('Words');
  await page.goto('/categories/food/words');
  await expect(tabs.locator('[aria-current]')).toHaveText('Words');
  await expect(tabs.locator('[aria-current=page]')).toHaveCount(0);
  await tabs.getByRole('link', { name: 'Train' }).click();
  await expect(page).toHaveURL(/selectSource/);
});

test('the header marks the trainers on each of their pages, and nowhere else', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await choosePair(page, 'en', 'es');
  const menu = page.getByRole('banner').getByRole('button', { name: 'Trainers', exact: true });
  for (const path of ['/tests/selectSource', '/tests/words?source=food', '/texts/a1-who-am-i']) {
    await page.goto(path);
    await expect(menu, path).toHaveAttribute('aria-current', 'true');
  }
  for (const path of ['/', '/categories', '/text-words-analysis']) {
    await page.goto(path);
    await expect(menu, path).not.toHaveAttribute('aria-current');
  }
});

test('what is of a person stands below the words on a phone, and behind the initial where there is room', async ({
  page,
}) => {
  await logIn(page, { language: 'en', learning_language: 'es' });
  const current = page.locator('[aria-current]:visible');
  for (const path of ['/my-dictionary', '/my-cards', '/import-export']) {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(path);
    await expect(current, path).toHaveText(['Words']);
    await expect(current, path).toHaveAttribute('aria-current', 'true');
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(current, path).toHaveAttribute('aria-label', 'Olena');
    await current.click();
    const link = page.getByRole('navigation').getByRole('link', { name: 'My dictionary' });
    await expect(link).toHaveAttribute('aria-current', path === '/my-dictionary' ? 'page' : 'true');
    await page.keyboard.press('Escape');
  }
});

test('without a connection a band says what still works', async ({ page, context }) => {
  await page.goto('/contact');
  const band = page.getByText('You are offline.');
  await expect(band).toHaveCount(0);
  await context.setOffline(true);
  await expect(band).toBeVisible();
  await context.setOffline(false);
  await expect(band).toHaveCount(0);
});

test('what works unseen on every page is asked for again with the next one where it did not come', async ({
  page,
}) => {
  const tasks = '**/assets/background-tasks-*.js';
  await page.route(tasks, route => route.abort(), { times: 1 });
  const lost = page.waitForEvent('requestfailed');
  await page.goto('/');
  await lost;
  const found = page.waitForResponse(tasks);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  expect((await found).ok()).toBe(true);
});

test('the account menu shows how many words wait, and leads on', async ({ page }) => {
  await logIn(page, { language: 'en', learning_language: 'es' });
  await page.route('**/api/learning?*', async route => {
    const response = await route.fetch();
    const reply = await response.json();
    await route.fulfill({ response, json: { ...reply, data: { ...reply.data, left: 24 } } });
  });
  await page.goto('/contact');
  await openAccount(page);
  await page.getByRole('link', { name: 'My dictionary Due now 24' }).click();
  await expect(page).toHaveURL(/my-dictionary/);
  await expect(page.getByRole('link', { name: 'Profile' })).toHaveCount(0);
  // What is still asked at the end belongs to no page any more.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
