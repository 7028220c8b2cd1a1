import { drawInBrowser, expect, logIn, test } from '../support/people.ts';

test('a card is made, searched, changed, deleted and brought back', async ({ page }) => {
  await logIn(page, { language: 'en', learning_language: 'es' });
  await page.goto('/my-cards');
  await expect(page.getByRole('heading', { name: 'No cards yet.' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add a card' }).click();
  const dialog = page.getByRole('dialog');
  // The card of an empty list, where its button stands, centres its text.
  const label = dialog.getByText('Word', { exact: true });
  expect(await label.evaluate(element => getComputedStyle(element).textAlign)).toBe('start');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const summary = dialog.getByRole('group', { name: 'Please check these fields:' });
  await expect(summary.getByRole('button')).toHaveText(['Enter the word', 'Enter the translation']);
  await summary.getByRole('button', { name: 'Enter the translation' }).click();
  await expect(dialog.getByLabel('Translation')).toBeFocused();
  await expect(dialog.getByLabel('Translation')).toHaveAccessibleDescription('Enter the translation');
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

test('a reading keeps its distance from the word in a right-to-left list', async ({ page }) => {
  const { token } = await logIn(page, { language: 'ar', learning_language: 'de' });
  const card = { lang: 'ar', learn: 'de', word: 'Feierabend', translation: 'نهاية العمل', reading: 'faier' };
  await page.request.post('/api/cards', {
    headers: { authorization: `Bearer ${token}` },
    data: { cards: [card] },
  });
  await page.goto('/my-cards');
  const row = page.getByRole('listitem').filter({ hasText: 'Feierabend' });
  const edges = (text: string) =>
    row.getByText(text, { exact: true }).evaluate(element => element.getBoundingClientRect().toJSON());
  const [word, reading] = [await edges('Feierabend'), await edges('faier')];
  expect(word.left - reading.right).toBeGreaterThanOrEqual(8);
});

test('thousands of cards are there, by scrolling and by searching', async ({ page }) => {
  const { token } = await logIn(page, { language: 'en', learning_language: 'es' });
  const headers = { authorization: `Bearer ${token}` };
  for (let start = 0; start < 1000; start += 500) {
    const cards = Array.from({ length: 500 }, (_, number) => ({
      ...{ word: `palabra ${start + number}`, translation: `meaning ${start + number}` },
      ...{ learn: 'es', lang: 'en' },
    }));
    const made = await page.request.post('/api/cards', { headers, data: { cards } });
    expect(made.ok()).toBe(true);
  }
  await page.goto('/my-cards');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows.first()).toHaveAttribute('aria-setsize', '1000');
  expect(await rows.count()).toBeLessThan(150);
  await expect(page.getByText(/^meaning \d+$/).first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
  await expect(page.locator('[data-row="500"]')).toContainText('meaning');
  await page.getByRole('searchbox').fill('palabra 777');
  await expect(page.getByText('meaning 777')).toBeVisible();
  await expect(rows).toHaveCount(1);
});

test('in the analyser a word that only the dictionary knows is added, and an unknown one becomes a card', async ({
  page,
}) => {
  await logIn(page, { language: 'uk', learning_language: 'en' });
  await page.goto('/text-words-analysis');
  await page.getByRole('textbox').first().fill('Hello there. A wooden, wooden quokka! The end.');
  await page.locator('form button[type=submit]').click();
  await page.getByRole('button', { name: /словника: wooden/ }).click();
  await expect(page.getByRole('row', { name: /wooden/ }).getByRole('img')).toBeVisible();
  await page.getByRole('button', { name: 'Додати картку: quokka' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Слово')).toHaveValue('quokka');
  await expect(dialog.getByLabel('Приклад')).toHaveValue('A wooden, wooden quokka!');
  await dialog.getByLabel('Переклад').fill('квока');
  await dialog.getByRole('button', { name: 'Зберегти' }).click();
  await page.goto('/my-dictionary');
  await expect(page.getByRole('checkbox', { name: /quokka/ })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /wooden/ })).toBeVisible();
});

test('in the analyser several words become cards at once, each with its sentence', async ({ page }) => {
  await logIn(page, { language: 'uk', learning_language: 'en' });
  await page.goto('/text-words-analysis');
  await page.getByRole('textbox').first().fill('A quokka smiled. The wombat slept. An echidna ran.');
  await page.locator('form button[type=submit]').click();
  await page.getByRole('button', { name: 'Картки для кількох слів' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('wombat')).toHaveAccessibleDescription('The wombat slept.');
  await dialog.getByLabel('quokka').fill('квока');
  await dialog.getByLabel('wombat').fill('вомбат');
  await dialog.getByRole('button', { name: 'Зберегти' }).click();
  await expect(page.getByText('Збережено карток: 2')).toBeVisible();
  await page.getByRole('button', { name: 'Картки для кількох слів' }).click();
  await expect(dialog.getByLabel('echidna')).toBeVisible();
  await expect(dialog.getByLabel('wombat')).toHaveCount(0);
  await page.goto('/my-cards');
  await expect(page.getByRole('listitem').filter({ hasText: 'вомбат' })).toContainText('The wombat slept.');
});

test('a word tapped in a text becomes a card with its sentence', async ({ page }) => {
  await drawInBrowser(page);
  await logIn(page, { language: 'uk', learning_language: 'en' });
  const text = {
    id: 'a1-a-dogs-diary',
    title: 'Zyx',
    level: 'A1',
    body: 'It was late. The quokkaish zyx slept. Good.',
  };
  await page.route('**/api/texts/a1-a-dogs-diary*', async route => {
    const reply = await route.fetch();
    const json = await reply.json();
    await route.fulfill({
      response: reply,
      json: { ...json, data: { ...json.data, text: { ...json.data.text, ...text } } },
    });
  });
  await page.goto('/texts/a1-a-dogs-diary');
  await page.locator('[data-word]', { hasText: 'quokkaish' }).click();
  await page.getByRole('button', { name: 'Додати картку' }).click();
  await expect(page.getByRole('dialog').getByLabel('Приклад')).toHaveValue('The quokkaish zyx slept.');
});
