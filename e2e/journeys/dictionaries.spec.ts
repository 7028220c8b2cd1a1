import type { Page } from '@playwright/test';
import { expect, logIn, test } from '../support/people.ts';
import { panel, word } from '../support/reader.ts';

/** More than one batch, so that the writing can be watched and broken off. */
const ENTRIES = 2500;
const GLOSSARY = `flower\tbloom of a plant\n${Array.from({ length: ENTRIES }, (_, place) => `wort${place}\tsense ${place}`).join('\n')}\n`;

async function choose(page: Page, name: string, text: string): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
}

test('a dictionary is brought, goes on after it was broken off, and speaks of a tapped word', async ({
  page,
}) => {
  await logIn(page, { language: 'en', learning_language: 'en' });
  await page.goto('/import-export');
  await page.getByRole('radio', { name: 'Dictionaries' }).click();
  await expect(page).toHaveURL('/import-export?part=dictionaries');
  await expect(page.getByRole('heading', { name: 'Bring a dictionary' })).toBeVisible();
  // The second batch finds no server that takes it.
  let batches = 0;
  await page.route('**/api/reference-dictionaries/*/entries', async route => {
    batches += 1;
    if (batches === 2)
      await route.fulfill({
        status: 422,
        json: { success: false, message: 'No', code: 'invalid_input', errors: {} },
      });
    else await route.continue();
  });
  await choose(page, 'glossary.tsv', GLOSSARY);
  await page.getByRole('button', { name: 'Add this dictionary' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Entries: 2,501').first()).toBeVisible();
  // The first batch was not sent again.
  expect(batches).toBe(4);
  await page.goto('/texts/a1-a-dogs-diary');
  await word(page, 'flowers').click();
  await expect(panel(page)).toContainText('bloom of a plant');
  await expect(panel(page)).toContainText('glossary');
  await panel(page)
    .getByRole('button', { name: /^Learn with this meaning/ })
    .click();
  await expect(page.getByText('“flower” saved')).toBeVisible();
});
