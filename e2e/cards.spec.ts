import { expect, logIn, test } from './people.ts';

test('a card is made, searched, changed, deleted and brought back', async ({ page }) => {
  await logIn(page, { language: 'en', learning_language: 'es' });
  await page.goto('/my-cards');
  await expect(page.getByRole('heading', { name: 'No cards yet.' })).toBeVisible();
  await page.getByRole('button', { name: 'Add a card' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Fill in this field')).toHaveCount(2);
  await dialog.getByLabel('Word', { exact: true }).fill('quokka');
  await dialog.getByLabel('Translation').fill('a smiling animal');
  await dialog.getByLabel('Emoji').fill('🦘');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('“quokka” saved')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'a smiling animal' })).toBeVisible();

  await page.getByRole('button', { name: 'Edit: quokka' }).click();
  await dialog.getByLabel('Note').fill('from Australia');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'from Australia' })).toBeVisible();
  await page.getByRole('searchbox').fill('nothing like it');
  await expect(page.getByText('No card matches your search.')).toBeVisible();
  await page.getByRole('searchbox').fill('austral');
  await page.getByRole('button', { name: 'Delete: quokka' }).click();
  await expect(page.getByText('No card matches your search.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'a smiling animal' })).toBeVisible();

  await page.goto('/my-dictionary');
  await expect(page.getByRole('checkbox', { name: 'Select: quokka' })).toBeVisible();
});

test('in the analyser a word that only the dictionary knows is added, and an unknown one becomes a card', async ({
  page,
}) => {
  await logIn(page, { language: 'uk', learning_language: 'en' });
  await page.goto('/text-words-analysis');
  await page.getByRole('textbox').first().fill('wooden wooden quokka');
  await page.locator('form button[type=submit]').click();
  await page.getByRole('button', { name: /словника: wooden/ }).click();
  await expect(page.getByRole('row', { name: /wooden/ }).getByRole('img')).toBeVisible();
  await page.getByRole('button', { name: 'Додати картку: quokka' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Слово')).toHaveValue('quokka');
  await dialog.getByLabel('Переклад').fill('квока');
  await dialog.getByRole('button', { name: 'Зберегти' }).click();
  await page.goto('/my-dictionary');
  await expect(page.getByRole('checkbox', { name: /quokka/ })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /wooden/ })).toBeVisible();
});
