import type { Page } from '@playwright/test';
import { addWords, expect, logIn, test } from './people.ts';

const figure = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd');

/** Goes to the progress as people do: by the menu, without loading the page anew. */
async function seeProgress(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Progress' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Progress' })).toBeVisible();
}

test('progress follows what is removed, learned and answered meanwhile', async ({ page }) => {
  const person = await logIn(page, { language: 'en', learning_language: 'es' });
  await addWords(page, person, ['dog', 'family', 'mother', 'father']);
  await page.goto('/my-dictionary');
  await seeProgress(page);
  await expect(figure(page, 'In your dictionary')).toHaveText('4');

  await page.goBack();
  await page.getByRole('button', { name: 'Remove from dictionary: perro' }).click();
  await expect(page.getByRole('checkbox', { name: 'Select: perro' })).toHaveCount(0);
  await seeProgress(page);
  await expect(figure(page, 'In your dictionary')).toHaveText('3');

  await page.getByRole('link', { name: 'Train now' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Translation to word' }).click();
  await page.getByRole('main').getByRole('link', { name: 'My dictionary' }).click();
  await page.getByRole('button', { name: 'Word learned' }).click();
  await expect(page.getByText('2 of 3')).toBeVisible();
  await seeProgress(page);
  await expect(figure(page, 'In your dictionary')).toHaveText('2');
  await expect(figure(page, 'Known words')).toHaveText('1');

  await page.goBack();
  await expect(page.getByText('1 of 2')).toBeVisible();
  await page.keyboard.press('Digit1');
  await seeProgress(page);
  await expect(figure(page, 'Answers')).toHaveText('1');
});
