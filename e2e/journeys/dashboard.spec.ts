import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { answered } from '../support/learner.ts';
import { addWords, expect, logIn, openAccount, test } from '../support/people.ts';

const figure = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd')
    .first();

/** Goes to the progress as people do: by the menu, without loading the page anew. */
async function seeProgress(page: Page): Promise<void> {
  await openAccount(page);
  await page.getByRole('banner').getByRole('link', { name: 'Progress' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Progress' })).toBeVisible();
}

test('progress follows what is learned and answered meanwhile', async ({ page }) => {
  const person = await logIn(page, { language: 'en', learning_language: 'es' });
  await addWords(page, person, ['dog', 'family', 'mother']);
  await page.goto('/tests/words?source=userCategory');
  await seeProgress(page);
  await expect(figure(page, 'Answers today')).toHaveText('0');
  await expect(figure(page, 'Known words')).toHaveText('0');

  await page.goBack();
  await page.getByRole('button', { name: 'Word learned' }).click();
  await expect(page.getByText('2 of 3')).toBeVisible();
  await seeProgress(page);
  await expect(figure(page, 'Known words')).toHaveText('1');

  await page.goBack();
  await expect(page.locator('main [aria-keyshortcuts="1"]')).toBeEnabled();
  await page.keyboard.press('Digit1');
  await seeProgress(page);
  await expect(figure(page, 'Answers today')).toHaveText('1');
  await expect(figure(page, 'Learning')).toHaveText('1');
});

test('a history is drawn, and every drawing can be read as a table', async ({ page }) => {
  const person = await logIn(page, { language: 'en', learning_language: 'es' });
  await answered(page, person, 9, 3);
  await answered(page, person, 2, 4);
  await page.goto('/dashboard');
  for (const name of ['The next 14 days', 'Your year', 'Your words over time', 'How well you remember']) {
    const region = page.getByRole('region', { name });
    await expect(region.getByRole('img', { name }).first()).toBeVisible();
    await region.getByText('Show as a table').click();
    await expect(region.getByRole('table', { name })).toBeVisible();
    await expect(region.getByRole('rowheader').first()).toBeVisible();
  }
  const year = page.getByRole('region', { name: 'Your year' });
  await expect(year.getByRole('rowheader')).toHaveCount(2);
  await expectAccessible(page);

  const hardest = page.getByRole('region', { name: 'Your hardest words' });
  await expect(hardest.getByRole('listitem').filter({ hasText: 'hermano' })).toContainText('pan');
  await hardest.getByRole('link', { name: 'Practice these words' }).click();
  await expect(page).toHaveURL(/\/learn\?words=.*brother/);
});

test('a beginner is told what will appear, and led to the first words', async ({ page }) => {
  await logIn(page, { language: 'en', learning_language: 'es' });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Learn your first words' })).toBeVisible();
  await seeProgress(page);
  await expect(page.getByText('Every day you learn gets a square here')).toBeVisible();
  await expect(page.getByText('Words you miss are gathered here')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Start learning' }).click();
  await expect(page).toHaveURL('/learn');
});

test('what is chosen about learning is kept, and a slip is told at its field', async ({ page }) => {
  await logIn(page, { language: 'en', learning_language: 'es' });
  await page.goto('/profile');
  const newWords = page.getByLabel('New words a day', { exact: true });
  await newWords.fill('201');
  await page.getByRole('button', { name: 'Update profile' }).click();
  await expect(page.getByRole('group', { name: 'Please check these fields:' })).toBeFocused();
  await expect(newWords).toHaveAccessibleDescription(/Enter a whole number from 0 to 200/);
  await newWords.fill('35');
  await page.getByLabel(/^How well you want to remember/).fill('85');
  await expect(page.getByText(/About \d+% fewer reviews than usual/)).toBeVisible();
  await page.getByLabel(/^Hide my streak/).check();
  await page.getByRole('button', { name: 'Update profile' }).click();
  await expect(page.getByText('Profile updated successfully')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(newWords).toHaveValue('35');
  await expect(page.getByLabel('How well you want to remember: 85%')).toHaveValue('85');
  await expect(page.getByLabel(/^Hide my streak/)).toBeChecked();
});
