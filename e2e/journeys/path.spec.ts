import { choosePair, expect, logIn, test } from '../support/people.ts';

test('a guest looks at the steps of the first 1,000 words and begins one', async ({ page }) => {
  await choosePair(page, 'en', 'es');
  await page.goto('/categories');
  await page.getByRole('link', { name: 'All steps' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /1,000/ })).toBeVisible();
  await page.getByRole('link', { name: 'Step 7, 0 of 20 begun' }).click();
  await expect(page).toHaveURL(/step=7/);
  await expect(page.getByRole('heading', { level: 2, name: 'Step 7' })).toBeVisible();
  await page.getByRole('link', { name: /^Learn About/ }).click();
  await expect(page).toHaveURL(/\/learn\?source=path-7/);
});

test('a learner checks a step, and goes on in a topic', async ({ page }) => {
  await logIn(page, { language: 'en', learning_language: 'es' });
  await page.goto('/path');
  await page.getByRole('button', { name: 'I know these: check the step' }).click();
  const dialog = page.getByRole('dialog');
  for (let question = 1; question <= 8; question += 1) {
    await expect(dialog.getByRole('status')).toHaveText(`Question ${question} of 8.`);
    // The last one: a word of the step may read the same.
    await dialog.getByRole('button', { name: 'I don’t know' }).last().click();
  }
  await expect(page.getByText('No word was marked as known.', { exact: false })).toBeVisible();
  await page.goto('/categories/food/words');
  await expect(page.getByRole('link', { name: /^Learn 4 new$/ })).toBeVisible();
  await page.getByRole('button', { name: /^New \d+$/ }).click();
  await expect(page).toHaveURL(/show=new/);
  await page.getByRole('link', { name: /^Learn 4 new$/ }).click();
  await expect(page).toHaveURL(/\/learn\?source=food/);
  await expect(page.getByText(/New word 1 of/)).toBeVisible();
});
