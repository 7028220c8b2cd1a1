import { learner } from '../support/learner.ts';
import { drawInBrowser, expect, test } from '../support/people.ts';

test('a source with too few words says so and leads to the categories', async ({ page }) => {
  await learner(page, 1);
  for (const path of ['/tests/words', '/tests/words-reverse']) {
    await page.goto(`${path}?source=userCategory`);
    await expect(page.getByRole('heading', { name: 'Not enough words' })).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Add words' })).toHaveAttribute('href', '/categories?lang=en');
  await page.goto('/tests/flashcards?source=userCategory');
  await expect(page.getByRole('button', { name: 'Show translation' })).toBeVisible();
});

test('an empty dictionary has no flashcards', async ({ page }) => {
  await learner(page, 0);
  await page.goto('/tests/flashcards?source=userCategory');
  await expect(page.getByRole('heading', { name: 'Not enough words' })).toBeVisible();
});

test('a test without a source leads to the choice of one', async ({ page }) => {
  await page.goto('/tests/words');
  await expect(page.getByRole('heading', { name: 'No source selected' })).toBeVisible();
  await page.getByRole('link', { name: 'Choose a word source' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a word source' })).toBeVisible();
});

test('sources that cannot be loaded are asked for again', async ({ page }) => {
  await drawInBrowser(page);
  await page.route('**/api/test/select-source?*', route => route.abort());
  await page.goto('/tests/selectSource');
  await expect(page.getByText('Error loading sources')).toBeVisible();
  await page.unroute('**/api/test/select-source?*');
  const refusal = { success: false, message: '', code: 'failed', errors: {} };
  await page.route('**/api/test/select-source?*', route => route.fulfill({ status: 500, json: refusal }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Failed to load sources')).toBeVisible();
  await page.unroute('**/api/test/select-source?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'Family', exact: true })).toBeVisible();
});

test('a guest is asked to log in for the menu and the dictionary, and chooses among categories', async ({
  page,
}) => {
  for (const path of ['/tests', '/tests/words?source=userCategory']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'You are not authorized' })).toBeVisible();
    await expect(page.getByText('Please log in to access tests')).toBeVisible();
  }
  await page.goto('/tests/selectSource');
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/login',
  );
  await expect(page.getByRole('main').getByRole('link', { name: 'My dictionary' })).toHaveCount(0);
  const link = page.getByRole('link', { name: 'Family', exact: true });
  await expect(link).toHaveAttribute('href', /^\/tests\/words\?source=family&/);
});

test('the menu has two tests to take, two to come, and four tips', async ({ page }) => {
  await learner(page, 0);
  await page.goto('/tests');
  for (const name of ['Mixed test', 'Speed test']) {
    const card = page.getByRole('button', { name });
    await expect(card).toBeDisabled();
    await expect(card).toContainText('Coming soon');
  }
  await expect(page.getByRole('complementary', { name: 'Learning tips' }).getByRole('listitem')).toHaveCount(
    4,
  );
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Word to translation' }).click();
  await expect(page).toHaveURL('/tests/selectSource?lang=en&learn=es&testType=word_to_translation');
});
