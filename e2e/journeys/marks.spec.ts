import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { addWords, choosePair, expect, logIn, test } from '../support/people.ts';
import { A1, word } from '../support/reader.ts';

const markOf = (page: Page, word: string, state: string) =>
  page.getByRole('button', { name: `${word}: ${state}`, exact: true });

async function say(
  page: Page,
  word: string,
  { from, choice }: { from: string; choice: string },
): Promise<void> {
  await markOf(page, word, from).click();
  await page.getByRole('button', { name: choice, exact: true }).click();
}

/** How many writes the outbox of this browser keeps. */
const waiting = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>(resolve => {
        const opening = indexedDB.open('outbox');
        opening.onsuccess = () => {
          const database = opening.result;
          const counting = database.transaction('items').objectStore('items').count();
          counting.onsuccess = () => {
            database.close();
            resolve(counting.result);
          };
        };
      }),
  );

test('a word marked in its category is marked everywhere, and learned again', async ({ page }) => {
  const person = await logIn(page, { language: 'en', learning_language: 'es' });
  await addWords(page, person, ['dog']);
  await page.goto('/categories/farm-animals/words');
  await say(page, 'perro', { from: 'New word', choice: 'I know this' });
  await expect(page.getByText('“perro” is marked as known')).toBeVisible();
  await expect(markOf(page, 'perro', 'Known')).toBeFocused();
  await say(page, 'vaca', { from: 'New word', choice: 'Ignore' });
  await expect(markOf(page, 'vaca', 'Ignored')).toBeVisible();

  await page.goto('/my-dictionary');
  await expect(markOf(page, 'perro', 'Known')).toBeVisible();
  await page.goto('/categories?find=perro');
  await expect(markOf(page, 'perro', 'Known')).toBeVisible();
  await page.goto('/categories');
  const card = page.getByRole('listitem').filter({ hasText: 'Farm animals' });
  await expect(card.getByText(/^1 of \d+ yours$/)).toBeVisible();
  await page.goto('/tests/selectSource?testType=flashcards');
  const source = page.getByRole('listitem').filter({ hasText: 'Farm animals' });
  await expect(source.getByText('Known: 1, learning: 0')).toBeAttached();

  await page.goto('/my-dictionary');
  await say(page, 'perro', { from: 'Known', choice: 'Learn again' });
  await expect(markOf(page, 'perro', 'New word')).toBeVisible();
  // It is said once it is stored, and outlives the page from then on.
  await expect(page.getByText('“perro” will be learned again')).toBeVisible();
  await page.reload();
  await expect(markOf(page, 'perro', 'New word')).toBeVisible();
});

test('whoever finds a fault at a word says so there', async ({ page }) => {
  await logIn(page, { language: 'en', learning_language: 'es' });
  await page.goto('/categories/farm-animals/words');
  await say(page, 'perro', { from: 'New word', choice: 'Something is wrong here' });
  const dialog = page.getByRole('dialog', { name: 'What is wrong with “perro”?' });
  await dialog.getByLabel('The sound').check();
  await dialog.getByLabel(/What should it be/).fill('The r is too short');
  const sent = page.waitForRequest('**/api/words/dog/reports');
  await dialog.getByRole('button', { name: 'Send' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    fault: 'sound',
    note: 'The r is too short',
    learn: 'es',
  });
  await expect(page.getByText('Thank you, we will look at it')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(markOf(page, 'perro', 'New word')).toBeFocused();
});

test('a guest says what is wrong with a word of a text', async ({ page }) => {
  await choosePair(page, 'uk', 'en');
  await page.goto(A1);
  await word(page, 'children').click();
  const panel = page.getByRole('complementary', { name: 'Переклад' });
  await panel.getByRole('button', { name: 'Тут щось не так' }).click();
  const dialog = page.getByRole('dialog', { name: /child/ });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // The card below it stays, and with it the button that asked.
  await expect(panel.getByRole('button', { name: 'Тут щось не так' })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Переклад', { exact: true }).check();
  const sent = page.waitForRequest('**/api/words/*/reports');
  await dialog.getByRole('button', { name: 'Надіслати' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ fault: 'translation', learn: 'en', lang: 'uk' });
  await expect(dialog).toBeHidden();
  await expect(panel).toBeVisible();
});

test('a guest says what is wrong with a word of a list', async ({ page }) => {
  await choosePair(page, 'en', 'es');
  await page.goto('/categories/farm-animals/words');
  await page.getByRole('button', { name: 'Something is wrong here' }).click();
  await page.getByLabel('Which word?').selectOption('perro');
  const dialog = page.getByRole('dialog', { name: 'What is wrong with “perro”?' });
  await dialog.getByLabel('The picture').check();
  const sent = page.waitForRequest('**/api/words/dog/reports');
  await dialog.getByRole('button', { name: 'Send' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ fault: 'picture', learn: 'es', lang: 'en' });
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Thank you, we will look at it')).toBeVisible();
});

test('a mark is undone by the toast, and by Z', async ({ page }) => {
  await logIn(page, { language: 'en', learning_language: 'es' });
  await page.goto('/categories/farm-animals/words');
  await say(page, 'perro', { from: 'New word', choice: 'I know this' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(markOf(page, 'perro', 'New word')).toBeVisible();
  await say(page, 'vaca', { from: 'New word', choice: 'Ignore' });
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  const sent = page.waitForResponse('**/api/tests/answers/undo');
  await page.keyboard.press('z');
  expect((await sent).status()).toBe(200);
  await expect(markOf(page, 'vaca', 'New word')).toBeVisible();
  await page.reload();
  await expect(markOf(page, 'perro', 'New word')).toBeVisible();
  await expect(markOf(page, 'vaca', 'New word')).toBeVisible();
});

test('what the server does not take is shown as it was', async ({ page }) => {
  await logIn(page, { language: 'en', learning_language: 'es' });
  await page.goto('/categories/farm-animals/words');
  const refusal = { success: false, message: '', code: 'invalid_input', errors: {} };
  await page.route('**/api/learning/marks', route => route.fulfill({ status: 422, json: refusal }));
  await say(page, 'perro', { from: 'New word', choice: 'I know this' });
  await expect(page.getByText('The mark could not be saved')).toBeVisible();
  await expect(markOf(page, 'perro', 'New word')).toBeVisible();
});

test('marks made without a connection wait, and arrive once, in order with their undos', async ({ page }) => {
  await logIn(page, { language: 'en', learning_language: 'es' });
  await page.goto('/categories/farm-animals/words');
  await expect(markOf(page, 'perro', 'New word')).toBeVisible();
  let isAway = true;
  const sent: string[] = [];
  await page.route(/\/api\/(learning\/marks|tests\/answers\/undo)$/, async route => {
    if (isAway) return route.abort();
    sent.push(new URL(route.request().url()).pathname);
    return route.continue();
  });
  await say(page, 'perro', { from: 'New word', choice: 'I know this' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(markOf(page, 'perro', 'New word')).toBeVisible();
  await say(page, 'vaca', { from: 'New word', choice: 'Ignore' });
  await say(page, 'vaca', { from: 'Ignored', choice: 'I know this' });
  await expect(markOf(page, 'vaca', 'Known')).toBeVisible();
  // A mark is shown a moment before it is stored.
  await expect.poll(() => waiting(page)).toBe(4);
  // The server knows nothing of it yet, and the next page shows it all the same.
  await page.reload();
  await expect(markOf(page, 'vaca', 'Known')).toBeVisible();
  await expect(markOf(page, 'perro', 'New word')).toBeVisible();
  expect(sent).toEqual([]);
  // Not before the old page is gone: the reload could break off what it is just sending.
  page.once('framenavigated', () => {
    isAway = false;
  });
  await page.reload();
  await expect(markOf(page, 'vaca', 'Known')).toBeVisible();
  await expect
    .poll(() => sent)
    .toEqual(['/api/learning/marks', '/api/tests/answers/undo', '/api/learning/marks']);
  // What a reload breaks off on its way is sent again, and rightly.
  await expect.poll(() => waiting(page)).toBe(0);
  await page.reload();
  await expect(markOf(page, 'vaca', 'Known')).toBeVisible();
  await expect(markOf(page, 'perro', 'New word')).toBeVisible();
  expect(sent).toHaveLength(3);
});

test('words of an English text are marked in the reader and the analyser, which can hide what is known', async ({
  page,
}) => {
  await logIn(page, { language: 'de', learning_language: 'es' });
  await page.goto('/texts/a1-a-dogs-diary');
  // The person's language comes with the person; the meanings of the text come anew then.
  await expect(page.getByRole('button', { name: 'Text anhören' })).toBeVisible();
  await page.locator('[data-word]', { hasText: /^dog$/i }).first().click();
  const saved = page.waitForResponse('**/api/learning/marks');
  await page.getByRole('button', { name: 'Kenne ich' }).click();
  await expect(page.getByText('„dog“ ist als bekannt markiert')).toBeVisible();
  await saved;
  await page.goto('/text-words-analysis');
  await page.getByRole('main').getByRole('textbox').first().fill('dog dog dog cat cat bread');
  await page.getByRole('button', { name: 'Analysieren' }).click();
  await expect(markOf(page, 'dog', 'Bekannt')).toBeVisible();
  await page.getByLabel('Bekannte Wörter ausblenden').check();
  await expect(markOf(page, 'cat', 'Neues Wort')).toBeVisible();
  await expect(markOf(page, 'dog', 'Bekannt')).toHaveCount(0);
});

test('guests see no marks, and nothing of them is asked', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', request => asked.push(new URL(request.url()).pathname));
  await choosePair(page, 'en', 'es');
  for (const path of ['/categories', '/categories/farm-animals/words', '/text-words-analysis']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  expect(asked.filter(path => path.startsWith('/api/learning'))).toEqual([]);
  expect(asked).not.toContain('/api/catalogue-words');
});

test('the menu works by keyboard, and screens with marks have no accessibility violations', async ({
  page,
}) => {
  const person = await logIn(page, { language: 'en', learning_language: 'es' });
  await addWords(page, person, ['dog', 'cat']);
  await page.goto('/my-dictionary');
  await markOf(page, 'perro', 'New word').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'I know this' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(markOf(page, 'perro', 'New word')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'I know this' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(markOf(page, 'perro', 'Ignored')).toBeFocused();
  await page.goto('/categories');
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
});
